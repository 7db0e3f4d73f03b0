import type { Failure } from '#domain/failure/failure.ts';
import type { PaymentDraft, PaymentIntent } from '#domain/payment/payment.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { FieldEvent, FormFields } from '../form-fields.ts';

export type TakePaymentEvent =
  | { type: 'payment.retry' }
  /** What is due was asked for again, and is this. */
  | { type: 'due.change'; dueCents: number }
  | { type: 'amount.choose'; choice: PaymentDraft['choice'] }
  | FieldEvent<'amount'>
  | { type: 'account.choose'; id: string }
  | { type: 'payment.review' }
  | { type: 'payment.change' }
  | { type: 'payment.confirm' }
  /** Somebody asks what became of the payment. */
  | { type: 'payment.check' }
  | { type: 'receipt.open' }
  /** Another payment, of what is due by then. */
  | { type: 'payment.again'; dueCents: number };

export interface TakePaymentInput {
  dueCents: number;
  /** Of the practice, as YYYY-MM-DD. */
  today: string;
}

/** A payment that was decided before, and whether it is still sent again by itself. */
export interface RecalledIntent {
  intent: PaymentIntent;
  isTrusted: boolean;
}

/** What is to be paid, and whether another payment was decided meanwhile, in another tab. */
export interface ClaimedIntent {
  intent: PaymentIntent;
  isOwn: boolean;
}

export interface TakePaymentContext extends TakePaymentInput {
  accounts: readonly PaymentAccount[];
  draft: Omit<PaymentDraft, 'amount'>;
  /** The other amount. */
  fields: FormFields<'amount'>;
  isJudged: boolean;
  intent: PaymentIntent | null;
  /** Of the payment that was approved. */
  transactionId: string;
  failure: Failure | null;
}
