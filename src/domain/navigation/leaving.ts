import { type Notification, pageOfNotification } from '../notification/notification.ts';
import { fullPathOf, pageAt } from './routes.ts';

/** An action that can discard unsaved changes. */
export type Leave =
  | { kind: 'organization'; organizationId: string }
  | { kind: 'practice'; practiceId: string }
  | { kind: 'patient'; practiceId: string; memberId: string; path: string }
  | { kind: 'page'; path: string }
  /** Back or Forward; `steps` is negative for Back. */
  | { kind: 'history'; path: string; steps: number }
  /** `path` is the page of the notification's action, or the notification's own page. */
  | { kind: 'notification'; entry: Notification; path: string }
  | { kind: 'signOut' };

export const leaveFor = (
  path: string,
  practiceId: string | undefined,
  memberId: string | undefined,
): Leave =>
  memberId === undefined || practiceId === undefined
    ? { kind: 'page', path }
    : { kind: 'patient', practiceId, memberId, path };

export interface UnsavedWork {
  id: string;
  name: string;
  /** Leaving the page or the practice loses changes on a page. Only leaving the portal loses changes in a dialog. */
  lostWith: 'page' | 'portal';
}

export function lostBy(
  leave: Leave,
  unsavedChanges: readonly UnsavedWork[],
  path: string,
): readonly UnsavedWork[] {
  switch (leave.kind) {
    case 'signOut':
      return unsavedChanges;
    case 'organization':
    case 'practice':
    case 'patient':
      return ofPage(unsavedChanges);
    case 'page':
    case 'history':
      return isSamePage(leave.path, path) ? [] : ofPage(unsavedChanges);
    case 'notification': {
      if (pageOfNotification(leave.entry).isAboutMember) return unsavedChanges;
      return isSamePage(leave.path, path) ? [] : ofPage(unsavedChanges);
    }
  }
}

const ofPage = (unsavedChanges: readonly UnsavedWork[]) =>
  unsavedChanges.filter(({ lostWith }) => lostWith === 'page');

function isSamePage(one: string, other: string): boolean {
  return pageAt(fullPathOf(one) ?? one) === pageAt(other);
}
