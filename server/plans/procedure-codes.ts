/** What a person enters of a procedure code. */
export interface CodeFields {
  adaCode: string;
  description: string;
  ucrCents: number;
  specialtyName: string;
  specialtyCode: string;
  category: string;
}

/** A coded procedure of a practice: a standard one, or a custom one of the practice's own. */
export interface ProcedureCode extends CodeFields {
  id: string;
  isCustomCode: boolean;
}

const FIXED_FIELDS = ['adaCode', 'description', 'specialtyName', 'specialtyCode', 'category'] as const;

/** The practice sets what a standard code costs; everything else of it is the standard's. */
export function keepsTheStandard(code: ProcedureCode, fields: CodeFields): boolean {
  return code.isCustomCode || FIXED_FIELDS.every((name) => code[name] === fields[name]);
}

/** Whether each of the ids is one of the codes. */
export function mayTake(codes: readonly { id: string }[], codeIds: readonly string[]): boolean {
  const known = new Set(codes.map(({ id }) => id));
  return codeIds.every((id) => known.has(id));
}
