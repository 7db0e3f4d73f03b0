import type { Failure } from '#domain/failure/failure.ts';
import type { AddressChoice, EmailSubject, ReceiptEmail } from '#domain/payment/receipt-email.ts';

export type ReceiptEmailEvent =
  | { type: 'email.open'; subject: EmailSubject }
  | { type: 'email.close' }
  | { type: 'address.choose'; choice: AddressChoice }
  /** With each key: the text of the other address as it stands then. */
  | { type: 'address.type'; text: string }
  | { type: 'email.send' }
  | { type: 'history.retry' };

export interface ReceiptEmailInput {
  /** The patient's own address; empty where they have none. */
  ownAddress: string;
}

export interface ReceiptEmailContext extends ReceiptEmailInput {
  subject: EmailSubject;
  choice: AddressChoice;
  /** The other address, as it is typed. */
  other: string;
  /** Why the last key was not let in whole. */
  refusal: string | null;
  /** Somebody has tried to send: from then on the page says what is wrong with the address. */
  isChecked: boolean;
  failure: Failure | null;
  /** To whom the receipt was sent before; null until that is known. */
  history: readonly ReceiptEmail[] | null;
  historyFailure: Failure | null;
}
