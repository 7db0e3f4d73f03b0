import { daysIn } from '../date/calendar.ts';
import { daysBetween } from '../date/day.ts';
import { cardBrandName } from './card.ts';

/** An account that payments are charged to, as the contract has it (ENTITY-1). */
export interface PaymentAccount {
  accountType: 'Credit Card' | 'Debit Card' | 'Bank Transfer';
  accountStatus: 'Active' | 'Inactive';
  /** The card's brand; 0 for none. */
  cardType: number;
  displayName: string;
  /** MM/YY; null for a bank account. */
  expirationDate: string | null;
  id: string;
  isActive: boolean;
  isAutoRenewal: boolean;
  isFsa: boolean;
  isHsa: boolean;
  itemId: string;
  lastFourCardDigits: string;
  /** None for an account of the practice. */
  memberId: string | null;
  name: string;
  practiceId: string;
  zipCode: string;
}

/** What people call an account: `Visa ending in 4242`. */
export function accountWords({ cardType, accountType, lastFourCardDigits }: PaymentAccount): string {
  const kind = accountType === 'Bank Transfer' ? 'Bank account' : cardBrandName(cardType) || accountType;
  return `${kind} ending in ${lastFourCardDigits}`;
}

/** What people call an account where a patient pays with that of somebody else: it says whose it is. */
export function payerAccountWords(account: PaymentAccount, memberId: string): string {
  const words = accountWords(account);
  if (account.memberId === memberId) return words;
  return account.memberId === null ? `${words} (practice)` : `${words} (${account.name}, subscriber)`;
}

/** The last day on which a card of this MM/YY holds, as YYYY-MM-DD (SCHEMA-2). */
export function lastDayOfCard(expirationDate: string): string {
  const [month = '', year = ''] = expirationDate.split('/');
  return `20${year}-${month}-${daysIn(Number(month), 2000 + Number(year))}`;
}

/** A practice hears of a card of its own as long before (the job of office cards): chosen, not shown in the specification. */
const EXPIRES_SOON_DAYS = 30;

export type ExpiryStanding = 'none' | 'good' | 'soon' | 'beforeRenewal' | 'expired';

/** How a card's expiry stands to today, and to the day on which a plan is renewed with it; null where it is not. */
export function expiryStanding(
  { expirationDate }: Pick<PaymentAccount, 'expirationDate'>,
  today: string,
  renewsOn: string | null,
): ExpiryStanding {
  if (expirationDate === null) return 'none';
  const last = lastDayOfCard(expirationDate);
  if (last < today) return 'expired';
  if (renewsOn !== null && last < renewsOn) return 'beforeRenewal';
  return daysBetween(today, last) <= EXPIRES_SOON_DAYS ? 'soon' : 'good';
}

/** Whether a payment can be charged to it today. */
export const isChargeable = (account: PaymentAccount, today: string): boolean =>
  account.accountStatus === 'Active' && expiryStanding(account, today, null) !== 'expired';
