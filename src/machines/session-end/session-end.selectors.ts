import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import type { SessionEnd } from '#domain/session/session-end.ts';
import type { sessionEndMachine } from './session-end.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionEndMachine>;

export const selectNearEnd = (snapshot: Snapshot): SessionEnd | null =>
  snapshot.matches('warned') ? snapshot.context.end : null;
export const selectIsExtending = (snapshot: Snapshot) => snapshot.hasTag('loading');
/** Why the session could not be extended. */
export const selectExtendFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches({ warned: 'refused' }) ? snapshot.context.failure : null;
