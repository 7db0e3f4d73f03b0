import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { patientSearchMachine } from '#machines/patient-search/patient-search.machine.ts';
import { selectCanChooseRows, selectIsNarrowed } from '#machines/patient-search/patient-search.selectors.ts';
import { patientSearchModel } from '#tests/machines/patient-search.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof patientSearchMachine>;

const isDefect = ({ label }: Step) => label.endsWith('→ breaks');

function can(snapshot: Snapshot, step: Step): boolean {
  const { event, kind } = step;
  const { fields, found, page, pageSize } = snapshot.context;
  const { texts, refusal } = fields;
  const canChoose = selectCanChooseRows(snapshot);
  if (kind !== 'event') return !isDefect(step);
  // A press leaves the field, which changes it.
  const isTidy = refusal === null && !texts.box.endsWith('.');
  if (!isTidy && !event.type.startsWith('field.')) return false;
  switch (event.type) {
    case 'field.change': {
      // Whoever types into another field has left the first, which ends the wait.
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
    default:
      return event.type !== 'patient.open';
  }
}

export const patientSearchPage = pageModel({
  model: patientSearchModel,
  scenes: {
    'nobody has searched here yet': { input: { today: '1969-12-31', restored: null, found: null }, can },
    'a patient is opened': {
      input: { today: '1969-12-31', restored: null, found: null },
      can: (_, step) => !isDefect(step),
      routes: [['searchPatients → found', 'patient.open']],
    },
  },
  notOnPage: ['recentPatients', 'csvExport'].map((chart) => ({
    transition: `patientSearch|xstate.error.actor.${chart}|0`,
    why: 'only a defect in the chart ends it',
  })),
});

export interface PatientSearchSet {
  open(): Promise<void>;
  /** Whoever shows the page of a patient has been told to. */
  seesOpened(memberId: string): Promise<void>;
  /** Ends the search that is under way, which waits until then. */
  answer: Record<'found' | 'nobody' | 'server down', () => Promise<void>>;
}

const LABELS: Record<string, string> = { box: 'Find a patient', memberId: 'Member ID' };

export function drivePatientSearch(
  adapter: PageAdapter,
  set: PatientSearchSet,
): PageDriver<typeof patientSearchMachine> {
  let opened: string | null = null;
  const sees = (phase: SearchView['phase']) => (snapshot: Snapshot) => {
    const { fields, found, page, pageSize } = snapshot.context;
    const { texts, refusal } = fields;
    return shows(adapter, readSearch, {
      box: texts.box,
      memberId: texts.memberId,
      refusal: refusal === null ? '' : 'You can only use numbers',
      records: found?.records ?? null,
      page: found === null ? null : page,
      pageSize: found === null ? null : pageSize,
      canChoose: selectCanChooseRows(snapshot),
      phase: found === null && phase !== 'failed' ? 'loading' : phase,
    });
  };
  return {
    ...adapter,
    async open() {
      opened = null;
      await set.open();
    },
    do: {
      async 'patient.open'({ memberId }) {
        opened = memberId;
        await adapter.click('button', 'Ada Marlowe');
      },
      'field.change': ({ field, value }) => adapter.fill(LABELS[field] ?? field, value),
      'field.settle': () => adapter.press('Enter'),
      async 'field.blur'({ field }) {
        await adapter.focus(LABELS[field] ?? field);
        await adapter.press('Tab');
      },
      'search.clear': () => adapter.click('button', 'Clear search'),
      'search.retry': () => adapter.click('button', 'Try again'),
      'sort.choose': () => adapter.click('button', 'Past due'),
      'page.choose': () => adapter.click('button', 'Next page'),
      'size.choose': ({ pageSize }) => adapter.inPage(choosePageSize, String(pageSize)),
    },
    answer: {
      'searchPatients → found': set.answer.found,
      'searchPatients → nobody': set.answer.nobody,
      'searchPatients → server down': set.answer['server down'],
    },
    see: {
      'patientSearch.typing': sees('ready'),
      'patientSearch.searching': sees('refreshing'),
      'patientSearch.shown': (snapshot) =>
        opened === null ? sees('ready')(snapshot) : set.seesOpened(opened),
      'patientSearch.failed': sees('failed'),
      'patientSearch.unreadable': (snapshot) =>
        snapshot.context.found === null
          ? shows(adapter, readInstead, 'Keep typing to see matching patients.')
          : sees('ready')(snapshot),
    },
  };
}

interface SearchView {
  box: string;
  memberId: string;
  refusal: string;
  /** Of what is shown below the rows; null where nothing is. */
  records: number | null;
  page: number | null;
  pageSize: number | null;
  /** The order of the rows can be chosen. */
  canChoose: boolean;
  phase: 'loading' | 'refreshing' | 'failed' | 'ready' | 'no list';
}

function readSearch(): SearchView {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const [box, , , , , memberId] = document.querySelectorAll<HTMLInputElement>(
    '.patient-search .text-field-input',
  );
  const message = document.getElementById(memberId?.getAttribute('aria-describedby') ?? '');
  const range = words('.pagination-range');
  const isFailed = document.querySelector('.patient-search [role=alert]') !== null;
  const status = document.querySelector<HTMLElement>('.table-frame')?.dataset['status'];
  const size = document.querySelector<HTMLSelectElement>('.pagination-size select')?.value;
  return {
    box: box?.value ?? 'no box',
    memberId: memberId?.value ?? 'no field',
    refusal: message?.innerText ?? '',
    records: range === '' ? null : Number(/\d+$/.exec(range)?.[0] ?? 0),
    page: range === '' ? null : Number(/\d+/.exec(words('.pagination-page'))?.[0]),
    pageSize: size === undefined ? null : Number(size),
    canChoose: document.querySelector('.table-sort-button[aria-disabled=true]') === null,
    phase: isFailed ? 'failed' : ((status as SearchView['phase'] | undefined) ?? 'no list'),
  };
}

const readInstead = () => document.querySelector<HTMLElement>('.state-message-title')?.innerText ?? '';

function choosePageSize(size: string): void {
  const select = document.querySelector<HTMLSelectElement>('.pagination-size select');
  if (select === null) return;
  select.value = size;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
