import type { SnapshotFrom } from 'xstate';
import { model } from '#charts/explore/model.ts';
import type { PatientPage, PatientRow } from '#domain/patient/patient-search.ts';
import { FIRST_PATIENT_SEARCH } from '#domain/patient/patient-search.ts';
import { patientSearchMachine } from '#machines/patient-search/patient-search.machine.ts';
import { DEFECT, isBroken } from '#tests/support/failures.ts';

const ada: PatientRow = {
  memberId: '10000001',
  patientId: '501',
  name: 'Ada Marlowe',
  lastName: 'Marlowe',
  dateOfBirth: '1980-04-12',
  emailAddress: 'ada.marlowe@example.test',
  subscriberIdentifier: 'SUB-10000001',
  planType: 'Legacy',
  planName: 'Everyday Care',
  phoneNumber: '6145550119',
  status: 'Active',
  pastDueCents: 3000,
};
export const FOUND: PatientPage = { records: 21, rows: [ada] };
const NO_PATIENTS: PatientPage = { records: 0, rows: [] };
const TODAY = '2026-11-22';
type Snapshot = SnapshotFrom<typeof patientSearchMachine>;

const SAVED_CHOICES = { ...FIRST_PATIENT_SEARCH.choices, status: 'Active' };
const KEPT = { ...FIRST_PATIENT_SEARCH, page: 3 };

const NARROWING = ['filter.choose', 'entry.change', 'savedView.open'];
const UNDOING = ['filter.remove', 'entry.change', 'search.clear'];

/**
 * Views and filters affect nothing else, so they are only walked from the first page without a text, and undone
 * there.
 */
function isNarrowingWorth({ context, ...snapshot }: Snapshot, type: string): boolean {
  const { view, choices, fields, page, pageSize } = context;
  const isPlain = view === 'all' && choices.status === '';
  const isFirst = fields.changed.length === 0 && fields.refusal === null && page === 1 && pageSize === 10;
  if (isPlain) return !NARROWING.includes(type) || (isFirst && snapshot.value === 'shown');
  return UNDOING.includes(type);
}

export const patientSearchModel = model({
  machine: patientSearchMachine,
  inputs: [
    { today: TODAY, columns: [], restored: null, found: null },
    { today: TODAY, columns: [], restored: KEPT, found: null },
    { today: TODAY, columns: [], restored: KEPT, found: FOUND },
  ],
  events: {
    'field.change': [
      { case: 'a name', field: 'box', value: 'Marlowe.' },
      { case: 'half a birth date', field: 'box', value: '4/12' },
      { case: 'a letter among digits', field: 'memberId', value: 'x' },
      { case: 'letters and a digit', field: 'memberId', value: 'x1' },
    ],
    'field.blur': [
      { case: 'the box', field: 'box' },
      { case: 'a filter', field: 'memberId' },
    ],
    'field.settle': [{}],
    'filter.choose': [{ filter: 'status', value: 'Active' }],
    'filter.remove': [
      { case: 'a choice', filter: 'status' },
      { case: 'a text', filter: 'memberId' },
    ],
    'search.clear': [{}],
    'search.retry': [{}],
    'sort.choose': [{ sort: { field: 'pastDue', order: 'asc' } }],
    'page.choose': [{ page: 2 }],
    'size.choose': [{ pageSize: 25 }],
    'entry.change': [
      { case: 'a view', restored: null, view: 'pastDue' },
      { case: 'Back', restored: KEPT, view: 'all' },
    ],
    'savedView.open': [
      { search: { view: 'pastDue', choices: SAVED_CHOICES, sort: FIRST_PATIENT_SEARCH.sort } },
    ],
    'column.toggle': [{ column: 'emailAddress' }],
    'patient.open': [{ memberId: '10000001' }],
  },
  outcomes: {
    recentPatients: { breaks: DEFECT },
    csvExport: { breaks: DEFECT },
    patientViews: { breaks: DEFECT },
    savedViews: { breaks: DEFECT },
    reminders: { breaks: DEFECT },
    searchPatients: {
      found: { output: FOUND },
      'no patients': { output: NO_PATIENTS },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  /** The order and the identity of the rows don't affect later steps. */
  abstraction: ({ context: { sort: _, columns: __, found, foundFor: ___, failure, ...context } }) => [
    context,
    found?.records ?? null,
    failure === null,
  ],
  /** A defect in a chart next to the search does not affect the search. */
  isWorthTaking: (snapshot, { label, kind, event }) =>
    !isBroken(snapshot) &&
    (snapshot.matches('shown') || !label.endsWith('→ breaks')) &&
    (kind !== 'event' || isNarrowingWorth(snapshot, event.type)),
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'It starts with a request, or waits for the user to type, and rests with the result.',
  invariants: {
    'API-5: the recent patients and the file of patients run with the search.': ({ children }) =>
      children.recentPatients !== undefined && children.csvExport !== undefined,
    'API-5: pages count from 1, and have 10 rows or the chosen number.': ({ context }) =>
      context.page >= 1 && [10, 25].includes(context.pageSize),
    'API-5: every page that is shown exists.': (snapshot) => {
      const { found, page, pageSize } = snapshot.context;
      if (!snapshot.matches('shown') || found === null) return !snapshot.matches('shown');
      return page <= Math.max(1, Math.ceil(found.records / pageSize));
    },
    'API-5: the server is called exactly while the page shows that it is loading.': (snapshot) =>
      snapshot.hasTag('loading') === 'searchPatients' in snapshot.children,
    'API-5: an incomplete birth date starts no search.': (snapshot) =>
      snapshot.context.fields.texts.box !== '4/12' || !snapshot.hasTag('loading'),
    'API-5: only incomplete text is unreadable.': (snapshot) =>
      !snapshot.matches('unreadable') || snapshot.context.fields.texts.box === '4/12',
    'API-5: a failure is shown exactly from a failed request until the next one.': (snapshot) =>
      !(snapshot.matches('failed') || snapshot.hasTag('loading') || snapshot.matches('shown')) ||
      (snapshot.context.failure !== null && !isBroken(snapshot)) === snapshot.matches('failed'),
    'FIELD-1: a rejected key shows why at its field, and does not change it.': ({ context }) =>
      !context.fields.texts.memberId.includes('x') &&
      (context.fields.refusal === null || context.fields.refusal.field === 'memberId'),
  },
});
