import { describe, expect, it } from 'vitest';
import { type LiveMessage, latestStepOf, NO_TAB, tabAfter } from '#domain/atelier/live.ts';

const actor = (session: string, chart: string): LiveMessage => ({
  kind: 'actor',
  session,
  parent: '',
  name: chart,
  chart,
});
const step = (seq: number, session: string): LiveMessage => ({
  kind: 'step',
  seq,
  atMs: seq,
  session,
  from: '',
  event: 'door.open',
  transitions: [],
  active: [],
  status: 'active',
  context: {},
});

describe('a watched tab', () => {
  const first = tabAfter(NO_TAB, 'a', [actor('1', 'door'), actor('2', 'gate'), step(1, '1'), step(2, '2')]);

  it('adds what is new, and nothing twice', () => {
    const { actors, steps } = tabAfter(first, 'a', [actor('1', 'door'), step(2, '2'), step(3, '1')]);
    expect([actors.length, steps.map(({ seq }) => seq)]).toEqual([2, [1, 2, 3]]);
  });

  it('is replaced by the tab that reports later', () => {
    expect(tabAfter(first, 'b', [actor('1', 'door')])).toMatchObject({ tab: 'b', steps: [] });
  });

  it('stores the last 500 steps', () => {
    const { steps } = tabAfter(
      NO_TAB,
      'a',
      Array.from({ length: 600 }, (_, index) => step(index + 1, '1')),
    );
    expect([steps.length, steps[0]?.seq]).toEqual([500, 101]);
  });

  it('has a latest step of each chart', () => {
    expect(latestStepOf(first, 'door')?.seq).toBe(1);
    expect(latestStepOf(first, 'window')).toBeNull();
  });
});
