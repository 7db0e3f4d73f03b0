import type { Toast } from '../notification/toast.ts';
import { countOf } from '../text/count.ts';

/** A patient is reminded again only after this many days. */
export const REMINDED_DAYS = 7;
/** Selected at once. */
export const MOST_REMINDED = 50;

export const REMINDER_SKIPS = ['nothingDue', 'noEmail', 'remindedRecently', 'tooManyEmails'] as const;
export type ReminderSkip = (typeof REMINDER_SKIPS)[number];

export interface ReminderFacts {
  pastDueCents: number;
  email: string;
  /** Within `REMINDED_DAYS`; null without one. */
  remindedOn: string | null;
}

/** The first reason not to send a reminder; null if there is none. */
export function reminderSkip({ pastDueCents, email, remindedOn }: ReminderFacts): ReminderSkip | null {
  if (pastDueCents === 0) return 'nothingDue';
  if (email === '') return 'noEmail';
  return remindedOn !== null ? 'remindedRecently' : null;
}

export interface Reminded {
  memberId: string;
  name: string;
  amountCents: number;
}

export interface NotReminded extends Reminded {
  reason: ReminderSkip;
  /** YYYY-MM-DD, for a patient who was reminded recently. */
  remindedOn?: string;
}

export interface Reminders {
  reminded: readonly Reminded[];
  skipped: readonly NotReminded[];
}

export const NO_REMINDERS: Reminders = { reminded: [], skipped: [] };

export function withRows(
  selected: readonly string[],
  memberIds: readonly string[],
  isSelected: boolean,
): readonly string[] {
  const others = selected.filter((each) => !memberIds.includes(each));
  return isSelected ? [...others, ...memberIds].slice(0, MOST_REMINDED) : others;
}

/** The member IDs of the patients beyond the email limit, who stay selected. */
export const overLimit = ({ skipped }: Reminders): readonly string[] =>
  skipped.filter(({ reason }) => reason === 'tooManyEmails').map(({ memberId }) => memberId);

export function remindersToast(reminders: Reminders): Toast {
  const emails = countOf(reminders.reminded.length, 'email');
  const later = overLimit(reminders).length;
  const rest =
    later === 0
      ? ''
      : ` ${countOf(later, 'patient')} over the email limit ${later === 1 ? 'stays' : 'stay'} selected. Send again in 15 minutes.`;
  return { variant: 'success', title: 'Reminders queued', label: `${emails} will be sent.${rest}` };
}
