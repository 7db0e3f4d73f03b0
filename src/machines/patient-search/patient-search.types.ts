import type { Failure } from '#domain/failure/failure.ts';
import type { ChoiceField } from '#domain/patient/patient-choices.ts';
import type { PatientColumn } from '#domain/patient/patient-columns.ts';
import type {
  FilterField,
  PatientNarrowing,
  PatientPage,
  PatientSearch,
  PatientSort,
  SearchField,
} from '#domain/patient/patient-search.ts';
import type { PatientView } from '#domain/patient/patient-view.ts';
import type { SavedView } from '#domain/patient/saved-view.ts';
import type { FieldEvent, FormFields, SettleEvent } from '../shared/form-fields.ts';

export interface EntryChange {
  /** The search of this history entry; null if it has none. */
  restored: PatientSearch | null;
  /** The view in the address. */
  view: PatientView;
}

export interface FilterChange {
  filter: FilterField;
  /** Empty for any. */
  value: string;
}

export type PatientSearchEvent =
  | FieldEvent<SearchField>
  | SettleEvent
  | { type: 'filter.choose'; filter: ChoiceField; value: string }
  | { type: 'filter.remove'; filter: FilterField }
  | { type: 'search.clear' }
  | { type: 'search.retry' }
  | { type: 'sort.choose'; sort: PatientSort }
  | { type: 'page.choose'; page: number }
  | { type: 'size.choose'; pageSize: number }
  | ({ type: 'entry.change' } & EntryChange)
  | { type: 'savedView.open'; search: SavedView['search'] }
  | { type: 'column.toggle'; column: PatientColumn }
  | { type: 'patient.open'; memberId: string };

export interface PatientSearchInput {
  /** The practice's current day, YYYY-MM-DD. */
  today: string;
  /** The columns that the user chose last. */
  columns: readonly PatientColumn[];
  /** The search of this history entry; null if it has none. */
  restored: PatientSearch | null;
  found: PatientPage | null;
}

export interface PatientSearchContext extends Omit<PatientSearch, 'texts'> {
  today: string;
  columns: readonly PatientColumn[];
  fields: FormFields<SearchField>;
  found: PatientPage | null;
  /** The search that loaded `found`. */
  foundFor: PatientNarrowing;
  failure: Failure | null;
}
