import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import { DEFAULT_COLUMNS } from '#domain/patient/patient-columns.ts';
import { type FilterField, filtersInUse } from '#domain/patient/patient-search.ts';
import { selectCanChooseRows, selectIsNarrowed } from '#machines/patient-search/patient-search.selectors.ts';
import { patientSearchModel } from '#tests/machines/patient-search.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { FOUND_PATIENT, RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { choose } from './choose.ts';
import { because, canDo, type Drive, leaveField, type SnapshotOf } from './drive.ts';
import { pagingOf, showsList } from './list.ts';
import { sendHead } from './patient-head.ts';
import { respondToSearchPage } from './search-page.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof patientSearchModel>;

const isDefect = ({ label }: Step) => label.endsWith('→ breaks');

/** A message that replaces the rows hides the controls that sort and page them. */
const canChooseRows = (snapshot: Snapshot) =>
  selectCanChooseRows(snapshot) && !snapshot.matches('failed') && snapshot.context.found?.records !== 0;

/** A click leaves the field, which changes its text. */
const isTidy = ({ context: { fields } }: Snapshot): boolean =>
  fields.refusal === null && !fields.texts.box.endsWith('.');
const typedInto = ({ context: { fields } }: Snapshot) => fields.refusal?.field ?? 'box';

const canSend = canDo<typeof patientSearchModel>({
  // Typing into another field leaves the first, which ends its debounce.
  'field.change': (snapshot, { field, value }) =>
    snapshot.context.fields.texts.box !== value &&
    (field === typedInto(snapshot) || (isTidy(snapshot) && !snapshot.matches('typing'))),
  'field.settle': (snapshot) => snapshot.matches('typing'),
  'field.blur': (snapshot, { field }) => field === typedInto(snapshot),
  'search.clear': selectIsNarrowed,
  'search.retry': (snapshot) => snapshot.matches('failed'),
  'page.choose': (snapshot) => {
    const { page, pageSize, found } = snapshot.context;
    return canChooseRows(snapshot) && page === 1 && found !== null && found.records > pageSize;
  },
  'size.choose': (snapshot) =>
    canChooseRows(snapshot) && snapshot.context.found !== null && snapshot.context.pageSize === 10,
  'sort.choose': canChooseRows,
  'column.toggle': (snapshot) => !snapshot.matches('typing'),
  'savedView.open': (snapshot) => !snapshot.matches('typing'),
  'filter.choose': ({ context }) => context.choices.status === '',
  'filter.remove': ({ context }, { filter }) =>
    filter === 'status' ? context.choices.status !== '' : context.fields.texts.memberId !== '',
  'entry.change': ({ context }, { restored }) => restored === null && context.view === 'all',
  'patient.open': () => false,
});

function can(snapshot: Snapshot, step: Step): boolean {
  if (step.kind !== 'event') return !isDefect(step);
  return (isTidy(snapshot) || step.event.type.startsWith('field.')) && canSend(snapshot, step);
}

export const patientSearchPage = pageModel({
  model: patientSearchModel,
  scenes: {
    'no search here yet': {
      input: { today: '1969-12-31', columns: DEFAULT_COLUMNS, restored: null, found: null },
      can,
    },
    'a patient is opened': {
      input: { today: '1969-12-31', columns: DEFAULT_COLUMNS, restored: null, found: null },
      can: (_, step) => !isDefect(step),
      routes: [['searchPatients → found', 'patient.open']],
    },
  },
  notOnPage: because(
    'only a defect in the chart ends it',
    ...['recentPatients', 'csvExport', 'patientViews', 'savedViews', 'reminders'].map(
      (chart) => `patientSearch|xstate.error.actor.${chart}|0`,
    ),
  ),
});

const SEARCH = '/patient/search';

const SAVED = {
  version: 1,
  views: [
    { name: 'Call this week', view: 'pastDue', sortField: 'lastName', sortOrder: 'asc', status: 'Active' },
  ],
};
const CHIPS: Partial<Record<FilterField, string>> = { status: 'Status', memberId: 'Member ID' };
const LABELS: Record<string, string> = { box: 'Find a patient', memberId: 'Member ID' };

