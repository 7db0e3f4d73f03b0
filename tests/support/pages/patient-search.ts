import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import { DEFAULT_COLUMNS } from '#domain/patient/patient-columns.ts';
import { type FilterField, filtersInUse } from '#domain/patient/patient-search.ts';
import type { patientSearchMachine } from '#machines/patient-search/patient-search.machine.ts';
import { selectCanChooseRows, selectIsNarrowed } from '#machines/patient-search/patient-search.selectors.ts';
import { patientSearchModel } from '#tests/machines/patient-search.model.ts';
import { VIEWS } from '#tests/machines/patient-views.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { FOUND_PATIENT, RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { type Drive, leaveField } from './drive.ts';
import { pagingOf, showsList } from './list.ts';
import { tellHead } from './patient-head.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof patientSearchMachine>;

const isDefect = ({ label }: Step) => label.endsWith('→ breaks');

/** A message that replaces the rows hides the controls that sort and page them. */
const canChooseRows = (snapshot: Snapshot) =>
  selectCanChooseRows(snapshot) && !snapshot.matches('failed') && snapshot.context.found?.records !== 0;

function can(snapshot: Snapshot, step: Step): boolean {
  const { event, kind } = step;
  const { fields, choices, view, found, page, pageSize } = snapshot.context;
  const { texts, refusal } = fields;
  const canChoose = canChooseRows(snapshot);
  if (kind !== 'event') return !isDefect(step);
  // A click leaves the field, which changes its text.
  const isTidy = refusal === null && !texts.box.endsWith('.');
  if (!isTidy && !event.type.startsWith('field.')) return false;
  switch (event.type) {
    case 'field.change': {
      // Typing into another field leaves the first, which ends its debounce.
      const typedInto = refusal?.field ?? 'box';
      return (
        texts.box !== event['value'] &&
        (event['field'] === typedInto || (isTidy && !snapshot.matches('typing')))
      );
    }
    case 'field.settle':
      return snapshot.matches('typing');
    case 'field.blur':
      return event['field'] === (refusal?.field ?? 'box');
    case 'search.clear':
      return selectIsNarrowed(snapshot);
    case 'search.retry':
      return snapshot.matches('failed');
    case 'page.choose':
      return canChoose && page === 1 && found !== null && found.records > pageSize;
    case 'size.choose':
      return canChoose && found !== null && pageSize === 10;
    case 'sort.choose':
      return canChoose;
    case 'column.toggle':
    case 'savedView.open':
      return !snapshot.matches('typing');
    case 'filter.choose':
      return choices.status === '';
    case 'filter.remove':
      return event['filter'] === 'status' ? choices.status !== '' : texts.memberId !== '';
    case 'entry.change':
      return event['restored'] === null && view === 'all';
    default:
      return event.type !== 'patient.open';
  }
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
  notOnPage: ['recentPatients', 'csvExport', 'patientViews', 'savedViews', 'reminders'].map((chart) => ({
    transition: `patientSearch|xstate.error.actor.${chart}|0`,
    why: 'only a defect in the chart ends it',
  })),
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

export const drivePatientSearch: Drive<typeof patientSearchMachine> = async (adapter, desk) => {
  const answer = await desk.hold(SEARCH);
  await desk.tell('/patient/recent', () => ({ results: [] }));
  await desk.tell('/patient/views', () => VIEWS);
  await desk.tell('/patient/saved-views', () => SAVED);
  await tellHead(desk);
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
    ...adapter,
    async open() {
      opened = null;
      await desk.open('/search-patients');
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
      async 'filter.choose'({ value }) {
        await adapter.click('button', 'Any Status');
        await adapter.clickAt(`[role=option][data-key=${value}]`);
      },
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
  const [box, , , , , memberId] = document.querySelectorAll<HTMLInputElement>(
    '.patient-search input.text-field-input',
  );
  const message = document.getElementById(memberId?.getAttribute('aria-describedby') ?? '');
  const view = document.querySelector<HTMLElement>('[data-view][aria-current=page]')?.dataset['view'];
  return {
    box: box?.value ?? 'no box',
    chips: [...document.querySelectorAll<HTMLElement>('.chip')].map(({ innerText }) => innerText),
    view: view ?? 'no view',
    memberId: memberId?.value ?? 'no field',
    refusal: message?.innerText ?? '',
    /** The user can sort the rows. */
    canChoose: document.querySelector('.table-sort-button[aria-disabled=true]') === null,
  };
}

const readMenus = () => document.querySelectorAll('.menu').length;

const readInstead = () => document.querySelector<HTMLElement>('.state-message-title')?.innerText ?? '';

/** The open patient, by address, selection and text. */
function readOpened() {
  const { memberId } = JSON.parse(sessionStorage.getItem('selection') ?? '{}');
  const name = document.querySelector<HTMLElement>('.patient-name')?.innerText ?? '';
  return { path: location.pathname, memberId: String(memberId), name };
}
