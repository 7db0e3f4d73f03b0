import { describe, expect, it } from 'vitest';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { selectToast, selectToastPhase } from '#machines/toast-queue/toast-queue.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

function startQueue() {
  const { actor: queue, clock, effects, now } = startChart(toastQueueMachine);
  const push = (label: string) => queue.send({ type: 'toast.push', toast: { variant: 'info', label } });
  const seen = () => [selectToastPhase(now()), selectToast(now())?.label];
  /** Time passes in steps, because a jump over two delays would start only the first. */
  const pass = (...steps: number[]) => {
    for (const ms of steps) clock.increment(ms);
  };
  return { queue, push, seen, pass, restored: effects.restoreNotifications };
}

describe('the toast queue', () => {
  it('a closed toast fades out immediately, both while it fades in and while it is shown', () => {
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

  it.each([
    ['fades in', []],
    ['is shown', [300]],
    ['fades out', [300, 5000]],
  ])('SESSION-5: clearing removes the toast that %s and the waiting ones immediately', (_, steps) => {
    const { queue, push, seen, pass } = startQueue();
    push('First');
    push('Second');
    pass(...steps);
    queue.send({ type: 'toast.clear' });
    expect(seen()).toEqual(['idle', undefined]);
    push('Third');
    expect(seen()).toEqual(['entering', 'Third']);
  });
});
