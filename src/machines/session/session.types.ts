import type { StaffUser } from '#domain/access/staff.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { Selection } from '#domain/session/selection.ts';
import type { SessionNotice, SessionObstacle } from '#domain/session/session-notice.ts';

export type SessionEvent =
  | { type: 'organization.select'; organizationId: string }
  /** A practice, and with it maybe one of its patients. */
  | { type: 'practice.select'; practiceId: string; memberId?: string }
  | { type: 'session.signOut' }
  /** A call was answered 401, or the access token's own time is over. The client waits until `refreshing` is left. */
  | { type: 'token.refused' }
  | { type: 'session.retry' }
  /** Another tab has signed out, or the stored token has gone. */
  | { type: 'session.endedElsewhere' }
  /** Another tab has signed somebody in. */
  | { type: 'session.begunElsewhere'; userId: string };

export interface SessionContext {
  user: StaffUser | null;
  /** What this tab works on. */
  selection: Selection | null;
  /** Whose credentials were accepted last; their token is about to be stored. */
  acceptedUserId: string;
  /** Why the login page is shown. */
  notice: SessionNotice | null;
  /** What the browser lacks. */
  obstacle: SessionObstacle | null;
  /** The last piece of outside work that failed. */
  failure: Failure | null;
}
