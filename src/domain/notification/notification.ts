import { ADMIN_RULES, BELL_RULE, passes, type RoleName } from '../access/permissions.ts';
import type { StaffUser } from '../access/staff.ts';
import { addDays, dayIn, formatDate } from '../date/day.ts';
import { formatInstant } from '../date/format-instant.ts';
import { PAGES } from '../navigation/routes.ts';
import { type Selection, selectedPractice } from '../session/selection.ts';
import type { Toast } from './toast.ts';

/** ENTITY-5 */
export interface Notification {
  id: string;
  label: string;
  /** ISO 8601 */
  date: string;
  priority: 'general' | 'important' | 'urgent';
  /** The page of each type is in `pageOfNotification`. */
  type: string;
  referenceId: string;
  /** Empty if the notification is not about a member. */
  memberId: string;
  roles: readonly (RoleName | (string & {}))[];
  about: NotificationSubject | null;
}

/** The patient, and what happened. */
export interface NotificationSubject {
  patientName: string;
  /** Empty if the plan was deleted. */
  planName: string;
  denied: { benefit: string; procedureDate: string } | null;
}

/** The page on which the user handles it. */
export interface NotificationAction {
  label: string;
  path: string;
}

/** A practice whose notifications the user may see. */
export interface BellScope {
  organizationId: string;
  practiceId: string;
  timeZone: string;
  /** If false, an office card is shown without a link. */
  managesPayments: boolean;
}

/** Ids of notifications that were shown, and of those that the user opened (BELL-3). */
export interface SeenNotifications {
  watched: readonly string[];
  acted: readonly string[];
}

export interface NotificationTask {
  kind: 'dismiss' | 'clear' | 'restore';
  practiceId: string;
  ids: readonly string[];
}

/** How long the page waits for the stream before it loads the list. */
export const STREAM_TIMEOUT_MS = 2000;
/** The server sends a heartbeat every 15 seconds. */
export const STREAM_SILENCE_MS = 40_000;

const SEEN_LIMIT = 500;

/** Null if the user may not see notifications (BELL-1). */
export function bellScopeOf(user: StaffUser, selection: Selection): BellScope | null {
  const practice = selectedPractice(user, selection);
  if (practice === undefined || !passes(user, BELL_RULE)) return null;
  return {
    organizationId: selection.organizationId,
    practiceId: practice.id,
    timeZone: practice.timeZone,
    managesPayments: passes(user, ADMIN_RULES.paymentManagement),
  };
}

/** BELL-5 */
export function pageOfNotification({ type }: Notification): { path: string; isAboutMember: boolean } {
  switch (type) {
    case 'AutoRenewalFailed':
      return { path: PAGES.overview.path, isAboutMember: true };
    case 'BenefitDenied':
      return { path: PAGES.benefitSummary.path, isAboutMember: true };
    case 'OfficeCardExpiring':
    case 'OfficeCardDeclined':
      return { path: PAGES.paymentManagement.path, isAboutMember: false };
    case 'FeeIncreasePostponed':
      return { path: PAGES.feeManagement.path, isAboutMember: false };
    default:
      return { path: PAGES.dashboard.path, isAboutMember: false };
  }
}

/** Null if the user can't handle it, and for an unknown type. */
export function actionOf(notification: Notification, scope: BellScope): NotificationAction | null {
  if (adviceOn(notification, scope) !== null) return null;
  const { path } = pageOfNotification(notification);
  switch (notification.type) {
    case 'AutoRenewalFailed':
      return { label: 'Retry payment', path: PAGES.payment.path };
    case 'BenefitDenied':
      return { label: 'View benefit', path };
    case 'OfficeCardExpiring':
    case 'OfficeCardDeclined':
      return { label: 'Update card', path };
    case 'FeeIncreasePostponed':
      return { label: 'View plan fees', path };
    default:
      return null;
  }
}

/** The detail after the patient's name that the label lacks. */
export function detailOf({ about }: Notification): string {
  if (about === null) return '';
  const { planName, denied } = about;
  return denied === null ? planName : `${denied.benefit} on ${formatDate(denied.procedureDate)}`;
}

/** What a user can do who lacks the right to its page; null if the notification opens a page. */
export function adviceOn(notification: Notification, { managesPayments }: BellScope): string | null {
  const isOfOffice = pageOfNotification(notification).path === PAGES.paymentManagement.path;
  return isOfOffice && !managesPayments ? 'Ask your office manager to update it.' : null;
}

/** The specification's texts (BELL-6). */
export const TASK_FAILED: Record<NotificationTask['kind'], string> = {
  dismiss: 'Error dismissing notification',
  clear: 'Error clearing all notifications',
  restore: 'Error restoring notification',
};

export function undoToast(practiceId: string, ids: readonly string[]): Toast {
  return {
    variant: 'success',
    label: ids.length === 1 ? 'Notification dismissed' : `${ids.length} notifications dismissed`,
    action: { kind: 'restoreNotifications', label: 'Undo', practiceId, ids },
  };
}

export const NOT_OPENED: Toast = {
  variant: 'error',
  title: 'Couldn’t open this patient',
  label: 'Your browser couldn’t save your selection. Search for the patient in Manage Patients.',
};

/** `Today` or MM/DD/YYYY, in the practice's time zone (BELL-2, CONST-3). */
export function dayWords(date: string, now: number, timeZone: string): string {
  const day = dayIn(timeZone, Date.parse(date));
  return day === dayIn(timeZone, now) ? 'Today' : formatDate(day);
}

/** A heading above the notifications of a day: `Today`, `Yesterday, 03/15/2026`, or `Friday, 03/13/2026`. */
export function dayHeading(date: string, now: number, timeZone: string): string {
  const day = dayIn(timeZone, Date.parse(date));
  const today = dayIn(timeZone, now);
  if (day === today) return 'Today';
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(Date.parse(date));
  return `${day === addDays(today, -1) ? 'Yesterday' : weekday}, ${formatDate(day)}`;
}

const DAY_LENGTH = '11/02/2026, '.length;

/** Only the time: the list has a heading for each day. */
export const timeWords = (date: string, timeZone: string): string =>
  formatInstant(date, timeZone).slice(DAY_LENGTH);

/** Newest first, without duplicate ids (BELL-2). */
export function withArrival(
  entries: readonly Notification[],
  arrived: Notification,
): readonly Notification[] {
  return [arrived, ...entries.filter(({ id }) => id !== arrived.id)];
}

export function withSeen(known: readonly string[], more: readonly string[]): readonly string[] {
  return [...known.filter((id) => !more.includes(id)), ...more].slice(-SEEN_LIMIT);
}
