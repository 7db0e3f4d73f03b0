import type { Failure } from '../failure/failure.ts';

/** TOAST-1 */
export interface Toast {
  variant: 'success' | 'warning' | 'error' | 'info';
  title?: string;
  label: string;
  action?: ToastAction;
  /** The text comes from a widget, and can contain a patient's name. */
  isOfWidget?: true;
}

export interface ToastAction {
  kind: 'restoreNotifications';
  label: string;
  practiceId: string;
  ids: readonly string[];
}

export const TOAST_VISIBLE_MS = 5000;
export const TOAST_ENTER_MS = 300;
export const TOAST_LEAVE_MS = 200;

export function errorToast(title: string, failure: Failure): Toast {
  return { variant: 'error', title, label: failure.message };
}
