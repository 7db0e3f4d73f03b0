import type { CodeRights } from '#domain/access/code-rights.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type {
  CodeFilter,
  CodeFilters,
  CodePage,
  CodeRequest,
  CodeSort,
} from '#domain/plan/procedure-code.ts';
import { FIELDS } from '#domain/text/fields.ts';
import type { FieldEvent, FormFields, SettleEvent } from '../shared/form-fields.ts';

export const CODE_SEARCH_RULES = { text: FIELDS.search };

export interface FilterChange {
  filter: CodeFilter;
  /** Empty for any. */
  value: string;
}

export type ProcedureCodesEvent =
  | FieldEvent<'text'>
  | SettleEvent
  | ({ type: 'filter.choose' } & FilterChange)
  | { type: 'filters.clear' }
  | { type: 'sort.choose'; sort: CodeSort }
  | { type: 'page.choose'; page: number }
  | { type: 'size.choose'; pageSize: number }
  /** A code was added, changed or removed, or the list could not be loaded. */
  | { type: 'list.reload' };

export interface ProcedureCodesContext extends Omit<CodeRequest, 'text'> {
  may: CodeRights;
  fields: FormFields<'text'>;
  filters: CodeFilters;
  found: CodePage | null;
  /** The request that loaded `found`. */
  foundFor: CodeRequest;
  failure: Failure | null;
}
