import { LOGIN_EMAIL_MAX_LENGTH, LOGIN_PASSWORD_MAX_LENGTH } from '../session/login.ts';
import { applyEdit, type TextEdit, type TextLimits, tidied, tidiedOnLeaving } from './text-filter.ts';
import { CHECKS, type CheckName } from './validation.ts';
import { WRITINGS, type WritingName, writtenWhileTyping } from './writing.ts';

/** How long a field waits after the last key before it tells its change (FIELD-2). */
export const INPUT_DEBOUNCE_MS = 300;
const TEXT_MAX_LENGTH = 25;

interface FieldRules extends TextLimits {
  /** Only a required field is validated (FIELD-2). */
  required: boolean;
  check: CheckName;
  /** Passwords are never trimmed (FIELD-2). */
  trimmed: boolean;
  /** How the value is written; as it is typed, where nothing is said. */
  written?: WritingName;
}

const REQUIRED = { required: true, trimmed: true } as const;
const PERSON_NAME = { ...REQUIRED, filter: 'personName', maxLength: TEXT_MAX_LENGTH } as const;

/** A required field that is checked by the rule of the name that it is written by. */
const written = <Name extends WritingName & CheckName>(name: Name, maxLength: number) => ({
  ...REQUIRED,
  maxLength,
  check: name,
  written: name,
});

const PASSWORD = {
  filter: 'password',
  maxLength: LOGIN_PASSWORD_MAX_LENGTH,
  required: true,
  trimmed: false,
} as const;

/**
 * Every text field by name, with its rules. The list says which fields opt into a wider filter than `text` and `email`:
 * `loginEmail`, because an address such as `front-desk@north-side.example` must be able to sign in; `givenName` and
 * `surname`, because people are called Núñez and O'Hara. Amounts, phones, zip codes and dates take their own characters.
 */
export const FIELDS = {
  text: { filter: 'text', maxLength: TEXT_MAX_LENGTH, required: false, check: 'none', trimmed: true },
  loginEmail: {
    filter: 'emailExtended',
    maxLength: LOGIN_EMAIL_MAX_LENGTH,
    required: true,
    check: 'loginEmail',
    trimmed: true,
  },
  loginPassword: { ...PASSWORD, check: 'loginPassword' },
  currentPassword: { ...PASSWORD, check: 'loginPassword' },
  newPassword: { ...PASSWORD, check: 'newPassword' },
  repeatedPassword: { ...PASSWORD, check: 'loginPassword' },
  givenName: { ...PERSON_NAME, check: 'givenName' },
  surname: { ...PERSON_NAME, check: 'surname' },
  amount: { ...written('amount', 12), filter: 'amount' },
  quantity: { ...REQUIRED, filter: 'digits', maxLength: 4, check: 'quantity' },
  phone: { ...written('phone', 20), filter: 'phone' },
  zip: { ...written('zip', 10), filter: 'zip' },
  cardExpiry: { ...written('cardExpiry', 5), filter: 'date' },
  date: { ...written('date', 10), filter: 'date' },
} as const satisfies Record<string, FieldRules>;
export type FieldName = keyof typeof FIELDS;

function rulesOf(name: FieldName): FieldRules {
  return FIELDS[name];
}

export function edited(name: FieldName, before: string, after: string): TextEdit {
  const rules = rulesOf(name);
  const edit = applyEdit(before, after, rules);
  return { ...edit, value: writtenWhileTyping(rules.written ?? 'asTyped', before, edit.value) };
}

/** The value that a field tells while it is being typed in. */
export function toldValue(name: FieldName, typed: string): string {
  return rulesOf(name).trimmed ? tidied(typed) : typed;
}

/** The value as the field is left. */
export function leftValue(name: FieldName, typed: string): string {
  const { trimmed, written: writing = 'asTyped' } = rulesOf(name);
  return trimmed ? WRITINGS[writing].leaving(tidiedOnLeaving(typed)) : typed;
}

/** The message of a field's check, or null. `today` is a day as YYYY-MM-DD, for rules that ask what is past. */
export function fieldMessage(name: FieldName, typed: string, today: string | null = null): string | null {
  const { required, check } = rulesOf(name);
  return required ? CHECKS[check](toldValue(name, typed), today) : null;
}
