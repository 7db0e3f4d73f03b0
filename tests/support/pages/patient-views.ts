import { pageModel } from '#charts/page/page-model.ts';
import { selectCounts } from '#machines/patient-views/patient-views.selectors.ts';
import { patientViewsModel, VIEWS } from '#tests/machines/patient-views.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { canDo, type Drive, type SnapshotOf } from './drive.ts';
import { respondToSearchPage } from './search-page.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof patientViewsModel>;

const can = canDo<typeof patientViewsModel>({ otherwise: (snapshot) => snapshot.matches('failed') });

export const patientViewsPage = pageModel({
  model: patientViewsModel,
  scenes: { 'the search page is opened': { input: undefined, can } },
});

const PATH = '/patient/views';

export const drivePatientViews: Drive<typeof patientViewsModel> = async (adapter, harness) => {
  const answer = await harness.pause(PATH);
  await respondToSearchPage(harness);

  const sees = (phase: 'loading' | 'known' | 'failed') => (snapshot: Snapshot) =>
    shows(adapter, readViews, { phase, counts: Object.values(selectCounts(snapshot) ?? {}).map(String) });
  return {
    open: () => harness.open('/search-patients'),
    do: { 'load.retry': () => adapter.click('button', 'Try again') },
    answer: {
      'load → counted': () => answer(PATH, 200, VIEWS),
      'load → server down': () => answer(PATH, 503, BUSY),
    },
    see: {
      'patientViews.loading': sees('loading'),
      'patientViews.shown': sees('known'),
      'patientViews.failed': sees('failed'),
    },
  };
};

function readViews() {
  const phase = dom.which({
    loading: '.patient-views[aria-busy=true]',
    failed: '.patient-views [role=status]',
  });
  return { phase: phase ?? 'known', counts: dom.texts('.patient-view-count').filter(Boolean) };
}
