import { LOGIN_EMAIL_MAX_LENGTH, LOGIN_PASSWORD_MAX_LENGTH } from '../session/login.ts';
import { type InputMask, MASKS } from './input-mask.ts';
import { filterEdit, type TextEdit, type TextLimits, tidied, tidiedOnLeaving } from './text-filter.ts';
import { CHECKS, type Check } from './validation.ts';

/** How long a field waits after the last key before its change is emitted (FIELD-2). */
export const INPUT_DEBOUNCE_MS = 300;
const TEXT_MAX_LENGTH = 25;

export interface FieldRules extends TextLimits {
  /** Required fields have a check; no other field is validated (FIELD-2). */
  check?: Check;
  /** Passwords are never trimmed (FIELD-2). */
  isPassword?: true;
  mask?: InputMask;
}

const PERSON_NAME = { filter: 'personName', maxLength: TEXT_MAX_LENGTH } as const;
const EMAIL = { filter: 'emailExtended', maxLength: LOGIN_EMAIL_MAX_LENGTH } as const;
const DATE = { filter: 'date', maxLength: 10, mask: MASKS.date } as const;
const PASSWORD = { filter: 'password', maxLength: LOGIN_PASSWORD_MAX_LENGTH, isPassword: true } as const;

/**
 * The rules of every text field, with the wider filter that it opts into (FIELD-1). Emails opt into `emailExtended`,
 * because `front-desk@north-side.example` must be able to sign in. Names opt into `personName`, because people
 * are called Núñez and O'Hara; addresses into `address`, because they live at 123 1/2 Main St, c/o Smith & Co, #4B. A search box takes `anything` that a patient, a page or a benefit is found by; so does a note.
 */
export const FIELDS = {
  text: { filter: 'text', maxLength: TEXT_MAX_LENGTH },
  search: { filter: 'anything', maxLength: 100 },
  viewName: { filter: 'anything', maxLength: 60 },
  loginEmail: { ...EMAIL, check: CHECKS.loginEmail },
  loginPassword: { ...PASSWORD, check: CHECKS.loginPassword },
  currentPassword: { ...PASSWORD, check: CHECKS.loginPassword },
  newPassword: { ...PASSWORD, check: CHECKS.newPassword },
  repeatedPassword: { ...PASSWORD, check: CHECKS.loginPassword },
  /** The contract takes 254 characters. */
  recipientEmail: { ...EMAIL, maxLength: 254, check: CHECKS.loginEmail },
  emailFilter: EMAIL,
  givenName: { ...PERSON_NAME, check: CHECKS.givenName },
  surname: { ...PERSON_NAME, check: CHECKS.surname },
  fullName: { ...PERSON_NAME, check: CHECKS.fullName },
  nameFilter: PERSON_NAME,
  address: { filter: 'address', maxLength: 60 },
  state: { filter: 'text', maxLength: 2, check: CHECKS.state },
  zip: { filter: 'zip', maxLength: 10, mask: MASKS.zip, check: CHECKS.zip },
  phone: { filter: 'phone', maxLength: 20, mask: MASKS.phone, check: CHECKS.phone },
  note: { filter: 'anything', maxLength: 200, check: CHECKS.note },
  reversalReason: { filter: 'anything', maxLength: 200, check: CHECKS.reason },
  memberId: { filter: 'digits', maxLength: 8 },
  amount: { filter: 'amount', maxLength: 12, mask: MASKS.amount, check: CHECKS.amount },
  cash: { filter: 'amount', maxLength: 12, mask: MASKS.amount, check: CHECKS.cash },
  percent: { filter: 'amount', maxLength: 6, check: CHECKS.percent },
  procedureCode: { filter: 'alphanumeric', maxLength: 10, check: CHECKS.procedureCode },
  codeDescription: { filter: 'anything', maxLength: 200, check: CHECKS.codeDescription },
  ucrAmount: { filter: 'amount', maxLength: 12, mask: MASKS.amount, check: CHECKS.ucrAmount },
  ucrChange: { filter: 'signedAmount', maxLength: 12 },
  specialtyName: { filter: 'anything', maxLength: 40, check: CHECKS.specialtyName },
  specialtyCode: { filter: 'alphanumeric', maxLength: 10, check: CHECKS.specialtyCode },
  codeCategory: { filter: 'anything', maxLength: 40, check: CHECKS.codeCategory },
  checkNumber: { filter: 'digits', maxLength: 12, check: CHECKS.checkNumber },
  supportHours: { filter: 'anything', maxLength: 60 },
  supportEmail: { ...EMAIL, maxLength: 254, check: CHECKS.optionalEmail },
  practiceAddress: { filter: 'address', maxLength: 200 },
  paymentNote: { filter: 'anything', maxLength: 100 },
  quantity: { filter: 'digits', maxLength: 4, check: CHECKS.quantity },
  cardExpiry: { filter: 'date', maxLength: 5, mask: MASKS.cardExpiry, check: CHECKS.cardExpiry },
  cardCode: { filter: 'digits', maxLength: 4 },
  date: { ...DATE, check: CHECKS.date },
  birthDate: { ...DATE, check: CHECKS.birthDate },
  dateFilter: DATE,
} as const satisfies Record<string, FieldRules>;
export type FieldName = keyof typeof FIELDS;

/** The text of a field after an edit: filtered, and formatted while the user types at its end. */
export function applyEdit({ mask, ...limits }: FieldRules, before: string, after: string): TextEdit {
  if (mask?.unmask) {
    const { value, refusal } = filterEdit(mask.unmask(before), mask.unmask(after), limits);
    return { value: mask.typing(value), refusal };
  }
  const { value, refusal } = filterEdit(before, after, limits);
  const isAppended = value.length > before.length && value.startsWith(before);
  return { value: mask && isAppended ? mask.typing(value) : value, refusal };
}

/** The value as it is validated and sent to the server. */
export function serverValue({ isPassword }: FieldRules, typed: string): string {
  return isPassword ? typed : tidied(typed);
}

/** The text of a field that the user leaves. */
export function committedValue({ isPassword, mask }: FieldRules, typed: string): string {
  if (isPassword) return typed;
  const tidy = tidiedOnLeaving(typed);
  return mask ? mask.leaving(tidy) : tidy;
}

/** The message of a field's check, or null. `today` is a day as YYYY-MM-DD, for rules about past days. */
export function fieldMessage(rules: FieldRules, typed: string, today: string | null = null): string | null {
  return rules.check?.(serverValue(rules, typed), today) ?? null;
}
