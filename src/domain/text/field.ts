import type { InputMask } from './input-mask.ts';
import { filterEdit, type TextEdit, type TextLimits, tidied, tidiedOnLeaving } from './text-filter.ts';

/** How long a field waits after the last key before it emits its change (FIELD-2). */
export const INPUT_DEBOUNCE_MS = 300;

/** Returns the message to show, or null for a valid value. Without `today` (YYYY-MM-DD), no date counts as past. */
export type Check = (value: string, today: string | null) => string | null;

export interface FieldRules extends TextLimits {
  /** Required fields have a check; no other field is validated (FIELD-2). */
  check?: Check;
  /** Passwords are never trimmed (FIELD-2). */
  isPassword?: true;
  mask?: InputMask;
}

/** The text of a field after an edit: filtered, and formatted while the user types at its end. */
export function applyEdit({ mask, ...limits }: FieldRules, before: string, after: string): TextEdit {
  const pasted = mask?.pasting?.(after) ?? null;
  if (pasted !== null) return { value: pasted, refusal: null };
  if (mask?.unmask) {
    const { value, refusal } = filterEdit(mask.unmask(before), mask.unmask(after), limits);
    return { value: mask.typing(value), refusal };
  }
  const { value, refusal } = filterEdit(before, after, limits);
  const isAppended = value.length > before.length && value.startsWith(before);
  return { value: mask && isAppended ? mask.typing(value) : value, refusal };
}

/** The value that is validated and sent to the server. */
export function serverValue({ isPassword }: FieldRules, typed: string): string {
  return isPassword ? typed : tidied(typed);
}

/** The text of a field after the user leaves it. `today` is YYYY-MM-DD, for birth dates. */
export function committedValue({ isPassword, mask }: FieldRules, typed: string, today = ''): string {
  if (isPassword) return typed;
  const tidy = tidiedOnLeaving(typed);
  return mask ? mask.leaving(tidy, today) : tidy;
}

/** The message of a field's check, or null. `today` is a day as YYYY-MM-DD, for rules about past days. */
export function fieldMessage(rules: FieldRules, typed: string, today: string | null = null): string | null {
  return rules.check?.(serverValue(rules, typed), today) ?? null;
}

/** Why the field can't hold a text that was not typed in it, or null. */
export const textProblem = (rules: FieldRules, text: string): string | null =>
  fieldMessage(rules, text) ?? applyEdit(rules, '', text).refusal;