export const drivePatientSearch: Drive<typeof patientSearchModel> = async (adapter, harness) => {
  const answer = await harness.pause(SEARCH);
  await respondToSearchPage(harness);

  await harness.respondTo('/patient/saved-views', () => SAVED);
  await sendHead(harness);
  const found = (records: number, results: object[]) => () =>
    answer(SEARCH, 200, { info: { records, pages: Math.ceil(records / 10) }, results });
  /** A menu that closes returns the focus to its button, by a timer. */
  async function closeMenu(): Promise<void> {
    await shows(adapter, readMenus, 0);
    await adapter.letTimePass(1);
  }
  let opened: string | null = null;
  const sees = (phase: 'refreshing' | 'failed' | 'ready') => async (snapshot: Snapshot) => {
    const { fields, choices, view, found } = snapshot.context;
    const { texts, refusal } = fields;
    const shown = found === null && phase !== 'failed' ? 'loading' : phase;
    await showsList(adapter, { ...snapshot.context, phase: shown }, '.patient-search [role=alert]');
    await shows(adapter, readSearch, {
      chips: filtersInUse({ texts, choices }).map(({ field, value }) => `${CHIPS[field]}: ${value}`),
      view,
      box: texts.box,
      memberId: texts.memberId,
      refusal: refusal === null ? '' : 'You can only use numbers',
      canChoose: selectCanChooseRows(snapshot),
    });
  };
  return {
    async open() {
      opened = null;
      await harness.open('/search-patients');
      await adapter.clickAt('.patient-search .disclosure-title');
    },
    do: {
      async 'patient.open'({ memberId }) {
        opened = memberId;
        await adapter.clickAt('.table-open');
      },
      'field.change': ({ field, value }) => adapter.fill(LABELS[field] ?? field, value),
      'field.settle': () => adapter.press('Enter'),
      'field.blur': ({ field }) => leaveField(adapter, LABELS[field] ?? field),
      'filter.choose': ({ value }) => choose(adapter, 'Any Status', value),
      'filter.remove': ({ filter }) =>
        adapter.click('button', filter === 'status' ? 'Remove Status: Active' : 'Remove Member ID: 1'),
      'entry.change': ({ view }) => adapter.clickAt(`[data-view=${view}]`),
      'search.clear': () => adapter.click('button', 'Clear search'),
      'search.retry': () => adapter.click('button', 'Try again'),
      async 'savedView.open'() {
        await adapter.click('button', 'Saved views');
        await adapter.click('menuitem', 'Call this week');
        await closeMenu();
      },
      async 'column.toggle'() {
        await adapter.click('button', 'Columns');
        await adapter.clickAt('[role=menuitemcheckbox]:nth-child(7)');
        await adapter.press('Escape');
        await closeMenu();
      },
      'sort.choose': () => adapter.click('button', 'Past due'),
      ...pagingOf(adapter),
    },
    answer: {
      'searchPatients → found': found(21, [FOUND_PATIENT]),
      'searchPatients → no patients': found(0, []),
      'searchPatients → server down': () => answer(SEARCH, 503, BUSY),
    },
    see: {
      'patientSearch.typing': sees('ready'),
      'patientSearch.searching': sees('refreshing'),
      'patientSearch.shown': (snapshot) =>
        opened === null
          ? sees('ready')(snapshot)
          : shows(adapter, readOpened, {
              path: '/view-patient/overview',
              memberId: opened,
              name: RECEIVED_MEMBER.fullName,
            }),
      'patientSearch.failed': sees('failed'),
      'patientSearch.unreadable': (snapshot) =>
        snapshot.context.found === null
          ? shows(adapter, readInstead, 'Keep typing to see matching patients.')
          : sees('ready')(snapshot),
    },
  };
};

function readSearch() {
  const [box, , , , , memberId] = dom.all<HTMLInputElement>('.patient-search input.text-field-input');
  return {
    box: box?.value ?? 'no box',
    chips: dom.texts('.chip'),
    view: dom.all('[data-view][aria-current=page]')[0]?.dataset['view'] ?? 'no view',
    memberId: memberId?.value ?? 'no field',
    refusal: dom.message(memberId),
    /** The user can sort the rows. */
    canChoose: !dom.has('.table-sort-button[aria-disabled=true]'),
  };
}

const readMenus = () => dom.all('.menu').length;

const readInstead = () => dom.words('.state-message-title');

/** The open patient, by address, selection and text. */
function readOpened() {
  const { memberId } = JSON.parse(sessionStorage.getItem('selection') ?? '{}');
  return { path: location.pathname, memberId: String(memberId), name: dom.words('.patient-name') };
}
