import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { PageKind } from '#domain/navigation/page-initial-state.ts';
import { pageInitialStateMachine } from '#machines/page-initial-state/page-initial-state.machine.ts';
import { selectIsFresh } from '#machines/page-initial-state/page-initial-state.selectors.ts';

function open(kind: PageKind) {
  const clock = new SimulatedClock();
  const page = createActor(pageInitialStateMachine, { clock, input: { kind } }).start();
  return { clock, isFresh: () => selectIsFresh(page.getSnapshot()) };
}

describe('a page that has just been opened', () => {
  it('PATIENT-6: is flagged as fresh for 1000 ms', () => {
    const { clock, isFresh } = open('page');
    clock.increment(999);
    expect(isFresh()).toBe(true);
    clock.increment(1);
    expect(isFresh()).toBe(false);
  });

  it('PATIENT-6: is flagged as fresh for 500 ms on patient search', () => {
    const { clock, isFresh } = open('patientSearch');
    clock.increment(499);
    expect(isFresh()).toBe(true);
    clock.increment(1);
    expect(isFresh()).toBe(false);
  });
});
