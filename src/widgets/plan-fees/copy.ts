import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { FeeEvent, FeeEventKind, ScheduledIncrease } from '#domain/plan/plan-fee.ts';
import { countOf } from '#domain/text/count.ts';

export const NONE = '—';
export const INCREASE_FEE = 'Increase fee';
export const EDIT_INCREASE = 'Edit increase';
export const CANCEL_INCREASE = 'Cancel increase';
export const increased = ({ percent, newFeeCents }: ScheduledIncrease) =>
  percent === null ? formatMoney(newFeeCents) : `${formatMoney(newFeeCents)} (+${percent}%)`;

export const list = {
  LABEL: 'Plan fees',
  EMPTY: 'No plans yet',
  EMPTY_ABOUT: 'Plans that your practice offers appear here with their fees.',
  NOT_LOADED: 'Couldn’t load plan fees',
  SELECTION: 'Selected fees',
  SELECT: 'Select fees to increase them together, or open a plan.',
  selected: (fees: number) => `${countOf(fees, 'fee')} selected`,
  increase: (fees: number) => (fees === 1 ? INCREASE_FEE : `Increase ${fees} fees`),
  scheduled: (fees: number) =>
    fees === 1
      ? '1 selected fee already has a scheduled increase. It stays as it is.'
      : `${fees} selected fees already have a scheduled increase. They stay as they are.`,
  levelOf: (plan: string, level: string) => `${plan}, ${level}`,
  SENT: 'Sent',
} as const;

export const edit = {
  FEES: 'Plan fees',
  BACK: 'All plan fees',
  NO_PLAN: 'Choose a plan',
  NO_PLAN_ABOUT: 'Open a plan from the list to change its fees.',
  VIEW_FEES: 'View plan fees',
  NOT_LOADED: 'Couldn’t load this plan',
  LOADING: 'Loading the plan’s fees…',
  CURRENT: 'Current fee',
  NEW: 'New fee',
  NOTICE: 'Notice',
  EFFECTIVE: 'Takes effect',
  perYear: (cents: number) => `${formatMoney(cents)} a year`,
  noticeOf: ({ noticeDate, noticesSent }: ScheduledIncrease) =>
    noticesSent ? `Sent ${formatDate(noticeDate)}` : `Goes out ${formatDate(noticeDate)}`,
  NOTHING_SCHEDULED: 'No increase is scheduled.',
  SENT_ABOUT: 'Notices have gone out, so this increase can’t be edited. You can still cancel it.',
  HISTORY: 'History',
  NO_HISTORY: 'No changes yet.',
  cancelTitle: (level: string) => `Cancel the fee increase for ${level}?`,
  KEEP: 'Keep increase',
  by: (name: string | null, kind: FeeEventKind) => {
    if (name !== null) return name;
    if (kind === 'postponed') return 'Automatically, because the notices were late';
    return kind === 'noticesSent' ? 'Sent automatically' : 'User not recorded';
  },
} as const;

const WORDS: Readonly<Record<FeeEventKind, string>> = {
  scheduled: 'Increase scheduled',
  edited: 'Increase edited',
  canceled: 'Increase canceled',
  postponed: 'Increase postponed',
  noticesSent: 'Notices sent',
};

export const eventTitle = ({ kind, levelName }: FeeEvent) => `${WORDS[kind]}: ${levelName}`;
export function eventAbout({ kind, newFeeCents, noticeDate, effectiveDate, emails }: FeeEvent): string {
  const fee = `${formatMoney(newFeeCents)} starting ${formatDate(effectiveDate)}`;
  if (kind === 'noticesSent') return emails === null ? fee : `${fee}, ${countOf(emails, 'email')}`;
  return kind === 'canceled' ? fee : `${fee}, notice ${formatDate(noticeDate)}`;
}

export const change = {
  titles: {
    increase: (fees: number) => (fees === 1 ? 'Increase fee' : `Increase ${fees} fees`),
    edit: () => 'Edit fee increase',
  },
  forLevel: (plan: string, level: string, cents: number) => `${plan}, ${level}: now ${formatMoney(cents)}`,
  forLevels: (fees: number) => `The same change for ${countOf(fees, 'fee')}`,
  KIND: 'Increase',
  BY_PERCENT: 'By a percentage',
  TO_FEE: 'To a new fee',
  PERCENT: 'Percentage',
  PERCENT_HINT: 'Of the current fee, such as 5 for 5%. Rounded to the cent.',
  NEW_FEE: 'New fee per year',
  NOTICE: 'Notice to members',
  noticeName: (days: number) => `${days} days before`,
  noticeHint: (days: number, least: number) => {
    if (days < least) return 'Too short for this practice’s state';
    return days === least ? 'The minimum for this practice’s state' : '';
  },
  EFFECTIVE: 'Takes effect on',
  EFFECTIVE_HINT: 'Members pay the new fee from their first renewal on or after this date.',
  REVIEW: 'Review',
  BACK: 'Back',
  CLOSE: 'Close',
  confirm: { increase: 'Schedule increase', edit: 'Save increase' },
  NOT_REVIEWED: 'Couldn’t review this increase',
  NOT_SAVED: 'The increase wasn’t saved',
  STALE: 'This fee changed',
  STALE_ABOUT: 'Nothing was saved. Close this window to see the latest fees.',
  LEVEL: 'Level',
  FEES: 'Fees',
  MEMBERS: 'Members affected',
  members: (members: number, plans: number) => `${countOf(members, 'member')} on ${countOf(plans, 'plan')}`,
  REVENUE: 'More revenue a year',
  REVENUE_ABOUT: (plans: number) => `Before tax, from ${countOf(plans, 'plan')} with auto-renewal`,
  BEFORE: 'Renewals at the current fee',
  before: (renewals: number, notice: string, effective: string) =>
    `${renewals === 0 ? 'No plans' : countOf(renewals, 'plan')} ${renewals === 1 ? 'renews' : 'renew'} between ${formatDate(notice)} and ${formatDate(effective)}`,
  NOTICE_DATE: 'Notices go out',
  withoutEmail: (subscribers: number) =>
    subscribers === 1
      ? '1 subscriber has no email on file. Notify them by letter or phone.'
      : `${subscribers} subscribers have no email on file. Notify them by letter or phone.`,
  NOT_EMAILED: 'Subscribers without email',
  memberId: (memberId: string) => `Member ID ${memberId}`,
  EMAIL: 'Preview the email',
  EMAIL_ABOUT: (plan: string, level: string) => `As members of ${plan}, ${level} receive it`,
  OLD_TO_NEW: (from: number, to: number) => `${formatMoney(from)} → ${formatMoney(to)}`,
} as const;
