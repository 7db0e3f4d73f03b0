import type { SnapshotFrom } from 'xstate';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import { undoToast } from '#domain/notification/notification.ts';
import { TOAST_ENTER_MS, TOAST_LEAVE_MS, TOAST_VISIBLE_MS, type Toast } from '#domain/notification/toast.ts';
import type { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { toastQueueModel } from '#tests/machines/toast-queue.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';
import { readToasts } from './views.ts';

export const WHOLE_TOAST_MS = TOAST_ENTER_MS + TOAST_VISIBLE_MS + TOAST_LEAVE_MS;

/** What a login page says where the server cannot be reached. */
export const NOT_SIGNED_IN: readonly [string, string] = [
  'Not signed in',
  'The server could not be reached. Check your connection and try again.',
];

/** A page whose bell offers to take a dismissal back. */
export const DISMISSALS = 'a page on which notifications are dismissed';

export const toastQueuePage = pageModel({
  model: {
    ...toastQueueModel,
    events: {
      ...toastQueueModel.events,
      'toast.push': [
        { toast: { variant: 'error', title: NOT_SIGNED_IN[0], label: NOT_SIGNED_IN[1] } },
        { case: 'with an action', toast: undoToast('p1', ['5001']) },
      ],
    },
  },
  scenes: {
    'a page with toasts': {
      input: undefined,
      can: (_, { label }) => !['toast.push: with an action', 'toast.act'].includes(label),
    },
    [DISMISSALS]: {
      input: undefined,
      can: (snapshot, { label }) =>
        label === 'toast.push: with an action' ? snapshot.matches('idle') : label !== 'toast.push',
    },
  },
  notOnPage: [],
});

/** What pushes toasts: each says that the server could not be reached, or that a notification was dismissed. */
export interface ToastSet {
  open(scene: string): Promise<void>;
  push(toast: Toast): Promise<void>;
}

export function driveToastQueue(adapter: PageAdapter, set: ToastSet): PageDriver<typeof toastQueueMachine> {
  const sees =
    (phase: string) =>
    ({ context: { current } }: SnapshotFrom<typeof toastQueueMachine>) => {
      const lines = [current?.title, current?.label].filter((line) => line !== undefined);
      return shows(adapter, readToasts, [{ phase, lines }]);
    };
  return {
    ...adapter,
    open: set.open,
    do: {
      'toast.push': ({ toast }) => set.push(toast),
      'toast.dismiss': () => adapter.click('button', 'Dismiss'),
      'toast.act': () => adapter.click('button', 'Undo'),
    },
    answer: {},
    see: {
      'toastQueue.idle': () => shows(adapter, readToasts, []),
      'toastQueue.entering': sees('entering'),
      'toastQueue.shown': sees('shown'),
      'toastQueue.leaving': sees('leaving'),
    },
  };
}
