import { addDays, addMonths } from '#domain/date/day.ts';
import { CARD_NUMBER_DIGITS, passesLuhn } from '#domain/payment/card.ts';

export interface AccountState {
  active: boolean;
  /** A card's last valid day; null for a bank account. */
  expiresOn: string | null;
}

export type AccountRefusal = 'accountInactive' | 'cardExpired';

export function refusalOfAccount(account: AccountState, today: string): AccountRefusal | undefined {
  if (!account.active) return 'accountInactive';
  return hasExpired(account.expiresOn, today) ? 'cardExpired' : undefined;
}

/** A card is valid until the end of its month (SCHEMA-2). */
export const hasExpired = (expiresOn: string | null, today: string): boolean =>
  expiresOn !== null && expiresOn < today;

export function lastDayOf(expirationDate: string): string {
  const [month = '', year = ''] = expirationDate.split('/');
  return addDays(addMonths(`20${year}-${month}-01`, 1), -1);
}

export const expirationDateOf = (lastDay: string): string => `${lastDay.slice(5, 7)}/${lastDay.slice(2, 4)}`;

/** Prefixes of Visa, Mastercard, American Express, Discover, Diners Club, JCB and UnionPay. */
const NETWORKS =
  /^(4|5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720|3[47]|6011|64[4-9]|65|3[68]|30[0-5]|352[89]|35[3-8]|62)/;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const DIGITS_IN_GROUPS = /\d(?:[^\p{L}\p{N}]*\d)*/gu;
/** Such as (415) 555-0107. Two in a row can pass for a card number. */
const PHONE_NUMBERS = /(?<!\d)\(?\d{3}\)?[ .-]+\d{3}[ .-]+\d{4}(?!\d)/g;

function isNumberOfNetwork(digits: string): boolean {
  const { least, most } = CARD_NUMBER_DIGITS;
  const isOfLength = digits.length >= least && digits.length <= most && /^\d+$/.test(digits);
  return isOfLength && NETWORKS.test(digits) && passesLuhn(digits);
}

/** Whether the whole text is a card number, in any grouping. */
export const isCardNumberInGroups = (text: string): boolean =>
  isNumberOfNetwork(text.replace(SEPARATORS, ''));

/** Whether a text, such as a name, contains a card number. */
export function holdsCardNumber(text: string): boolean {
  const searched = text.normalize('NFKC').replace(PHONE_NUMBERS, 'x');
  return (searched.match(DIGITS_IN_GROUPS) ?? []).some((run) => {
    const groups = run.split(SEPARATORS);
    return groups.some((_, first) =>
      groups.some((__, last) => isNumberOfNetwork(groups.slice(first, last + 1).join(''))),
    );
  });
}
