import type { Failure } from '../failure/failure.ts';

/** A short message over the page (TOAST-1). */
export interface Toast {
  variant: 'success' | 'warning' | 'error' | 'info';
  title?: string;
  label: string;
  /** What somebody can do about it while the toast is shown. */
  action?: ToastAction;
  /** A widget says it: it may name a patient. */
  isOfWidget?: true;
}

/** Whoever offered it hears that it was chosen. */
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
