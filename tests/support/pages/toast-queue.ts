import { TOAST_ENTER_MS, TOAST_LEAVE_MS, TOAST_VISIBLE_MS } from '#domain/toast.ts';
import type { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { toastQueueModel } from '#tests/machines/toast-queue.model.ts';
import type { PageDriver } from '#tests/support/model/page.ts';
import { pageModel } from '#tests/support/model/page-model.ts';
import { shows } from './shows.ts';
import type { Stage } from './stage.ts';
import { readToasts } from './views.ts';

export const WHOLE_TOAST_MS = TOAST_ENTER_MS + TOAST_VISIBLE_MS + TOAST_LEAVE_MS;

/** What a login page says where the server cannot be reached. */
export const NOT_SIGNED_IN: readonly [string, string] = [
  'Not signed in',
  'The server could not be reached. Check your connection and try again.',
];

const NO_ACTION =
  'what a login page says offers nothing to do; the undo of a dismissal is walked with the bell';

export const toastQueuePage = pageModel({
  model: {
    ...toastQueueModel,
    events: {
      ...toastQueueModel.events,
      'toast.push': [{ toast: { variant: 'error', title: NOT_SIGNED_IN[0], label: NOT_SIGNED_IN[1] } }],
    },
  },
  scenes: { 'a page with toasts': { input: undefined } },
  notOnPage: ['entering', 'shown'].map((state) => ({
    transition: `toastQueue.${state}|toast.act|0`,
    why: NO_ACTION,
  })),
});

/** What pushes toasts: each says that the server could not be reached. */
export interface ToastSet {
  open(): Promise<void>;
  push(): Promise<void>;
}

export function driveToastQueue(stage: Stage, set: ToastSet): PageDriver<typeof toastQueueMachine> {
  const sees = (phase: string) => shows(stage, readToasts, [{ phase, lines: NOT_SIGNED_IN }]);
  return {
    ...stage,
    open: set.open,
    do: { 'toast.push': set.push, 'toast.dismiss': () => stage.click('button', 'Dismiss') },
    answer: {},
    see: {
      'toastQueue.idle': () => shows(stage, readToasts, []),
      'toastQueue.entering': () => sees('entering'),
      'toastQueue.shown': () => sees('shown'),
      'toastQueue.leaving': () => sees('leaving'),
    },
  };
}
