import { expect, it } from 'vitest';
import type { LiveTab } from '#domain/atelier/live.ts';
import { traceIn, traceText, traceTextWithin } from '#domain/atelier/trace.ts';
import { stepOf } from './steps.ts';

const actor = { kind: 'actor', session: '1', parent: '', name: 'door', chart: 'door' } as const;
const TAB: LiveTab = {
  tab: 'a',
  actors: [actor],
  steps: Array.from({ length: 800 }, (_, at) => stepOf(at, { active: ['door.open'] })),
};

it('ATELIER-7.4: a log that is too long to send loses its oldest steps, and a shorter one loses none', () => {
  const whole = traceText('0.1.0', TAB);
  expect(traceTextWithin('0.1.0', TAB, whole.length)).toBe(whole);
  const sent = traceTextWithin('0.1.0', TAB, whole.length / 2);
  expect(sent.length).toBeLessThanOrEqual(whole.length / 2);
  const { actors, steps } = traceIn(sent);
  expect(actors).toHaveLength(1);
  // The state of the door before them, and the latest steps.
  expect(steps.map(({ seq }) => seq)).toEqual([549, ...Array.from({ length: 250 }, (_, at) => 550 + at)]);
});
