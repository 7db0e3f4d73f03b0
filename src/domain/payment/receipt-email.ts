import type { Toast } from '../notification/toast.ts';
import { FIELDS, fieldMessage, serverValue } from '../text/field.ts';

/** An email with a receipt, and what became of it. Instants are ISO 8601. */
export interface ReceiptEmail {
  to: string;
  /** Unknown where it may have gone out and nobody can tell. */
  state: 'Waiting' | 'Sent' | 'Failed' | 'Unknown';
  askedAt: string;
  sentAt: string | null;
}

/** What is emailed: the receipt of one transaction, or a statement of all of them. */
export type EmailSubject = { kind: 'receipt'; transactionId: string } | { kind: 'statement' };

/** Where an email goes: to the patient's own address, or to another one. */
export type AddressChoice = 'own' | 'other';

/** What somebody chose, and what they typed. */
export interface ChosenAddress {
  choice: AddressChoice;
  ownAddress: string;
  other: string;
}

/** Who has an address of their own gets the email there, unless somebody says otherwise. */
export const firstChoice = (ownAddress: string): AddressChoice => (ownAddress === '' ? 'other' : 'own');

/** Where the email would go. */
export const addressOf = ({ choice, ownAddress, other }: ChosenAddress): string =>
  choice === 'own' ? ownAddress : serverValue(FIELDS.recipientEmail, other);

/** What is wrong with the address: `Email is required`, `Invalid email`; null where nothing is. */
export const addressMessage = (chosen: ChosenAddress): string | null =>
  fieldMessage(FIELDS.recipientEmail, addressOf(chosen));

/** The server's words, and where the email went. */
export const emailSentToast = (message: string, to: string): Toast => ({
  variant: 'success',
  title: message,
  label: `To ${to}.`,
});
