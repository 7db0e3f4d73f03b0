import type { SnapshotFrom } from 'xstate';
import type { tokenStoreMachine } from './token-store.machine.ts';
import type { HeldToken } from './token-store.types.ts';

type Snapshot = SnapshotFrom<typeof tokenStoreMachine>;

export const selectHeld = (snapshot: Snapshot): HeldToken | null => snapshot.context.held;
/** After this browser's clock once called a new token expired, the server alone decides. */
export const selectHasExpired =
  (now: number) =>
  ({ context: { held, isClockOff } }: Snapshot): boolean =>
    !isClockOff && held !== null && held.expiresAt !== null && held.expiresAt <= now;
/** `refused` also where the response came too late. */
export const selectRenewal = (snapshot: Snapshot) => snapshot.context.renewal;
export const selectIsStored = (snapshot: Snapshot) => snapshot.matches({ signIn: 'stored' });
export const selectEraseFailure = (snapshot: Snapshot) =>
  snapshot.matches({ token: { none: 'uncleared' } }) ? snapshot.context.failure : null;
