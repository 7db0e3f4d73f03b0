import { cardBrandName } from '#domain/payment/card.ts';
import { officeWords } from '#domain/payment/office-payment.ts';
import { accountWords } from '#domain/payment/payment-account.ts';

export interface PaidWith {
  paymentType: string;
  lastFour: string;
  /** 0 if the brand is unknown, null if the account was removed. */
  cardType: number | null;
  accountType: string | null;
  officeMethod: 'Cash' | 'Check' | null;
  checkNumber: string | null;
}

/** Payment types that describe what a payment is for, not how it was made. */
const PURPOSES: readonly string[] = ['New', 'Subscription', 'Upgrade', 'Refund'];

/** `American Express ending in 0133`, or `Debit Card ending in 0133` if the brand is unknown; `Cash`, `Check 1042`. */
export function paidWith({ paymentType, lastFour, cardType, accountType, ...office }: PaidWith): string {
  if (office.officeMethod !== null) return officeWords(office.officeMethod, office.checkNumber);
  const type = accountType ?? (PURPOSES.includes(paymentType) ? 'Account' : paymentType);
  const account = { accountType: type, cardType: cardType ?? 0, lastFourCardDigits: lastFour };
  return lastFour === '' ? cardBrandName(account.cardType) || type : accountWords(account);
}
