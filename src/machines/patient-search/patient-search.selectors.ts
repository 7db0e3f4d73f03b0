import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { patientQueryWords, readPatientQuery } from '#domain/patient/patient-query.ts';
import { birthDateMessage, filterCount, filtersFor } from '#domain/patient/patient-search.ts';
import type { patientSearchMachine } from './patient-search.machine.ts';

export type PatientSearchRef = ActorRefFrom<typeof patientSearchMachine>;
type Snapshot = SnapshotFrom<typeof patientSearchMachine>;

/** The chart of the file of all patients that the search finds. */
export const selectCsvExport = ({ children }: Snapshot) => children.csvExport;
export const selectRecentPatients = ({ children }: Snapshot) => children.recentPatients;

/** What is typed, by field. */
export const selectTexts = ({ context }: Snapshot) => context.fields.texts;
/** What is wrong with the birth date among the filters, once nobody is typing. */
export const selectBirthDateError = (snapshot: Snapshot) =>
  snapshot.matches('typing') ? null : birthDateMessage(snapshot.context.fields.texts, snapshot.context.today);
/** How the box is read: `date of birth 04/12/1980`. Empty where nothing is typed. */
export const selectReading = ({ context: { fields, today } }: Snapshot) =>
  patientQueryWords(readPatientQuery(fields.texts.box, today));
/** How many of the separate filters hold something. */
export const selectFilterCount = ({ context }: Snapshot) => filterCount(context.fields.texts);
/** Somebody looks for something, and not at everybody. */
export const selectIsNarrowed = ({ context: { fields } }: Snapshot) =>
  fields.texts.box.trim() !== '' || filterCount(fields.texts) > 0;

/** What is typed can be asked for: other rows, or the same in another order, can be chosen. */
export const selectCanChooseRows = ({ context: { fields, today } }: Snapshot) =>
  filtersFor(fields.texts, today) !== null;

/** The last page that was found; null before the first. */
export const selectFound = ({ context }: Snapshot) => context.found;
export const selectSort = ({ context }: Snapshot) => context.sort;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectPageSize = ({ context }: Snapshot) => context.pageSize;
export const selectFailure = ({ context }: Snapshot) => context.failure;

export type ListPhase = 'loading' | 'refreshing' | 'failed' | 'unasked' | 'ready';

/** What the table shows: rows that are known stay while others are asked for; `unasked` where there are none yet. */
export function selectListPhase(snapshot: Snapshot): ListPhase {
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('unreadable') && snapshot.context.found === null) return 'unasked';
  if (snapshot.context.found === null) return 'loading';
  return snapshot.hasTag('loading') ? 'refreshing' : 'ready';
}
