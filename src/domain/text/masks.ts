import { centsOf, formatAmount } from '../money/money.ts';
import { digitsOf } from './digits.ts';
import {
  DATE_MASK,
  type InputMask,
  MONTH,
  SHORT_YEAR,
  slashed,
  wholeDate,
  withoutLooseSlash,
} from './input-mask.ts';
import { formatPhone, withoutCountryCode } from './phone.ts';

const same = (text: string) => text;

const cardExpiry = (text: string) => slashed(text, [MONTH, SHORT_YEAR]);

function pastedExpiry(text: string): string | null {
  const [, month = '', year] = /^\s*(\d{1,2})\s*[/.-]\s*20(\d{2})\s*$/.exec(text) ?? [];
  return year === undefined ? null : `${month.padStart(2, '0')}/${year}`;
}

function amount(text: string): string {
  const cents = centsOf(text);
  return cents === null ? text : formatAmount(cents);
}

/** A number with the country code, which the user may paste. */
function pastedPhone(text: string): string | null {
  const digits = digitsOf(text);
  const national = withoutCountryCode(digits);
  return national.length === 10 && digits.length === 11 ? formatPhone(national) : null;
}

function zip(text: string): string {
  const [, five, four] = /^(\d{5})-?(\d{4})$/.exec(text) ?? [];
  return five === undefined ? text : `${five}-${four}`;
}

/** A two-digit year is in this century. */
const LAST_DAY = '2099-12-31';

/** For forms only, because the shell and the patient search load the date mask. */
export const MASKS = {
  amount: { typing: same, leaving: amount },
  phone: { pasting: pastedPhone, typing: same, leaving: formatPhone },
  zip: { typing: same, leaving: zip },
  birthDate: {
    ...DATE_MASK,
    leaving: (text, today) => wholeDate(text, today) ?? withoutLooseSlash(text),
  },
  cardExpiry: {
    pasting: pastedExpiry,
    typing: cardExpiry,
    leaving: (text) => withoutLooseSlash(cardExpiry(text)),
  },
  date: { ...DATE_MASK, leaving: (text) => wholeDate(text, LAST_DAY) ?? withoutLooseSlash(text) },
} as const satisfies Record<string, InputMask>;
