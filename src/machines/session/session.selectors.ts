import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { StaffUser } from '#domain/access/staff.ts';
import { type SessionView, UNKNOWN_VIEW } from '#domain/navigation/navigation.ts';
import type { Selection } from '#domain/session/selection.ts';
import { SESSION_NOTICES, SESSION_OBSTACLES } from '#domain/session/session-notice.ts';
import type { sessionMachine } from './session.machine.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
type Snapshot = SnapshotFrom<typeof sessionMachine>;

export type SessionPhase =
  | 'restoring'
  | 'restoreFailed'
  | 'unsupported'
  | 'signedOut'
  | 'signingIn'
  | 'reloading'
  | 'signedIn'
  | 'signingOut'
  | 'erasing'
  | 'eraseFailed';

export const selectPhase = (snapshot: Snapshot): SessionPhase =>
  typeof snapshot.value === 'string' ? snapshot.value : 'signedIn';
/** Signing in is impossible; null if it is possible. */
export function selectObstaclePhase(snapshot: Snapshot) {
  const phase = selectPhase(snapshot);
  return phase === 'unsupported' || phase === 'restoreFailed' || phase === 'eraseFailed' ? phase : null;
}
export type ObstaclePhase = NonNullable<ReturnType<typeof selectObstaclePhase>>;
export const selectUser = (snapshot: Snapshot): StaffUser | null => snapshot.context.user;
export const selectSelection = (snapshot: Snapshot): Selection | null => snapshot.context.selection;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;

/** Why the login page is shown (SESSION-3, SESSION-5). */
export const selectNotice = ({ context }: Snapshot): string | null =>
  context.notice === null ? null : SESSION_NOTICES[context.notice];
export const selectObstacle = ({ context }: Snapshot): string | null =>
  context.obstacle === null ? null : SESSION_OBSTACLES[context.obstacle];

export function selectProfilePhase(
  snapshot: Snapshot,
): 'idle' | 'loadingUser' | 'failed' | 'unassigned' | 'ready' {
  if (snapshot.matches({ signedIn: { profile: 'ready' } })) return 'ready';
  if (snapshot.matches({ signedIn: { profile: 'failed' } })) return 'failed';
  if (snapshot.matches({ signedIn: { profile: 'unassigned' } })) return 'unassigned';
  return snapshot.matches('signedIn') ? 'loadingUser' : 'idle';
}

/** Deferred calls continue once it is no longer `refreshing`. */
export function selectAccessPhase(
  snapshot: Snapshot,
): 'none' | 'valid' | 'refreshing' | 'unreachable' | 'ended' {
  if (snapshot.matches({ signedIn: { access: 'valid' } })) return 'valid';
  if (snapshot.matches({ signedIn: { access: 'refreshing' } })) return 'refreshing';
  if (snapshot.matches({ signedIn: { access: 'rejoining' } })) return 'refreshing';
  if (snapshot.matches({ signedIn: { access: 'unreachable' } })) return 'unreachable';
  return snapshot.matches({ signedIn: { access: 'ended' } }) ? 'ended' : 'none';
}

/** The user's rights may have changed, and could not be loaded. */
export const selectIsOutdated = (snapshot: Snapshot) =>
  snapshot.matches({ signedIn: { access: { valid: 'outdated' } } });
/** The browser did not store the selection, so a reload resets it. */
export const selectIsSelectionUnsaved = (snapshot: Snapshot) =>
  snapshot.matches({ signedIn: { profile: { ready: 'unsaved' } } });
/** Hides patient data after the session has ended on an open page (SESSION-4). */
export const selectHidesPatientData = (snapshot: Snapshot) => snapshot.hasTag('hidesPatientData');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** On the login page, or in the sheet over an ended session. */
export const selectLogin = (snapshot: Snapshot) => snapshot.children.login;

/** While storage is read or erased, the next page is unknown. */
const UNDECIDED: ReadonlySet<SessionPhase> = new Set([
  'restoring',
  'restoreFailed',
  'erasing',
  'eraseFailed',
]);

export function selectView(snapshot: Snapshot): SessionView {
  const { user, selection } = snapshot.context;
  const phase = selectPhase(snapshot);
  if (UNDECIDED.has(phase)) return UNKNOWN_VIEW;
  if (phase !== 'signedIn') return { phase: 'signedOut', rights: null, hasMember: null };
  return {
    phase: 'signedIn',
    rights: user === null ? null : { roles: user.roles, permissions: user.permissions },
    hasMember: selection === null ? null : selection.memberId !== null,
    practiceIds: user?.organizations.flatMap(({ practices }) => practices.map(({ id }) => id)) ?? [],
  };
}
