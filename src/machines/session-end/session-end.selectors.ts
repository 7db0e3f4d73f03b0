import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SessionEnd } from '#domain/session-end.ts';
import type { sessionEndMachine } from './session-end.machine.ts';

export type SessionEndRef = ActorRefFrom<typeof sessionEndMachine>;
type Snapshot = SnapshotFrom<typeof sessionEndMachine>;

/** The end that the page tells of; null while it is far. */
export const selectNearEnd = (snapshot: Snapshot): SessionEnd | null =>
  snapshot.matches('noticed') ? snapshot.context.end : null;
export const selectIsExtending = (snapshot: Snapshot) => snapshot.hasTag('loading');
