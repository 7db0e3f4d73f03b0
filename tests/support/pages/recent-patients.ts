import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { recentPatientsMachine } from '#machines/recent-patients/recent-patients.machine.ts';
import { selectRecents } from '#machines/recent-patients/recent-patients.selectors.ts';
import { recentPatientsModel } from '#tests/machines/recent-patients.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof recentPatientsMachine>;

const can = (snapshot: Snapshot, { kind }: Step) => kind !== 'event' || snapshot.matches('failed');

export const recentPatientsPage = pageModel({
  model: recentPatientsModel,
  scenes: { 'the search page is opened': { input: undefined, can } },
  notOnPage: [],
});

export interface RecentPatientsSet {
  open(): Promise<void>;
  /** Ends the question that is under way, which waits until then. */
  answer: Record<'some were looked at' | 'nobody was' | 'server down', () => Promise<void>>;
}

export function driveRecentPatients(
  adapter: PageAdapter,
  set: RecentPatientsSet,
): PageDriver<typeof recentPatientsMachine> {
  const sees = (phase: 'loading' | 'known' | 'failed') => (snapshot: Snapshot) =>
    shows(adapter, readRecents, {
      phase,
      patients: (selectRecents(snapshot) ?? []).map(({ name }) => `${name} 04/12/1980`),
    });
  return {
    ...adapter,
    open: set.open,
    do: { 'load.retry': () => adapter.click('button', 'Try again') },
    answer: {
      'load → some were looked at': set.answer['some were looked at'],
      'load → nobody was': set.answer['nobody was'],
      'load → server down': set.answer['server down'],
    },
    see: {
      'recentPatients.loading': sees('loading'),
      'recentPatients.shown': sees('known'),
      'recentPatients.failed': sees('failed'),
    },
  };
}

function readRecents() {
  const place = document.querySelector<HTMLElement>('.recent-patients');
  const buttons = [...document.querySelectorAll<HTMLElement>('.recent-patient')];
  const phase = () => {
    if (place?.getAttribute('aria-busy') === 'true') return 'loading';
    return place?.getAttribute('role') === 'status' ? 'failed' : 'known';
  };
  return { phase: phase(), patients: buttons.map(({ innerText }) => innerText) };
}
