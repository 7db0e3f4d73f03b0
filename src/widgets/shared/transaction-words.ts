import { PAYMENT_TYPE_WORDS } from '#domain/payment/payment-type-words.ts';
import { entryWord, type Transaction } from '#domain/payment/transaction.ts';

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
