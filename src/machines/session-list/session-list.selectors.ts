import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionListMachine } from './session-list.machine.ts';

export type SessionListRef = ActorRefFrom<typeof sessionListMachine>;
type Snapshot = SnapshotFrom<typeof sessionListMachine>;

/** This browser's first, then by last use, as the server sends them; null until they are loaded. */
export const selectSessions = ({ context: { sessions } }: Snapshot) =>
  sessions && [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectIsBusy = (snapshot: Snapshot) => !snapshot.matches('shown');
export const selectEnding = (snapshot: Snapshot) =>
  snapshot.matches('ending') ? { sessionId: snapshot.context.ending } : null;
