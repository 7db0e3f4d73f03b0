import { pageModel } from '#charts/page/page-model.ts';
import { selectRecents } from '#machines/recent-patients/recent-patients.selectors.ts';
import { recentPatientsModel } from '#tests/machines/recent-patients.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { canDo, type Drive, type SnapshotOf } from './drive.ts';
import { isThere } from './is-there.ts';
import { respondToSearchPage } from './search-page.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof recentPatientsModel>;

const can = canDo<typeof recentPatientsModel>({ otherwise: (snapshot) => snapshot.matches('failed') });

export const recentPatientsPage = pageModel({
  model: recentPatientsModel,
  scenes: { 'the search page is opened': { input: undefined, can } },
});

const RECENTS = '/patient/recent';
const ADA = { memberId: '10000001', name: 'Ada Marlowe', dateOfBirth: '1980-04-12' };

export const driveRecentPatients: Drive<typeof recentPatientsModel> = async (adapter, harness) => {
  const answer = await harness.pause(RECENTS);
  await respondToSearchPage(harness);

  const sees = (phase: 'loading' | 'known' | 'failed') => (snapshot: Snapshot) =>
    shows(adapter, readRecents, {
      phase,
      patients: (selectRecents(snapshot) ?? []).map(({ name }) => `${name} 04/12/1980`),
    });
  return {
    open: async () => {
      await harness.open('/search-patients');
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
  const phase = dom.which({
    loading: '.recent-patients[aria-busy=true]',
    failed: '.recent-patients[role=status]',
  });
  return { phase: phase ?? 'known', patients: dom.texts('.recent-patient') };
}
