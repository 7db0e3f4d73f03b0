import type { StaffUser } from '#domain/access/staff.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { Selection } from '#domain/session/selection.ts';
import type { SessionNotice, SessionObstacle } from '#domain/session/session-notice.ts';

export type SessionEvent =
  | { type: 'organization.select'; organizationId: string }
  | { type: 'practice.select'; practiceId: string; memberId?: string }
  /** The user's own details were changed, or the settings of a practice (CONST-3, LAYOUT-8). */
  | { type: 'user.update'; user: StaffUser }
  /** The user's rights may have changed. */
  | { type: 'user.reload' }
  | { type: 'session.signOut' }
  /** A call returned 401, or the access token has expired. The client waits until the chart leaves `refreshing`. */
  | { type: 'token.refused' }
  | { type: 'session.retry' }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.startedElsewhere'; userId: string };

export interface SessionContext {
  user: StaffUser | null;
  selection: Selection | null;
  acceptedUserId: string;
  notice: SessionNotice | null;
  obstacle: SessionObstacle | null;
  failure: Failure | null;
}

/** The stored session. An unreadable token has been erased (SESSION-3). */
export type RestoredSession =
  | { kind: 'signedIn' }
  | { kind: 'signedOut'; reason: 'absent' | 'unreadable' }
  | { kind: 'unsupported'; why: SessionObstacle };

/** The selection is the one of this tab, else the default of new tabs. */
export interface Profile {
  user: StaffUser;
  stored: Selection | null;
}

/** `refused` is a 401. `unreachable` is no response, or another status: the session continues (SESSION-4). */
export type Renewal = { kind: 'refreshed' } | { kind: 'refused' } | { kind: 'unreachable' };

export interface StoreTokenInput {
  userId: string;
  /** False erases the data of an earlier user; true when the same user signs in again. */
  keepsSelection: boolean;
}
