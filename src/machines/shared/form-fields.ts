import { applyEdit, committedValue, type FieldRules } from '#domain/text/field.ts';
import { tidied } from '#domain/text/text-filter.ts';
import { sharedAssign } from './shared-action.ts';

export interface FormFields<Name extends string> {
  texts: Readonly<Record<Name, string>>;
  /** Only these are trimmed. Every other text comes from the server (FIELD-1). */
  changed: readonly Name[];
  /** The field whose change was not fully accepted, and why. Stays until the user leaves the field (FIELD-1). */
  refusal: { field: Name; message: string } | null;
}

export interface FieldEdit<Name extends string> {
  field: Name;
  value: string;
}

export type FieldEvent<Name extends string> =
  | ({ type: 'field.change' } & FieldEdit<Name>)
  | { type: 'field.blur'; field: Name };

/** Enter, a paste, a drop or autofill ends the wait for the next key (FIELD-2). */
export interface SettleEvent {
  type: 'field.settle';
}

export type Rules<Name extends string> = Readonly<Record<Name, FieldRules>>;

export const unchangedFields = <Name extends string>(
  texts: Readonly<Record<Name, string>>,
): FormFields<Name> => ({ texts, changed: [], refusal: null });

export function changeField<Name extends string>(
  fields: FormFields<Name>,
  rules: Rules<Name>,
  { field, value: typed }: FieldEdit<Name>,
): FormFields<Name> {
  const { value, refusal } = applyEdit(rules[field], fields.texts[field], typed);
  const earlier = fields.refusal?.field === field ? fields.refusal : null;
  const next = { ...fields, refusal: refusal === null ? earlier : { field, message: refusal } };
  if (refusal !== null && value === fields.texts[field]) return next;
  return { ...next, texts: { ...fields.texts, [field]: value }, changed: withField(fields.changed, field) };
}

/**
 * After another user changed the record first: fields that this user left alone get the stored text; fields that this
 * user changed keep theirs.
 */
export function mergeFields<Name extends string>(
  { texts, changed }: FormFields<Name>,
  before: Readonly<Record<Name, string>>,
  stored: Readonly<Record<Name, string>>,
): FormFields<Name> {
  const kept = changed.filter((field) => tidied(before[field]) !== tidied(texts[field]));
  const mine = Object.fromEntries(kept.map((field) => [field, texts[field]]));
  return { texts: { ...stored, ...mine }, changed: kept, refusal: null };
}

export const isRefused = <Name extends string>(
  fields: FormFields<Name>,
  rules: Rules<Name>,
  edit: FieldEdit<Name>,
): boolean => changeField(fields, rules, edit).texts === fields.texts;

/** Trims the text if the user changed it (FIELD-2). */
export function commitField<Name extends string>(
  fields: FormFields<Name>,
  rules: Rules<Name>,
  { field }: { field: Name },
  today?: string,
): FormFields<Name> {
  if (!fields.changed.includes(field)) return withoutRefusal(fields);
  const value = committedValue(rules[field], fields.texts[field], today);
  return { ...fields, texts: { ...fields.texts, [field]: value }, refusal: null };
}

export const withField = <Name extends string>(names: readonly Name[], field: Name): readonly Name[] =>
  names.includes(field) ? names : [...names, field].sort();

export const withoutRefusal = <Name extends string>(fields: FormFields<Name>): FormFields<Name> => ({
  ...fields,
  refusal: null,
});

/** Forms with a birth date have `today`, YYYY-MM-DD. */
type InForm<Name extends string> = { context: { fields: FormFields<Name>; today?: string } };

export const fieldActions = <Name extends string>(rules: Rules<Name>) => ({
  applyEdit: sharedAssign(({ context: { fields } }: InForm<Name>, edit: FieldEdit<Name>) => ({
    fields: changeField(fields, rules, edit),
  })),
  commitField: sharedAssign(({ context: { fields, today } }: InForm<Name>, event: { field: Name }) => ({
    fields: commitField(fields, rules, event, today),
  })),
});

/** For a chart with `fieldActions`. The parameters are generic, so that each chart's own field names are checked. */
export const fieldBlur = {
  actions: { type: 'commitField', params: <Left>({ event }: { event: Left }) => event },
} as const;

/** The event as the parameters of a guard or an action. */
export const given = <Event>({ event }: { event: Event }) => event;

export const fieldEvents = {
  'field.change': { actions: { type: 'applyEdit', params: given } },
  'field.blur': fieldBlur,
} as const;
