import { model } from '#charts/explore/model.ts';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';

const MOST_WAITING = 2;

export const toastQueueModel = model({
  machine: toastQueueMachine,
  inputs: [undefined],
  events: {
    'toast.push': [
      { toast: { variant: 'error', title: 'Not saved', label: 'The server could not be reached.' } },
      {
        case: 'with an action',
        toast: {
          variant: 'success',
          label: 'Notification dismissed',
          action: { kind: 'restoreNotifications', label: 'Undo', practiceId: 'p1', ids: ['5001'] },
        },
      },
    ],
    'toast.dismiss': [{}],
    'toast.act': [{}],
    'toast.clear': [{}],
  },
  isWorthTaking: ({ context }, { event }) =>
    event.type !== 'toast.push' || context.waiting.length < MOST_WAITING,
  isHome: (snapshot) => snapshot.matches('idle'),
  invariants: {
    'TOAST-1: a toast is on the page unless the queue is idle.': (snapshot) =>
      (snapshot.context.current === null) === snapshot.matches('idle'),
    'TOAST-1: no toast waits while the page has none.': (snapshot) =>
      !snapshot.matches('idle') || snapshot.context.waiting.length === 0,
  },
});
