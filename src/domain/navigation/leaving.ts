import { type Notification, pageOfNotification } from '../notification/notification.ts';
import { fullPathOf, pageAt } from './routes.ts';

/** What somebody asked for, and what it takes away from under their work. */
export type Leave =
  | { kind: 'organization'; organizationId: string }
  | { kind: 'practice'; practiceId: string }
  /** A patient of a practice, on one of the pages about them. */
  | { kind: 'patient'; practiceId: string; memberId: string; path: string }
  | { kind: 'page'; path: string }
  /** Back or Forward: to the page that lies so many steps ahead, or behind. */
  | { kind: 'history'; path: string; steps: number }
  | { kind: 'notification'; entry: Notification }
  | { kind: 'signOut' };

/** A page; where a member is named, a page about that member of the practice. */
export const leaveFor = (
  path: string,
  practiceId: string | undefined,
  memberId: string | undefined,
): Leave =>
  memberId === undefined || practiceId === undefined
    ? { kind: 'page', path }
    : { kind: 'patient', practiceId, memberId, path };

/** Something typed that is not saved. */
export interface UnsavedWork {
  id: string;
  /** What the question calls it. */
  name: string;
  /** What stands on a page goes with the page and with the practice; what lies over all pages with the portal alone. */
  lostWith: 'page' | 'portal';
}

/** What of the unsaved work would be lost on the page at a path. */
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
      const { path: target, isAboutMember } = pageOfNotification(leave.entry);
      if (isAboutMember) return unsavedChanges;
      return isSamePage(target, path) ? [] : ofPage(unsavedChanges);
    }
  }
}

const ofPage = (unsavedChanges: readonly UnsavedWork[]) =>
  unsavedChanges.filter(({ lostWith }) => lostWith === 'page');

function isSamePage(one: string, other: string): boolean {
  return pageAt(fullPathOf(one) ?? one) === pageAt(other);
}
