import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { recentPatientsMachine } from '#machines/recent-patients/recent-patients.machine.ts';
import { selectRecents } from '#machines/recent-patients/recent-patients.selectors.ts';
import { VIEWS } from '#tests/machines/patient-views.model.ts';
import { recentPatientsModel } from '#tests/machines/recent-patients.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import type { Drive } from './drive.ts';
import { isThere } from './is-there.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof recentPatientsMachine>;

const can = (snapshot: Snapshot, { kind }: Step) => kind !== 'event' || snapshot.matches('failed');

export const recentPatientsPage = pageModel({
  model: recentPatientsModel,
  scenes: { 'the search page is opened': { input: undefined, can } },
  notOnPage: [],
});

const RECENTS = '/patient/recent';
const ADA = { memberId: '10000001', name: 'Ada Marlowe', dateOfBirth: '1980-04-12' };

export const driveRecentPatients: Drive<typeof recentPatientsMachine> = async (adapter, desk) => {
  const answer = await desk.hold(RECENTS);
  await desk.tell('/patient/search', () => ({ info: { records: 0, pages: 0 }, results: [] }));
  await desk.tell('/patient/saved-views', () => ({ version: 0, views: [] }));
  await desk.tell('/patient/views', () => VIEWS);
  const sees = (phase: 'loading' | 'known' | 'failed') => (snapshot: Snapshot) =>
    shows(adapter, readRecents, {
      phase,
      patients: (selectRecents(snapshot) ?? []).map(({ name }) => `${name} 04/12/1980`),
    });
  return {
    ...adapter,
    open: async () => {
      await desk.open('/search-patients');
      await isThere(adapter, '.state-message-title', 'No patients yet');
    },
    do: { 'load.retry': () => adapter.click('button', 'Try again') },
    answer: {
      'load → some were looked at': () => answer(RECENTS, 200, { results: [ADA] }),
      'load → no patients': () => answer(RECENTS, 200, { results: [] }),
      'load → server down': () => answer(RECENTS, 503, BUSY),
    },
    see: {
      'recentPatients.loading': sees('loading'),
      'recentPatients.shown': sees('known'),
      'recentPatients.failed': sees('failed'),
    },
  };
};

function readRecents() {
  const place = document.querySelector<HTMLElement>('.recent-patients');
  const buttons = [...document.querySelectorAll<HTMLElement>('.recent-patient')];
  const phase = () => {
    if (place?.getAttribute('aria-busy') === 'true') return 'loading';
    return place?.getAttribute('role') === 'status' ? 'failed' : 'known';
  };
  return { phase: phase(), patients: buttons.map(({ innerText }) => innerText) };
}
