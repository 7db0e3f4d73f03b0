import type { Failure } from '#domain/failure/failure.ts';
import type {
  AddressChoice,
  ChosenAddress,
  EmailSubject,
  ReceiptEmail,
} from '#domain/payment/receipt-email.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export type ReceiptEmailEvent =
  | { type: 'email.open'; subject: EmailSubject }
  | { type: 'email.sendToPatient'; subject: EmailSubject }
  | { type: 'discard.confirm' }
  | { type: 'dialog.close' }
  | { type: 'address.choose'; choice: AddressChoice }
  | FieldEvent<'other'>
  | { type: 'email.send' }
  | { type: 'history.retry' };

export interface ReceiptEmailInput {
  /** The patient's own address, or empty. */
  ownAddress: string;
}

export interface ReceiptEmailContext extends ReceiptEmailInput {
  subject: EmailSubject;
  choice: AddressChoice;
  fields: FormFields<'other'>;
  isChecked: boolean;
  failure: Failure | null;
  history: readonly ReceiptEmail[] | null;
  historyFailure: Failure | null;
}

/** The user typed another address. */
export const isAddressTyped = ({ fields }: ReceiptEmailContext): boolean => fields.texts.other !== '';

export const chosenIn = ({ choice, ownAddress, fields }: ReceiptEmailContext): ChosenAddress => ({
  choice,
  ownAddress,
  other: fields.texts.other,
});
