export interface CodeFields {
  adaCode: string;
  description: string;
  ucrCents: number;
  specialtyName: string;
  specialtyCode: string;
  category: string;
}

export interface StoredCode extends CodeFields {
  id: string;
  isCustomCode: boolean;
  version: number;
}

export interface ListedCode extends StoredCode {
  /** The names of the plans whose benefits cover the code. */
  plans: string[];
  /** The median of its category; null in a category of few codes. */
  medianCents: number | null;
  isUnusual: boolean;
}

export const FIXED_FIELDS = ['adaCode', 'description', 'specialtyName', 'specialtyCode', 'category'] as const;

/** A practice can only change the fee of a standard code. */
export function keepsTheStandard(code: StoredCode, fields: CodeFields): boolean {
  return code.isCustomCode || FIXED_FIELDS.every((name) => code[name] === fields[name]);
}

/** A save that changes nothing keeps the version. */
export const hasFields = (code: StoredCode, fields: CodeFields): boolean =>
  code.ucrCents === fields.ucrCents && FIXED_FIELDS.every((name) => code[name] === fields[name]);

export function mayTake(codes: readonly { id: string }[], codeIds: readonly string[]): boolean {
  const known = new Set(codes.map(({ id }) => id));
  return codeIds.every((id) => known.has(id));
}
