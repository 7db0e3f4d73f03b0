import { centsOf, formatAmount } from '../money/money.ts';
import { fieldMessage, serverValue } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';
import type { ProcedureCode } from './procedure-code.ts';

export const CODE_RULES = {
  code: FIELDS.procedureCode,
  description: FIELDS.codeDescription,
  amount: FIELDS.ucrAmount,
  specialtyName: FIELDS.specialtyName,
  specialtyCode: FIELDS.specialtyCode,
  category: FIELDS.codeCategory,
};
export type CodeField = keyof typeof CODE_RULES;
export const CODE_FIELDS = Object.keys(CODE_RULES) as CodeField[];
export type CodeTexts = Readonly<Record<CodeField, string>>;

/** In the order of the columns of a file. */
export const CODE_LABELS = {
  code: 'Code',
  description: 'Description',
  amount: 'UCR amount',
  specialtyName: 'Specialty',
  specialtyCode: 'Specialty code',
  category: 'Category',
} as const satisfies CodeTexts;

/** The fields of a code, in the form that is sent. */
export type CodeDraft = Pick<
  ProcedureCode,
  'code' | 'description' | 'ucrCents' | 'specialtyName' | 'specialtyCode' | 'category'
>;

export const NEW_CODE: CodeTexts = {
  code: '',
  description: '',
  amount: '',
  specialtyName: 'General',
  specialtyCode: 'GEN',
  category: '',
};

export const textsOfCode = ({ code, description, ucrCents, ...rest }: ProcedureCode): CodeTexts => ({
  code,
  description,
  amount: formatAmount(ucrCents),
  specialtyName: rest.specialtyName,
  specialtyCode: rest.specialtyCode,
  category: rest.category,
});

/** Null for a new code. */
export const textsBefore = (before: ProcedureCode | null): CodeTexts =>
  before === null ? NEW_CODE : textsOfCode(before);

export const isSameCode = (one: CodeTexts, other: CodeTexts): boolean =>
  CODE_FIELDS.every((field) => one[field] === other[field]);

export const codeMessages = (texts: CodeTexts): Partial<Record<CodeField, string>> =>
  Object.fromEntries(
    CODE_FIELDS.flatMap((field) => {
      const message = fieldMessage(CODE_RULES[field], texts[field]);
      return message === null ? [] : [[field, message]];
    }),
  );

export function draftOf(texts: CodeTexts): CodeDraft {
  const sent = (field: CodeField) => serverValue(CODE_RULES[field], texts[field]);
  return {
    code: sent('code'),
    description: sent('description'),
    ucrCents: centsOf(sent('amount')) ?? 0,
    specialtyName: sent('specialtyName'),
    specialtyCode: sent('specialtyCode'),
    category: sent('category'),
  };
}
