import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { officeMethodOf } from '#domain/payment/office-payment.ts';
import { checkNumberMessage, paymentAmountMessage, wantedPayment } from '#domain/payment/payment.ts';
import { type PaymentAdvice, paymentAdvice } from '#domain/payment/payment-refusal.ts';
import type { takePaymentMachine } from './take-payment.machine.ts';
import { draftIn, hasMethod, isUnsavedPayment } from './take-payment.setup.ts';

export type TakePaymentRef = ActorRefFrom<typeof takePaymentMachine>;
type Snapshot = SnapshotFrom<typeof takePaymentMachine>;

export type PaymentPhase =
  | 'loading'
  | 'failed'
  | 'nothingDue'
  | 'choosing'
  | 'reviewing'
  | 'checking'
  | 'notReceived'
  | 'approved'
  | 'declined';

export function selectPaymentPhase(snapshot: Snapshot): PaymentPhase {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.hasTag('checking')) return 'checking';
  if (snapshot.matches('choosing') && snapshot.context.dueCents === 0) return 'nothingDue';
  if (snapshot.matches('resending')) return 'notReceived';
  const phases = ['failed', 'choosing', 'notReceived', 'approved', 'declined'] as const;
  return phases.find((phase) => snapshot.matches(phase)) ?? 'reviewing';
}

const OUTCOMES = ['checking', 'notReceived', 'approved', 'declined'] as const;
/** Null until the server or the network has responded to a payment. */
export function selectOutcome(snapshot: Snapshot): (typeof OUTCOMES)[number] | null {
  const phase = selectPaymentPhase(snapshot);
  return OUTCOMES.find((outcome) => outcome === phase) ?? null;
}

export const selectIsUnsaved = ({ context }: Snapshot) => isUnsavedPayment(context);
export const selectTakenPayment = ({ context }: Snapshot) => context.payment;
/** When the user confirmed the payment. Milliseconds since 1970. */
export const selectConfirmedAt = ({ context }: Snapshot) => context.intent?.decidedAt ?? 0;
export const selectPaymentDraft = ({ context }: Snapshot) => context.draft;
export const selectPayableAccounts = ({ context }: Snapshot) => context.accounts;
export const selectDueCents = ({ context }: Snapshot) => context.dueCents;
export const selectEmailsReceipts = ({ context }: Snapshot) => context.emailsReceipts;
/** The patient gets no receipt for a payment that is charged to the practice. */
export const selectWillEmailReceipt = (snapshot: Snapshot) =>
  selectEmailsReceipts(snapshot) && selectWantedAccount(snapshot)?.memberId !== null;
export const selectIsSavingPreference = (snapshot: Snapshot) =>
  snapshot.matches({ approved: 'savingPreference' });
export const selectIsOpeningReceipt = (snapshot: Snapshot) => snapshot.matches({ approved: 'opening' });
export const selectIsPaying = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectPaymentFailure = ({ context }: Snapshot) => context.failure;
export const selectPaymentAdvice = ({ context: { failure } }: Snapshot): PaymentAdvice =>
  failure === null ? 'none' : paymentAdvice(failure);
/** The confirmed payment, possibly of another tab; before that, the payment in the form. */
export const selectWantedPayment = ({ context }: Snapshot) =>
  context.intent ?? wantedPayment(draftIn(context), context.dueCents);
/** Undefined for cash and checks. */
export const selectWantedAccount = (snapshot: Snapshot) =>
  snapshot.context.accounts.find(({ id }) => id === selectWantedPayment(snapshot).accountId);
export const selectAmountCents = (snapshot: Snapshot) => selectWantedPayment(snapshot).amountCents;
export const selectAmountMessage = ({ context }: Snapshot) =>
  context.checks === 'none' ? null : paymentAmountMessage(draftIn(context), context.dueCents);
export const selectCheckNumberMessage = ({ context }: Snapshot) =>
  context.checks === 'all' ? checkNumberMessage(draftIn(context)) : null;
/** Null for a payment that charges an account. */
export const selectOfficeMethod = (snapshot: Snapshot) =>
  officeMethodOf(selectWantedPayment(snapshot).accountId);
export const selectLacksAccount = ({ context }: Snapshot) => context.checks === 'all' && !hasMethod(context);
