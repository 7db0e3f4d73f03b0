import type { Failure } from '#domain/failure/failure.ts';
import type {
  PatientPage,
  PatientSearch,
  PatientSort,
  SearchField,
  SearchTexts,
} from '#domain/patient/patient-search.ts';
import type { FieldEvent, FormFields, SettleEvent } from '../form-fields.ts';

export type PatientSearchEvent =
  | FieldEvent<SearchField>
  | SettleEvent
  | { type: 'search.clear' }
  | { type: 'search.retry' }
  | { type: 'sort.choose'; sort: PatientSort }
  | { type: 'page.choose'; page: number }
  | { type: 'size.choose'; pageSize: number }
  | { type: 'patient.open'; memberId: string };

export interface PatientSearchInput {
  /** Of the practice, as YYYY-MM-DD. */
  today: string;
  /** The search of this history entry; null where it has none. */
  restored: PatientSearch | null;
  found: PatientPage | null;
}

export interface PatientSearchContext extends Omit<PatientSearch, 'texts'> {
  today: string;
  fields: FormFields<SearchField>;
  found: PatientPage | null;
  /** The texts of the search that loaded `found`. */
  foundFor: SearchTexts;
  failure: Failure | null;
}
