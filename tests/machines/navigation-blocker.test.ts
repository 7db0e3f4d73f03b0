import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { navigationBlockerMachine } from '#machines/navigation-blocker/navigation-blocker.machine.ts';
import { selectIsBlocked } from '#machines/navigation-blocker/navigation-blocker.selectors.ts';

const FEES = '/fee-management';
const REPORT = '/reports';

function startBlocker() {
  const done: unknown[] = [];
  const machine = navigationBlockerMachine.provide({
    actions: {
      recordIndex: (_, { index }) => void done.push(`entry ${index}`),
      traverse: (_, { steps }) => void done.push(`go ${steps}`),
      requestLeave: (_, { leave }) => void done.push(leave),
    },
  });
  const blocker = createActor(machine, { input: { index: 1, path: FEES } }).start();
  return {
    blocker,
    isBlocked: () => selectIsBlocked(blocker.getSnapshot()),
    /** The actions since the previous call. */
    done: () => done.splice(0),
  };
}

describe('Back, Forward and links', () => {
  it('WIDGET-2: with unsaved work, Back is undone and a confirmation opens; no other listener sees the return', () => {
    const { blocker, isBlocked, done } = startBlocker();
    expect(done()).toEqual(['entry 1']);
    blocker.send({ type: 'entry.reach', index: 0, path: REPORT, isHarmless: false });
    expect(isBlocked()).toBe(true);
    expect(done()).toEqual(['go 1', { kind: 'history', path: REPORT, steps: -1 }]);
    blocker.send({ type: 'entry.reach', index: 1, path: FEES, isHarmless: true });
    expect([isBlocked(), done()]).toEqual([true, []]);
  });

  it('WIDGET-2: three entries ahead are undone as one step of three', () => {
    const { blocker, done } = startBlocker();
    blocker.send({ type: 'entry.reach', index: 4, path: REPORT, isHarmless: false });
    expect(done()).toEqual(['entry 1', 'go -3', { kind: 'history', path: REPORT, steps: 3 }]);
  });

  it('WIDGET-2: without unsaved work, Back and Forward are followed, and later steps count from there', () => {
    const { blocker, isBlocked, done } = startBlocker();
    blocker.send({ type: 'entry.reach', index: 3, path: REPORT, isHarmless: true });
    expect([isBlocked(), done()]).toEqual([false, ['entry 1', 'entry 3']]);
    blocker.send({ type: 'entry.reach', index: 1, path: FEES, isHarmless: false });
    expect(done()).toEqual(['go 2', { kind: 'history', path: FEES, steps: -2 }]);
  });

  it('WIDGET-2: an entry from before the portal was loaded counts as the previous entry', () => {
    const { blocker, done } = startBlocker();
    blocker.send({ type: 'entry.reach', index: null, path: REPORT, isHarmless: false });
    expect(done()).toEqual(['entry 1', 'go 1', { kind: 'history', path: REPORT, steps: -1 }]);
    blocker.send({ type: 'entry.reach', index: null, path: REPORT, isHarmless: true });
    expect(done()).toEqual(['entry 0']);
  });

  it('WIDGET-2: each change of the address is numbered; a link to a fragment is too, and never needs a confirmation', () => {
    const { blocker, isBlocked, done } = startBlocker();
    blocker.send({ type: 'entry.push', path: REPORT });
    blocker.send({ type: 'entry.replace', path: FEES });
    blocker.send({ type: 'entry.reach', index: null, path: FEES, isHarmless: false });
    expect([isBlocked(), done()]).toEqual([false, ['entry 1', 'entry 2', 'entry 2', 'entry 3']]);
  });

  it('WIDGET-2: a link is followed without unsaved work, and needs a confirmation with it', () => {
    const { blocker, isBlocked, done } = startBlocker();
    blocker.send({ type: 'link.click', path: REPORT, isHarmless: true });
    expect(isBlocked()).toBe(false);
    done();
    blocker.send({ type: 'link.click', path: REPORT, isHarmless: false });
    expect([isBlocked(), done()]).toEqual([true, [{ kind: 'page', path: REPORT }]]);
  });
});
