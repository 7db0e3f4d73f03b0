import type { Failure } from '../failure/failure.ts';
import type { Toast } from '../notification/toast.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** What the server says against a value, by its field. */
export type PasswordRefusals = Partial<Record<keyof PasswordChange, string>>;

/** The title of the toast where no field is at fault. */
export const PASSWORD_NOT_CHANGED = 'Password not changed';
export const REPEATED_DIFFERS_MESSAGE = 'The two new passwords are not the same';

export function passwordChangedToast(message: string): Toast {
  return { variant: 'success', title: message, label: 'Your other sessions have ended. This one goes on.' };
}

/** What a failure says of the two fields; nothing where it is about something else. */
export function refusalsIn({ validationErrors = [] }: Failure): PasswordRefusals {
  const of = (name: keyof PasswordChange) => {
    const messages = validationErrors.filter(({ field }) => field === name).map(({ message }) => message);
    return messages.length === 0 ? {} : { [name]: messages.join('\n') };
  };
  return { ...of('currentPassword'), ...of('newPassword') };
}
