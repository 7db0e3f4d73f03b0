import type { Failure } from '../failure/failure.ts';
import { errorToast, failedTitle, type Toast } from '../notification/toast.ts';
import { fieldMessage, serverValue } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';

/** Instants are ISO 8601. */
export interface ReceiptEmail {
  to: string;
  /** Unknown if the email may have been sent and the server can't determine it. */
  state: 'Waiting' | 'Sent' | 'Failed' | 'Unknown';
  askedAt: string;
  sentAt: string | null;
}

/** One transaction's receipt, or a statement of all transactions. `memberId` is who paid, if not the page's patient. */
export type EmailSubject =
  | { kind: 'receipt'; transactionId: string; memberId?: string }
  | { kind: 'statement' };

/** The patient's own address, or another one. */
export type AddressChoice = 'own' | 'other';

export interface ChosenAddress {
  choice: AddressChoice;
  ownAddress: string;
  other: string;
}

export const firstChoice = (ownAddress: string): AddressChoice => (ownAddress === '' ? 'other' : 'own');

export const addressOf = ({ choice, ownAddress, other }: ChosenAddress): string =>
  choice === 'own' ? ownAddress : serverValue(FIELDS.recipientEmail, other);

export const addressMessage = (chosen: ChosenAddress): string | null =>
  fieldMessage(FIELDS.recipientEmail, addressOf(chosen));

export const notEmailedWords = (failure: Failure): string =>
  failedTitle('The email wasn’t sent', 'the email was sent', failure);

export const notEmailed = (failure: Failure): Toast => errorToast(notEmailedWords(failure), failure);

export const emailSentToast = (message: string, to: string): Toast => ({
  variant: 'success',
  title: message,
  label: `To ${to}.`,
});
