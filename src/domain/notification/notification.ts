import { BELL_RULE, passes, type RoleName } from '../access/permissions.ts';
import type { StaffUser } from '../access/staff.ts';
import { PAGES } from '../navigation/routes.ts';
import { type Selection, selectedPractice } from '../session/selection.ts';
import type { Toast } from './toast.ts';

export type NotificationKind =
  | 'AutoRenewalFailed'
  | 'OfficeCardExpiring'
  | 'BenefitDenied'
  | 'OfficeCardDeclined';

/** A notification as the portal uses it (ENTITY-5). */
export interface Notification {
  id: string;
  label: string;
  /** When it came, as an instant. */
  date: string;
  priority: 'general' | 'important' | 'urgent';
  type: NotificationKind;
  referenceId: string;
  /** Empty where it is about no member. */
  memberId: string;
  roles: readonly (RoleName | (string & {}))[];
}

/** Whose bell it is: the practice that somebody works in who may see notifications there. */
export interface BellScope {
  organizationId: string;
  practiceId: string;
  timeZone: string;
}

/** The ids of notifications whose bell was opened, and of those that were acted on (BELL-3). */
export interface SeenNotifications {
  watched: readonly string[];
  acted: readonly string[];
}

/** What is posted once for each of several notifications. */
export interface NotificationTask {
  kind: 'dismiss' | 'clear' | 'restore';
  practiceId: string;
  ids: readonly string[];
}

/** How far the page waits for the stream before it loads the list without it. */
export const STREAM_PATIENCE_MS = 2000;
/** A stream that gave no sign of life for so long is gone: the server gives one every 15 seconds. */
export const STREAM_SILENCE_MS = 40_000;

/** Older ids than these many are forgotten. */
const SEEN_LIMIT = 500;

/** The bell of a user in a selected practice; null where they may see none (BELL-1). */
export function bellScopeOf(user: StaffUser, selection: Selection): BellScope | null {
  const practice = selectedPractice(user, selection);
  if (practice === undefined || !passes(user, BELL_RULE)) return null;
  return {
    organizationId: selection.organizationId,
    practiceId: practice.id,
    timeZone: practice.timeZone,
  };
}

/** The page that a notification leads to (BELL-5); the payment method page shares that of payment management. */
export function pageOfNotification({ type }: Notification): { path: string; isAboutMember: boolean } {
  switch (type) {
    case 'AutoRenewalFailed':
      return { path: PAGES.overview.path, isAboutMember: true };
    case 'BenefitDenied':
      return { path: PAGES.benefitSummary.path, isAboutMember: true };
    case 'OfficeCardExpiring':
    case 'OfficeCardDeclined':
      return { path: PAGES.paymentManagement.path, isAboutMember: false };
  }
}

/** What a failure of a task is logged as, letter for letter (BELL-6). */
export const TASK_FAILED: Record<NotificationTask['kind'], string> = {
  dismiss: 'Error dismissing notification',
  clear: 'Error clearing all notifications',
  restore: 'Error restoring notification',
};

/** What offers to take a dismissal back (BELL-6). */
export function undoToast(practiceId: string, ids: readonly string[]): Toast {
  return {
    variant: 'success',
    label: ids.length === 1 ? 'Notification dismissed' : `${ids.length} notifications dismissed`,
    action: { kind: 'restoreNotifications', label: 'Undo', practiceId, ids },
  };
}

export const NOT_OPENED: Toast = {
  variant: 'error',
  title: 'The patient was not opened',
  label: 'This browser would not store the selection. Find the patient under Manage Patients.',
};

/** `Today`, or the day in the practice's time zone as MM/DD/YYYY (BELL-2, CONST-3). */
export function dayWords(date: string, now: number, timeZone: string): string {
  const day = dayIn(timeZone, Date.parse(date));
  return day === dayIn(timeZone, now) ? 'Today' : day;
}

/** The weekday and the time in the practice's time zone. */
export function timeWords(date: string, timeZone: string): string {
  const parts = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', parts).format(Date.parse(date));
}

function dayIn(timeZone: string, time: number): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', parts).format(time);
}

/** The newest first; one that is there already stays once (BELL-2). */
export function withArrival(
  entries: readonly Notification[],
  arrived: Notification,
): readonly Notification[] {
  return [arrived, ...entries.filter(({ id }) => id !== arrived.id)];
}

/** Ids with more of them behind, each once. */
export function withSeen(known: readonly string[], more: readonly string[]): readonly string[] {
  return [...known.filter((id) => !more.includes(id)), ...more].slice(-SEEN_LIMIT);
}
