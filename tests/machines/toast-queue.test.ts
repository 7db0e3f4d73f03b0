import { describe, expect, it } from 'vitest';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { selectToast, selectToastPhase } from '#machines/toast-queue/toast-queue.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

function startQueue() {
  const { actor: queue, clock, effects, now } = startChart(toastQueueMachine);
  const push = (label: string) => queue.send({ type: 'toast.push', toast: { variant: 'info', label } });
  const seen = () => [selectToastPhase(now()), selectToast(now())?.label];
  /** Time passes in steps: a jump over two delays would let only the first begin. */
  const pass = (...steps: number[]) => {
    for (const ms of steps) clock.increment(ms);
  };
  return { queue, push, seen, pass, restored: effects.restoreNotifications };
}

describe('the toast queue', () => {
  it.each([
    ['is entering for 300 ms', [299], 'entering'],
    ['is shown after 300 ms', [300], 'shown'],
    ['is shown for 5000 ms', [300, 4999], 'shown'],
    ['is leaving after 5000 ms', [300, 5000], 'leaving'],
    ['is leaving for 200 ms', [300, 5000, 199], 'leaving'],
    ['is gone after 200 ms', [300, 5000, 200], 'idle'],
  ])('TOAST-1: a toast %s', (_, steps, phase) => {
    const { push, seen, pass } = startQueue();
    push('Saved');
    expect(seen()).toEqual(['entering', 'Saved']);
    pass(...steps);
    expect(seen()).toEqual([phase, phase === 'idle' ? undefined : 'Saved']);
  });

  it('TOAST-1: while one toast is on the page, new ones queue and come next, in their order', () => {
    const { push, seen, pass } = startQueue();
    push('First');
    push('Second');
    pass(300);
    push('Third');
    expect(seen()).toEqual(['shown', 'First']);
    pass(5000, 200);
    expect(seen()).toEqual(['entering', 'Second']);
    pass(300, 5000);
    push('Fourth');
    expect(seen()).toEqual(['leaving', 'Second']);
    pass(200);
    expect(seen()).toEqual(['entering', 'Third']);
    pass(300, 5000, 200);
    expect(seen()).toEqual(['entering', 'Fourth']);
  });

  it('a closed toast fades out at once, while it fades in and while it is shown', () => {
    const { queue, push, seen, pass } = startQueue();
    push('First');
    push('Second');
    queue.send({ type: 'toast.dismiss' });
    expect(seen()).toEqual(['leaving', 'First']);
    pass(200, 300);
    expect(seen()).toEqual(['shown', 'Second']);
    queue.send({ type: 'toast.dismiss' });
    expect(seen()).toEqual(['leaving', 'Second']);
    pass(200);
    expect(seen()).toEqual(['idle', undefined]);
  });

  it('BELL-6: the action of a toast restores the notifications once and dismisses the toast', () => {
    const { queue, seen, pass, restored } = startQueue();
    const action = { kind: 'restoreNotifications', label: 'Undo', practiceId: 'p1', ids: ['5001'] } as const;
    queue.send({ type: 'toast.push', toast: { variant: 'success', label: 'Dismissed', action } });
    pass(300);
    queue.send({ type: 'toast.act' });
    queue.send({ type: 'toast.act' });
    expect(restored).toHaveLength(1);
    expect(seen()).toEqual(['leaving', 'Dismissed']);
  });
});
