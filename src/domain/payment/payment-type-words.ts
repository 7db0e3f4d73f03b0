import type { PaymentType } from './transaction.ts';

/** The payment types of the contract (ENTITY-7) in the words of a practice. */
export const PAYMENT_TYPE_WORDS: Readonly<Record<PaymentType, string>> = {
  Subscription: 'Membership payment',
  Refund: 'Refund',
  Upgrade: 'Plan upgrade',
  New: 'New membership',
  'Credit Card': 'Card payment',
  'Debit Card': 'Debit card payment',
  'Bank Transfer': 'Bank payment',
};
