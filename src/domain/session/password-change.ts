import type { Failure } from '../failure/failure.ts';
import type { Toast } from '../notification/toast.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** The server's messages by field. */
export type PasswordRefusals = Partial<Record<keyof PasswordChange, string>>;

/** The title of the toast when no field has a message. */
export const PASSWORD_NOT_CHANGED = 'Password not changed';
export const REPEATED_DIFFERS_MESSAGE = 'Passwords don’t match';

export function passwordChangedToast(message: string): Toast {
  return { variant: 'success', title: message, label: 'You’ve been signed out on other devices.' };
}

export function refusalsIn({ validationErrors = [] }: Failure): PasswordRefusals {
  const of = (name: keyof PasswordChange) => {
    const messages = validationErrors.filter(({ field }) => field === name).map(({ message }) => message);
    return messages.length === 0 ? {} : { [name]: messages.join('\n') };
  };
  return { ...of('currentPassword'), ...of('newPassword') };
}
