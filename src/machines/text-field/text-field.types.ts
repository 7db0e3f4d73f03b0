import { type FieldRules, fieldMessage, serverValue } from '#domain/text/field.ts';
import type { FieldName } from '#domain/text/fields.ts';
import type { FieldEvent, FormFields, SettleEvent } from '../shared/form-fields.ts';

export type TextFieldEvent = FieldEvent<'text'> | SettleEvent;

interface TextFieldState {
  field: FieldName;
  value: string;
  isValid: boolean;
}

/** `edited` with each key, `settled` once the value is validated. */
export type TextFieldReport =
  | ({ type: 'field.edited' } & TextFieldState)
  | ({ type: 'field.settled' } & TextFieldState);

export interface TextFieldInput {
  field: FieldName;
  rules: FieldRules;
  value?: string;
  /** YYYY-MM-DD, for rules about past days (SCHEMA-2). */
  today?: string;
}

export interface TextFieldContext {
  field: FieldName;
  rules: FieldRules;
  today: string | null;
  fields: FormFields<'text'>;
}

export function reported(
  type: TextFieldReport['type'],
  { field, rules, fields, today }: TextFieldContext,
): TextFieldReport {
  const { text } = fields.texts;
  const isValid = fieldMessage(rules, text, today) === null;
  return { type, field, value: serverValue(rules, text), isValid };
}
