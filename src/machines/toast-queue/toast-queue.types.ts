import type { Toast } from '#domain/notification/toast.ts';

export type ToastQueueEvent =
  | { type: 'toast.push'; toast: Toast }
  | { type: 'toast.dismiss' }
  | { type: 'toast.act' };

export interface ToastQueueContext {
  current: Toast | null;
  waiting: readonly Toast[];
}
