import type { Failure } from '#domain/failure/failure.ts';
import type {
  AddressChoice,
  ChosenAddress,
  EmailSubject,
  ReceiptEmail,
} from '#domain/payment/receipt-email.ts';
import type { FieldEvent, FormFields } from '../form-fields.ts';

export type ReceiptEmailEvent =
  | { type: 'email.open'; subject: EmailSubject }
  | { type: 'email.close' }
  | { type: 'address.choose'; choice: AddressChoice }
  | FieldEvent<'other'>
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
  fields: FormFields<'other'>;
  /** Somebody has tried to send: from then on the page says what is wrong with the address. */
  isChecked: boolean;
  failure: Failure | null;
  /** To whom the receipt was sent before; null until that is known. */
  history: readonly ReceiptEmail[] | null;
  historyFailure: Failure | null;
}

export const chosenIn = ({ choice, ownAddress, fields }: ReceiptEmailContext): ChosenAddress => ({
  choice,
  ownAddress,
  other: fields.texts.other,
});
