import type { SnapshotFrom } from 'xstate';
import type { tokenStoreMachine } from './token-store.machine.ts';
import type { CurrentToken } from './token-store.types.ts';

type Snapshot = SnapshotFrom<typeof tokenStoreMachine>;

export const selectCurrentToken = (snapshot: Snapshot): CurrentToken | null => snapshot.context.current;
/** Once this browser's clock has treated a new token as expired, only the server decides. */
export const selectHasExpired =
  (now: number) =>
  ({ context: { current, isClockOff } }: Snapshot): boolean =>
    !isClockOff && current !== null && current.expiresAt !== null && current.expiresAt <= now;
/** `refused` also if the response arrived too late. */
export const selectRenewal = (snapshot: Snapshot) => snapshot.context.renewal;
export const selectIsStored = (snapshot: Snapshot) => snapshot.matches({ signIn: 'stored' });
export const selectEraseFailure = (snapshot: Snapshot) =>
  snapshot.matches({ token: { absent: 'eraseFailed' } }) ? snapshot.context.failure : null;
