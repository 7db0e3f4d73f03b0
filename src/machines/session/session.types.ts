import type { Practice, StaffUser } from '#domain/access/staff.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { Selection } from '#domain/session/selection.ts';
import type { SessionNotice, SessionObstacle } from '#domain/session/session-notice.ts';

export type SessionEvent =
  | { type: 'organization.select'; organizationId: string }
  | { type: 'practice.select'; practiceId: string; memberId?: string }
  /** The user changed the settings of a practice (CONST-3). */
  | { type: 'practice.update'; practiceId: string; facts: Pick<Practice, 'timeZone' | 'phone'> }
  /** A user's name or phone was changed, in Settings or in Staff. */
  | { type: 'user.update'; userId: string; facts: Pick<StaffUser, 'firstName' | 'phone'> }
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
