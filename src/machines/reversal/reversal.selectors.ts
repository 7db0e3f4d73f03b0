import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type ReversalField, reversalMessage, reversedCents } from '#domain/payment/reversal.ts';
import type { reversalMachine } from './reversal.machine.ts';

export type ReversalRef = ActorRefFrom<typeof reversalMachine>;
type Snapshot = SnapshotFrom<typeof reversalMachine>;

export const selectIsReversalOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const selectIsReversing = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsUnconfirmed = (snapshot: Snapshot) => snapshot.matches('unconfirmed');
/** The decision is sent, or may be sent again: it can't be changed. */
export const selectIsDecided = (snapshot: Snapshot) =>
  selectIsReversing(snapshot) || selectIsUnconfirmed(snapshot);
export const selectReversalKind = ({ context }: Snapshot) => context.kind;
export const selectReversible = ({ context }: Snapshot) => context.of;
export const selectReceiptChoice = ({ context }: Snapshot) => context.choice;
export const selectOwnAddress = ({ context }: Snapshot) => context.ownAddress;
export const selectReversedCents = ({ context: { kind, of, fields } }: Snapshot) =>
  reversedCents(kind, of, fields.texts);
export const selectReversalFailure = ({ context }: Snapshot) => context.failure;

export const selectReversalMessage =
  (field: ReversalField) =>
  ({ context: { isChecked, kind, of, fields, ...to } }: Snapshot) =>
    isChecked ? reversalMessage(field, kind, of, fields.texts, to) : null;
