import type { CsvValue } from '../text/csv.ts';
import { CODE_LABELS } from './code-draft.ts';
import type { ProcedureCode } from './procedure-code.ts';

/** The columns that an import reads. */
export const CODE_COLUMNS = Object.values(CODE_LABELS);

/** The columns of an exported file: those that an import reads, and others for people. */
export const CODE_HEAD = [...CODE_COLUMNS, 'Kind', 'Plans'];

export const codeLine = (code: ProcedureCode): CsvValue[] => [
  code.code,
  code.description,
  code.ucrCents,
  code.specialtyName,
  code.specialtyCode,
  code.category,
  code.isCustom ? 'Custom' : 'Standard',
  code.plans.join(', '),
];
