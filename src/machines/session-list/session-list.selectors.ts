import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionListMachine } from './session-list.machine.ts';

export type SessionListRef = ActorRefFrom<typeof sessionListMachine>;
type Snapshot = SnapshotFrom<typeof sessionListMachine>;

export const selectSessions = (snapshot: Snapshot) => snapshot.context.sessions;
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectIsBusy = (snapshot: Snapshot) => !snapshot.matches('shown');
export const selectEnding = (snapshot: Snapshot) =>
  snapshot.matches('ending') ? { sessionId: snapshot.context.ending } : null;
