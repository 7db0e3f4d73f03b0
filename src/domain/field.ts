import { LOGIN_EMAIL_MAX_LENGTH, LOGIN_PASSWORD_MAX_LENGTH } from './login.ts';
import { applyEdit, type TextEdit, type TextLimits, tidied, tidiedOnLeaving } from './text-filter.ts';
import { CHECKS, type CheckName } from './validation.ts';

/** How long a field waits after the last key before it tells its change (FIELD-2). */
export const INPUT_DEBOUNCE_MS = 300;
const TEXT_MAX_LENGTH = 25;

interface FieldRules extends TextLimits {
  /** Only a required field is validated (FIELD-2). */
  required: boolean;
  check: CheckName;
  /** Passwords are never trimmed (FIELD-2). */
  trimmed: boolean;
}

/**
 * Every text field by name, with its rules. The list says which fields opt into a wider filter than `text` and `email`:
 * `loginEmail`, because an address such as `front-desk@north-side.example` must be able to sign in.
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
  loginPassword: {
    filter: 'password',
    maxLength: LOGIN_PASSWORD_MAX_LENGTH,
    required: true,
    check: 'loginPassword',
    trimmed: false,
  },
} as const satisfies Record<string, FieldRules>;
export type FieldName = keyof typeof FIELDS;

function rulesOf(name: FieldName): FieldRules {
  return FIELDS[name];
}

export function edited(name: FieldName, before: string, after: string): TextEdit {
  return applyEdit(before, after, rulesOf(name));
}

/** The value that a field tells while it is being typed in. */
export function toldValue(name: FieldName, typed: string): string {
  return rulesOf(name).trimmed ? tidied(typed) : typed;
}

/** The value as the field is left. */
export function leftValue(name: FieldName, typed: string): string {
  return rulesOf(name).trimmed ? tidiedOnLeaving(typed) : typed;
}

/** The message of a field's check, or null. */
export function fieldMessage(name: FieldName, typed: string): string | null {
  const { required, check } = rulesOf(name);
  return required ? CHECKS[check](toldValue(name, typed)) : null;
}
