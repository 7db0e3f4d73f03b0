import { entryWord, type PaymentType, type Transaction } from '#domain/payment/transaction.ts';

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

/** `Membership payment`, `Refund`, `Void` */
export function entryTitle(entry: Transaction): string {
  const word = entryWord(entry);
  return word === 'Charge' ? PAYMENT_TYPE_WORDS[entry.type] : word;
}

/** `The card was declined: insufficient funds. Try another card.` is `Insufficient funds` once the day is over. */
export function pastReason(reason: string): string {
  const [first = ''] = reason.replace(/^[^.:]*\bdeclined: /i, '').split(/\.(?:\s|$)/);
  return first.slice(0, 1).toUpperCase() + first.slice(1);
}

export const triedOn = (day: string) => `Tried ${day}`;
