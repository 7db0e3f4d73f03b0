import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { selectToast, selectToastPhase } from '#machines/toast-queue/toast-queue.selectors.ts';

function startQueue() {
  const clock = new SimulatedClock();
  const queue = createActor(toastQueueMachine, { clock }).start();
  const push = (label: string) => queue.send({ type: 'toast.push', toast: { variant: 'info', label } });
  const seen = () => [selectToastPhase(queue.getSnapshot()), selectToast(queue.getSnapshot())?.label];
  /** Time passes in steps: a jump over two delays would let only the first begin. */
  const pass = (...steps: number[]) => {
    for (const ms of steps) clock.increment(ms);
  };
  return { queue, push, seen, pass };
}

describe('the toast queue', () => {
  it('TOAST-1: a toast enters in 300 ms, is shown for 5000 ms, and leaves in 200 ms', () => {
    const { push, seen, pass } = startQueue();
    push('Saved');
    expect(seen()).toEqual(['entering', 'Saved']);
    pass(299);
    expect(seen()).toEqual(['entering', 'Saved']);
    pass(1);
    expect(seen()).toEqual(['shown', 'Saved']);
    pass(4999);
    expect(seen()).toEqual(['shown', 'Saved']);
    pass(1);
    expect(seen()).toEqual(['leaving', 'Saved']);
    pass(199);
    expect(seen()).toEqual(['leaving', 'Saved']);
    pass(1);
    expect(seen()).toEqual(['idle', undefined]);
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
    const restoreNotifications = vi.fn();
    const clock = new SimulatedClock();
    const machine = toastQueueMachine.provide({ actions: { restoreNotifications } });
    const queue = createActor(machine, { clock }).start();
    const action = { kind: 'restoreNotifications', label: 'Undo', practiceId: 'p1', ids: ['5001'] } as const;
    queue.send({ type: 'toast.push', toast: { variant: 'success', label: 'Dismissed', action } });
    clock.increment(300);
    queue.send({ type: 'toast.act' });
    queue.send({ type: 'toast.act' });
    expect(restoreNotifications).toHaveBeenCalledOnce();
    expect(selectToastPhase(queue.getSnapshot())).toBe('leaving');
  });
});
