import type { SnapshotFrom } from 'xstate';
import type { tokenStoreMachine } from './token-store.machine.ts';
import type { HeldToken } from './token-store.types.ts';

type Snapshot = SnapshotFrom<typeof tokenStoreMachine>;

export const selectHeld = (snapshot: Snapshot): HeldToken | null => snapshot.context.held;
/** By a clock that once called a new token expired, no token expires: the server decides then. */
export const selectHasExpired =
  (now: number) =>
  ({ context: { held, isClockOff } }: Snapshot): boolean =>
    !isClockOff && held !== null && held.expiresAt !== null && held.expiresAt <= now;
/** How the last renewal ended; `refused` where its answer came too late to count. */
export const selectRenewal = (snapshot: Snapshot) => snapshot.context.renewal;
export const selectIsStored = (snapshot: Snapshot) => snapshot.matches({ signIn: 'stored' });
/** Why the browser did not erase the session. */
export const selectEraseFailure = (snapshot: Snapshot) =>
  snapshot.matches({ token: { none: 'uncleared' } }) ? snapshot.context.failure : null;
