import type { ReminderSkip } from '#domain/patient/payment-reminder.ts';
import { countOf } from '#domain/text/count.ts';

export const SEND_REMINDERS = 'Send payment reminders';
export const REMINDERS_ABOUT = 'Each patient gets one email with the amount that is past due.';
export const CANCEL = 'Cancel';
export const CHECKING = 'Checking who gets a reminder…';
export const NOT_CHECKED = 'Couldn’t check the reminders';
export const REMINDERS_NOT_SENT = 'Couldn’t send the reminders';
export const PERHAPS_SENT = 'We don’t know whether the reminders were sent';
export const NEVER_TWICE = 'Trying again won’t send them twice.';
export const sendCount = (count: number) => `Send ${countOf(count, 'reminder')}`;
export const remindedTitle = (count: number) =>
  count === 0 ? 'No patient will get an email' : `${countOf(count, 'patient')} will get an email`;
export const skippedTitle = (count: number) => `${countOf(count, 'patient')} skipped`;
export const SKIPS: Record<ReminderSkip, string> = {
  nothingDue: 'Nothing past due',
  noEmail: 'No email address',
  remindedRecently: 'Already reminded',
  tooManyEmails: 'Email limit reached. Try again in 15 minutes.',
};
