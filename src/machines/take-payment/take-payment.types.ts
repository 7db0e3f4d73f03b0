import type { Failure } from '#domain/failure/failure.ts';
import type { OfficeMethod } from '#domain/payment/office-payment.ts';
import type { PaymentDraft, PaymentIntent, TakenPayment } from '#domain/payment/payment.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

type PaymentField = 'amount' | 'checkNumber' | 'note';

export type TakePaymentEvent =
  | { type: 'payment.retry' }
  | { type: 'due.change'; dueCents: number }
  | { type: 'amount.choose'; choice: PaymentDraft['choice'] }
  | FieldEvent<PaymentField>
  | { type: 'account.choose'; id: string }
  | { type: 'account.add'; account: PaymentAccount }
  | { type: 'accounts.reload' }
  | { type: 'payment.review' }
  | { type: 'payment.change' }
  | { type: 'payment.confirm' }
  | { type: 'payment.check' }
  | { type: 'payment.charge' }
  | { type: 'payment.discard' }
  | { type: 'receipt.open' }
  | { type: 'receipts.choose'; emailsReceipts: boolean }
  | { type: 'payment.again'; method?: OfficeMethod };

export interface TakePaymentInput {
  dueCents: number;
  /** The practice's current day, YYYY-MM-DD. */
  today: string;
  /** The patient gets every receipt by email. */
  emailsReceipts: boolean;
}

export interface ClaimedIntent {
  intent: PaymentIntent;
  isOwn: boolean;
}

export interface TakePaymentContext extends TakePaymentInput {
  accounts: readonly PaymentAccount[];
  draft: Omit<PaymentDraft, PaymentField>;
  fields: FormFields<PaymentField>;
  /** Which values are validated: the amount once the user leaves it, all of them once the user reviews. */
  checks: 'none' | 'amount' | 'all';
  /** Selects the first chargeable payment method once the methods are loaded, instead of the draft’s. */
  suggestsMethod: boolean;
  intent: PaymentIntent | null;
  payment: TakenPayment | null;
  failure: Failure | null;
}
