import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { addressMessage } from '#domain/payment/receipt-email.ts';
import type { receiptEmailMachine } from './receipt-email.machine.ts';
import { chosenIn } from './receipt-email.types.ts';

export type ReceiptEmailRef = ActorRefFrom<typeof receiptEmailMachine>;
type Snapshot = SnapshotFrom<typeof receiptEmailMachine>;

export const selectIsEmailOpen = (snapshot: Snapshot) => snapshot.matches('open');
export const selectIsSendingToPatient = (snapshot: Snapshot) => snapshot.matches('sendingToPatient');
export const selectSubject = ({ context }: Snapshot) => context.subject;
export const selectOwnAddress = ({ context }: Snapshot) => context.ownAddress;
export const selectChoice = ({ context }: Snapshot) => context.choice;
export const selectAddressError = ({ context }: Snapshot) =>
  context.isChecked ? addressMessage(chosenIn(context)) : null;
export const selectIsSending = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectSendFailure = ({ context }: Snapshot) => context.failure;
export const selectHistory = ({ context }: Snapshot) => context.history;
export const selectHistoryFailure = ({ context }: Snapshot) => context.historyFailure;
export const selectCanRunHidden = (snapshot: Snapshot) => snapshot.matches('closed');
