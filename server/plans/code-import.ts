import { createHash } from 'node:crypto';
import { CODE_LABELS } from '#domain/plan/code-draft.ts';
import type { CodeFile, FileCode } from './code-file.ts';
import { FIXED_FIELDS, hasFields, keepsTheStandard, type StoredCode } from './procedure-codes.ts';

export interface KnownCode extends StoredCode {
  /** A plan uses it, so that it can't be deleted. */
  isInUse: boolean;
}

export interface CodeImportLine {
  kind: 'new' | 'changed' | 'unchanged' | 'missing' | 'rejected';
  /** The values in the file; null for a missing code. */
  line: number | null;
  /** The values of the stored code; null for a new one. */
  id: string | null;
  adaCode: string;
  description: string;
  /** Null for a rejected line. */
  ucrCents: number | null;
  previousCents: number | null;
  /** The texts of a changed code that differ. */
  changes: { column: string; from: string; to: string }[];
  specialtyName: string;
  specialtyCode: string;
  category: string;
  isInUse: boolean;
  /** Why it is rejected. */
  reason: string;
}

const NO_VALUES = {
  id: null,
  description: '',
  ucrCents: null,
  previousCents: null,
  specialtyName: '',
  specialtyCode: '',
  category: '',
  isInUse: false,
  reason: '',
  changes: [],
};

const COLUMN_OF = {
  adaCode: CODE_LABELS.code,
  description: CODE_LABELS.description,
  specialtyName: CODE_LABELS.specialtyName,
  specialtyCode: CODE_LABELS.specialtyCode,
  category: CODE_LABELS.category,
} as const;

const STANDARD_FIXED = 'This is a standard code: only its UCR amount can change.';
const STANDARD_NOT_ALLOWED =
  'To change standard codes, you need the role Procedure codes administrator or Procedure codes editor.';

/** The lines of the file in order, then the custom codes that the file lacks. */
export function compared(
  { codes, rejected }: CodeFile,
  stored: readonly KnownCode[],
  mayChangeStandard: boolean,
): CodeImportLine[] {
  const known = new Map(stored.map((code) => [code.adaCode.toLowerCase(), code]));
  const lines = withKnownCategories(codes, stored).map((code) =>
    lineOf(code, known.get(code.adaCode.toLowerCase()), mayChangeStandard),
  );
  const refused = rejected.map((line): CodeImportLine => ({ ...NO_VALUES, ...line, kind: 'rejected' }));
  const named = new Set([...codes, ...rejected].map(({ adaCode }) => adaCode.toLowerCase()));
  const missing = stored
    .filter(({ adaCode, isCustomCode }) => isCustomCode && !named.has(adaCode.toLowerCase()))
    .map(({ version: _, isCustomCode: __, ...code }): CodeImportLine => {
      return { ...NO_VALUES, ...code, kind: 'missing', line: null, previousCents: code.ucrCents };
    });
  return [...[...lines, ...refused].sort((one, other) => (one.line ?? 0) - (other.line ?? 0)), ...missing];
}

/** A category that differs only by case is the stored one, the standard codes' first, or that of an earlier line. */
function withKnownCategories(codes: readonly FileCode[], stored: readonly KnownCode[]): FileCode[] {
  const spellings = new Map<string, string>();
  const spelled = (category: string): string => {
    const key = category.toLowerCase();
    if (!spellings.has(key)) spellings.set(key, category);
    return spellings.get(key) ?? category;
  };
  const standardFirst = [...stored].sort((a, b) => Number(a.isCustomCode) - Number(b.isCustomCode));
  for (const { category } of standardFirst) spelled(category);
  return codes.map((code) => ({ ...code, category: spelled(code.category) }));
}

/** Texts of a standard code that differ only by case are its own. */
const spelledAs = ({ adaCode, category }: KnownCode, read: FileCode): FileCode => ({
  ...read,
  adaCode,
  category: read.category.toLowerCase() === category.toLowerCase() ? category : read.category,
});

function lineOf(read: FileCode, stored: KnownCode | undefined, mayChangeStandard: boolean): CodeImportLine {
  const code = stored && !stored.isCustomCode ? spelledAs(stored, read) : read;
  const base = { ...NO_VALUES, ...code };
  if (!stored) return { ...base, kind: 'new' };
  const found = { ...base, id: stored.id, previousCents: stored.ucrCents, isInUse: stored.isInUse };
  if (hasFields(stored, code)) return { ...found, kind: 'unchanged' };
  if (!keepsTheStandard(stored, code)) return { ...found, kind: 'rejected', reason: STANDARD_FIXED };
  if (!stored.isCustomCode && !mayChangeStandard)
    return { ...found, kind: 'rejected', reason: STANDARD_NOT_ALLOWED };
  const changes = FIXED_FIELDS.filter((name) => stored[name] !== code[name]).map((name) => {
    return { column: COLUMN_OF[name], from: stored[name], to: code[name] };
  });
  return { ...found, kind: 'changed', changes };
}

/** Differs after any change to a code. */
export const fingerprintOf = (stored: readonly KnownCode[]): string =>
  createHash('sha256')
    .update(stored.map(({ id, version }) => `${id}:${version}`).join())
    .digest('hex');
