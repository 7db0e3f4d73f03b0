import type { Toast } from '#domain/notification/toast.ts';

export type ToastQueueEvent =
  | { type: 'toast.push'; toast: Toast }
  | { type: 'toast.dismiss' }
  | { type: 'toast.act' }
  /** The session has ended: a toast can contain a patient's data. */
  | { type: 'toast.clear' };

export interface ToastQueueContext {
  current: Toast | null;
  waiting: readonly Toast[];
}
