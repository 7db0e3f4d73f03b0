import { type Failure, isRefusal } from '../failure/failure.ts';

const VARIANTS = ['success', 'warning', 'error', 'info'] as const;

/** TOAST-1 */
export interface Toast {
  variant: (typeof VARIANTS)[number];
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

export const successToast = (label: string): Toast => ({ variant: 'success', label });

export function errorToast(title: string, failure: Failure): Toast {
  return { variant: 'error', title, label: failure.message };
}

const unconfirmed = (done: string): string => `We couldn’t confirm that ${done}`;

/**
 * The response was lost. Another attempt could do it twice.
 *
 * @param done what is not certain, such as `the day was closed`
 */
export const unconfirmedToast = (done: string): Toast => ({
  variant: 'error',
  title: unconfirmed(done),
  label: 'Check whether it worked before you try again.',
});

/** Unless the server refused the request, it may have done it. */
export const failedTitle = (refused: string, done: string, failure: Failure): string =>
  isRefusal(failure) ? refused : unconfirmed(done);

export const failedToast = (refused: string, done: string, failure: Failure): Toast =>
  isRefusal(failure) ? errorToast(refused, failure) : unconfirmedToast(done);

const LONGEST_TEXT = 1000;

/** The toast in a value from a widget or a frame; null if it is none. */
export function toastIn(value: unknown): Toast | null {
  if (typeof value !== 'object' || value === null) return null;
  const { variant, title, label } = value as Record<string, unknown>;
  const known = VARIANTS.find((each) => each === variant);
  if (known === undefined || !isShownText(label)) return null;
  if (title === undefined) return { variant: known, label, isOfWidget: true };
  return isShownText(title) ? { variant: known, title, label, isOfWidget: true } : null;
}

const isShownText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT;
