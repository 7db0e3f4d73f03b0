import type { FieldRules } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';

/** The frame's fields of a bank account. The portal never receives their values (FRAME-5). */
export const BANK_FIELDS = ['routing', 'zip', 'account', 'accountAgain'] as const;
type BankField = (typeof BANK_FIELDS)[number];
type BankTexts = Record<BankField, string>;

const ROUTING_DIGITS = 9;
const ACCOUNT_DIGITS = { least: 4, most: 17 } as const;
/** Weights of the American Bankers Association's check digit. */
const WEIGHTS = [3, 7, 1] as const;

const ACCOUNT: FieldRules = { filter: 'digits', maxLength: ACCOUNT_DIGITS.most };
export const BANK_RULES = {
  routing: { filter: 'digits', maxLength: ROUTING_DIGITS },
  account: ACCOUNT,
  accountAgain: ACCOUNT,
  zip: FIELDS.zip,
} as const satisfies Record<BankField, FieldRules>;

export function bankMessage(field: Exclude<BankField, 'zip'>, texts: BankTexts): string | null {
  switch (field) {
    case 'routing':
      if (texts.routing === '') return 'Routing number is required';
      return isRoutingNumber(texts.routing) ? null : 'Invalid routing number';
    case 'account':
      if (texts.account === '') return 'Account number is required';
      return texts.account.length >= ACCOUNT_DIGITS.least
        ? null
        : `Account number must be ${ACCOUNT_DIGITS.least} to ${ACCOUNT_DIGITS.most} digits`;
    case 'accountAgain':
      return texts.accountAgain === texts.account ? null : 'Account numbers don’t match';
  }
}

/** Checks the length and the check digit. */
export function isRoutingNumber(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (WEIGHTS[place % 3] ?? 0),
    0,
  );
  return digits.length === ROUTING_DIGITS && sum > 0 && sum % 10 === 0;
}
