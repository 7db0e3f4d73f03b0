import { EMAIL } from '../session/sign-in-fields.ts';
import type { FieldRules } from './field.ts';
import { DATE_MASK } from './input-mask.ts';

/** Search fields. None of them is validated. The shell and the patient search load no others (FIELD-1). */
export const QUERY_FIELDS = {
  search: { filter: 'anything', maxLength: 100 },
  viewName: { filter: 'anything', maxLength: 60 },
  nameFilter: { filter: 'personName', maxLength: 25 },
  emailFilter: EMAIL,
  memberId: { filter: 'digits', maxLength: 8 },
  dateFilter: { filter: 'date', maxLength: 10, mask: DATE_MASK },
} as const satisfies Record<string, FieldRules>;
