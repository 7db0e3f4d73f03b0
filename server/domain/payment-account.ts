import { CARD_NUMBER_DIGITS, passesLuhn } from '#domain/card.ts';
import { addDays, addMonths } from './calendar-date.ts';

/** Whether an account can be charged depends on these two. */
export interface AccountStanding {
  active: boolean;
  /** The last day on which a card holds; none for a bank account. */
  expiresOn: string | null;
}

export type AccountRefusal = 'accountInactive' | 'cardExpired';

export function refusalOfAccount(account: AccountStanding, today: string): AccountRefusal | undefined {
  if (!account.active) return 'accountInactive';
  return hasExpired(account.expiresOn, today) ? 'cardExpired' : undefined;
}

/** A card holds until the end of the month that is printed on it (SCHEMA-2). */
export const hasExpired = (expiresOn: string | null, today: string): boolean =>
  expiresOn !== null && expiresOn < today;

/** The last day of a card's `MM/YY`. */
export function lastDayOf(expirationDate: string): string {
  const [month = '', year = ''] = expirationDate.split('/');
  return addDays(addMonths(`20${year}-${month}-01`, 1), -1);
}

/** `MM/YY` of a card's last day. */
export const expirationDateOf = (lastDay: string): string => `${lastDay.slice(5, 7)}/${lastDay.slice(2, 4)}`;

const DIGITS_IN_GROUPS = /\d(?:[ .-]?\d)+/g;

/**
 * Whether a text holds what could be a card's number: 13 to 19 digits, in groups or not, of which the last one checks
 * the others (Luhn).
 */
export function holdsCardNumber(text: string): boolean {
  return (text.match(DIGITS_IN_GROUPS) ?? []).some((group) => hasCheckedRun(group.replace(/\D/g, '')));
}

function hasCheckedRun(digits: string): boolean {
  for (let length = CARD_NUMBER_DIGITS.least; length <= CARD_NUMBER_DIGITS.most; length += 1) {
    for (let start = 0; start + length <= digits.length; start += 1) {
      if (passesLuhn(digits.slice(start, start + length))) return true;
    }
  }
  return false;
}
