import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { patientQueryWords, readPatientQuery } from '#domain/patient/patient-query.ts';
import {
  birthDateMessage,
  filtersFor,
  filtersInUse,
  isSameNarrowing,
  type PatientNarrowing,
} from '#domain/patient/patient-search.ts';
import { listPhaseOf } from '../shared/list-query.ts';
import type { patientSearchMachine } from './patient-search.machine.ts';

export type PatientSearchRef = ActorRefFrom<typeof patientSearchMachine>;
type Snapshot = SnapshotFrom<typeof patientSearchMachine>;

export const selectCsvExport = ({ children }: Snapshot) => children.csvExport;
export const selectRecentPatients = ({ children }: Snapshot) => children.recentPatients;

export const selectSavedViews = ({ children }: Snapshot) => children.savedViews;
export const selectReminders = ({ children }: Snapshot) => children.reminders;
export const selectPatientViews = ({ children }: Snapshot) => children.patientViews;

export const selectNarrowing = ({ context }: Snapshot): PatientNarrowing => ({
  texts: context.fields.texts,
  choices: context.choices,
  view: context.view,
});
export const selectSearch = ({ context: { view, choices, sort } }: Snapshot) => ({ view, choices, sort });
export const selectView = ({ context }: Snapshot) => context.view;
export const selectTexts = ({ context }: Snapshot) => context.fields.texts;
export const selectBirthDateError = (snapshot: Snapshot) =>
  snapshot.matches('typing') ? null : birthDateMessage(snapshot.context.fields.texts, snapshot.context.today);
/** How the query was understood: `date of birth 04/12/1980`. */
export const selectReading = ({ context: { fields, today } }: Snapshot) =>
  patientQueryWords(readPatientQuery(fields.texts.box, today));
/** No patient has the searched name, so the rows have a similar name. */
export const selectIsSimilar = (snapshot: Snapshot) =>
  snapshot.context.found?.isSimilar === true && !selectIsOutdated(snapshot);
export const selectChoices = ({ context }: Snapshot) => context.choices;
export const selectFiltersInUse = (snapshot: Snapshot) => filtersInUse(selectNarrowing(snapshot));
export const selectFilterCount = (snapshot: Snapshot) => selectFiltersInUse(snapshot).length;
/** By more than a view. */
export const selectIsNarrowed = (snapshot: Snapshot) =>
  snapshot.context.fields.texts.box.trim() !== '' || selectFilterCount(snapshot) > 0;

export const selectCanChooseRows = (snapshot: Snapshot) =>
  filtersFor(selectNarrowing(snapshot), snapshot.context.today) !== null;

export const selectColumns = ({ context }: Snapshot) => context.columns;
export const selectFound = ({ context }: Snapshot) => context.found;
/** Whether a search has returned rows or a failure. */
export const selectHasResponse = ({ context: { found, failure } }: Snapshot) => (found ?? failure) !== null;
/** The rows belong to an earlier text or view. Opening one could open the wrong patient. */
export const selectIsOutdated = (snapshot: Snapshot) =>
  !isSameNarrowing(selectNarrowing(snapshot), snapshot.context.foundFor);
export const selectSort = ({ context }: Snapshot) => context.sort;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectPageSize = ({ context }: Snapshot) => context.pageSize;
export const selectFailure = ({ context }: Snapshot) => context.failure;

/** `idle`: no rows are shown, and the text can't be searched for. */
export const selectListPhase = (snapshot: Snapshot) =>
  snapshot.matches('unreadable') && !snapshot.context.found?.rows.length
    ? 'idle'
    : listPhaseOf(snapshot, snapshot.matches('failed'));
