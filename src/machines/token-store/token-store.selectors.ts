import type { SnapshotFrom } from 'xstate';
import type { tokenStoreMachine } from './token-store.machine.ts';
import type { CurrentToken } from './token-store.types.ts';

type Snapshot = SnapshotFrom<typeof tokenStoreMachine>;

export const selectCurrentToken = (snapshot: Snapshot): CurrentToken | null => snapshot.context.current;
/** After this browser's clock once called a new token expired, the server alone decides. */
export const selectHasExpired =
  (now: number) =>
  ({ context: { current, isClockOff } }: Snapshot): boolean =>
    !isClockOff && current !== null && current.expiresAt !== null && current.expiresAt <= now;
/** `refused` also if the response came too late. */
export const selectRenewal = (snapshot: Snapshot) => snapshot.context.renewal;
export const selectIsStored = (snapshot: Snapshot) => snapshot.matches({ signIn: 'stored' });
export const selectEraseFailure = (snapshot: Snapshot) =>
  snapshot.matches({ token: { absent: 'eraseFailed' } }) ? snapshot.context.failure : null;
