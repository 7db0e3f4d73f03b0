import { daysIn } from '../date/calendar.ts';
import { daysBetween } from '../date/day.ts';
import { cardBrandName } from './card.ts';
import { officeMethodOf } from './office-payment.ts';

/** ENTITY-1 */
export interface PaymentAccount {
  accountType: 'Credit Card' | 'Debit Card' | 'Bank Transfer';
  accountStatus: 'Active' | 'Inactive';
  /** The card's brand; 0 if unknown. */
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
  /** Null for an account of the practice. */
  memberId: string | null;
  name: string;
  practiceId: string;
  zipCode: string;
}

/** The payment method in the header of a patient's pages. */
export type AccountOnFile = Pick<
  PaymentAccount,
  'accountType' | 'cardType' | 'lastFourCardDigits' | 'expirationDate' | 'isAutoRenewal'
>;

export interface AccountName extends Pick<PaymentAccount, 'cardType' | 'lastFourCardDigits'> {
  /** The payment type of an older transaction contains no kind of account. */
  accountType: string;
}

/** `Visa ending in 4242` */
export function accountWords({ cardType, accountType, lastFourCardDigits }: AccountName): string {
  const kind = accountType === 'Bank Transfer' ? 'Bank account' : cardBrandName(cardType) || accountType;
  return `${kind} ending in ${lastFourCardDigits}`;
}

/** Names the owner of an account that does not belong to the patient. */
export function payerAccountWords(account: PaymentAccount, memberId: string): string {
  const words = accountWords(account);
  if (account.memberId === memberId) return words;
  return account.memberId === null ? `${words} (practice)` : `${words} (${account.name}, subscriber)`;
}

/** From MM/YY to YYYY-MM-DD (SCHEMA-2). */
export function lastDayOfCard(expirationDate: string): string {
  const [month = '', year = ''] = expirationDate.split('/');
  return `20${year}-${month}-${daysIn(Number(month), 2000 + Number(year))}`;
}

/** Our choice. The job that reports expiring office cards uses the same limit. */
const EXPIRES_SOON_DAYS = 30;

export type ExpiryStatus = 'none' | 'good' | 'soon' | 'beforeRenewal' | 'expired';

/** `renewsOn` is the day when a plan renews with this card; null if none does. */
export function expiryStatus(
  { expirationDate }: Pick<PaymentAccount, 'expirationDate'>,
  today: string,
  renewsOn: string | null,
): ExpiryStatus {
  if (expirationDate === null) return 'none';
  const last = lastDayOfCard(expirationDate);
  if (last < today) return 'expired';
  if (renewsOn !== null && last < renewsOn) return 'beforeRenewal';
  return daysBetween(today, last) <= EXPIRES_SOON_DAYS ? 'soon' : 'good';
}

export const isChargeable = (account: PaymentAccount, today: string): boolean =>
  account.accountStatus === 'Active' && expiryStatus(account, today, null) !== 'expired';

export const chargeableIn = (accounts: readonly PaymentAccount[], today: string): PaymentAccount[] =>
  accounts.filter((account) => isChargeable(account, today));

/** Cash and checks are always accepted. */
export const isMethodIn = (accounts: readonly PaymentAccount[], accountId: string): boolean =>
  officeMethodOf(accountId) !== null || accounts.some(({ id }) => id === accountId);
