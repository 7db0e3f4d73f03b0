import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { patientQueryWords, readPatientQuery } from '#domain/patient/patient-query.ts';
import { birthDateMessage, filterCount, filtersFor, SEARCH_FIELDS } from '#domain/patient/patient-search.ts';
import { tidied } from '#domain/text/text-filter.ts';
import type { patientSearchMachine } from './patient-search.machine.ts';

export type PatientSearchRef = ActorRefFrom<typeof patientSearchMachine>;
type Snapshot = SnapshotFrom<typeof patientSearchMachine>;

export const selectCsvExport = ({ children }: Snapshot) => children.csvExport;
export const selectRecentPatients = ({ children }: Snapshot) => children.recentPatients;

export const selectTexts = ({ context }: Snapshot) => context.fields.texts;
export const selectBirthDateError = (snapshot: Snapshot) =>
  snapshot.matches('typing') ? null : birthDateMessage(snapshot.context.fields.texts, snapshot.context.today);
/** How the query is understood: `date of birth 04/12/1980`. */
export const selectReading = ({ context: { fields, today } }: Snapshot) =>
  patientQueryWords(readPatientQuery(fields.texts.box, today));
/** No patient has the name that was searched for, so the rows have a similar one. */
export const selectIsSimilar = (snapshot: Snapshot) =>
  snapshot.context.found?.isSimilar === true && !selectIsOutdated(snapshot);
export const selectFilterCount = ({ context }: Snapshot) => filterCount(context.fields.texts);
export const selectIsNarrowed = ({ context: { fields } }: Snapshot) =>
  fields.texts.box.trim() !== '' || filterCount(fields.texts) > 0;

export const selectCanChooseRows = ({ context: { fields, today } }: Snapshot) =>
  filtersFor(fields.texts, today) !== null;

export const selectFound = ({ context }: Snapshot) => context.found;
/** The rows belong to an earlier text. Opening one could open the wrong patient. */
export const selectIsOutdated = ({ context: { fields, foundFor } }: Snapshot) =>
  SEARCH_FIELDS.some((field) => tidied(fields.texts[field]) !== tidied(foundFor[field]));
export const selectSort = ({ context }: Snapshot) => context.sort;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectPageSize = ({ context }: Snapshot) => context.pageSize;
export const selectFailure = ({ context }: Snapshot) => context.failure;

export type ListPhase = 'loading' | 'refreshing' | 'failed' | 'idle' | 'ready';

/** Known rows stay while others are loaded. `idle` before the first search. */
export function selectListPhase(snapshot: Snapshot): ListPhase {
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('unreadable') && snapshot.context.found === null) return 'idle';
  if (snapshot.context.found === null) return 'loading';
  return snapshot.hasTag('loading') ? 'refreshing' : 'ready';
}
