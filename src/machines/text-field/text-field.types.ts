import { type FieldName, fieldMessage, toldValue } from '#domain/text/field.ts';

export type TextFieldEvent =
  | { type: 'field.change'; value: string }
  | { type: 'field.paste'; value: string }
  | { type: 'field.autofill'; value: string }
  | { type: 'field.blur' }
  | { type: 'field.enter' };

interface TextFieldState {
  field: FieldName;
  /** Tidied as the field's rules say. */
  value: string;
  isAcceptable: boolean;
}

/** What a field tells the chart that invokes it: `edited` with each key, `settled` once the change counts. */
export type TextFieldReport =
  | ({ type: 'field.edited' } & TextFieldState)
  | ({ type: 'field.settled' } & TextFieldState);

export interface TextFieldInput {
  field: FieldName;
  /** A value to begin with; no filter touches it. */
  value?: string;
  /** The day as YYYY-MM-DD, for a field whose rule asks what is past (SCHEMA-2). */
  today?: string;
}

export interface TextFieldContext {
  field: FieldName;
  today: string | null;
  /** The text in the field, as it stands under the cursor. */
  typed: string;
  /** Whether a person has changed the text; a given one is never tidied. */
  origin: 'given' | 'typed';
  /** Why the last change was not let in whole. */
  refusal: string | null;
}

export function reported(
  type: TextFieldReport['type'],
  { field, typed, today }: TextFieldContext,
): TextFieldReport {
  const isAcceptable = fieldMessage(field, typed, today) === null;
  return { type, field, value: toldValue(field, typed), isAcceptable };
}
