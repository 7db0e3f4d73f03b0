import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { patientViewsMachine } from '#machines/patient-views/patient-views.machine.ts';
import { selectCounts } from '#machines/patient-views/patient-views.selectors.ts';
import { patientViewsModel, VIEWS } from '#tests/machines/patient-views.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import type { Drive } from './drive.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof patientViewsMachine>;

const can = (snapshot: Snapshot, { kind }: Step) => kind !== 'event' || snapshot.matches('failed');

export const patientViewsPage = pageModel({
  model: patientViewsModel,
  scenes: { 'the search page is opened': { input: undefined, can } },
  notOnPage: [],
});

const PATH = '/patient/views';

export const drivePatientViews: Drive<typeof patientViewsMachine> = async (adapter, desk) => {
  const answer = await desk.hold(PATH);
  await desk.tell('/patient/search', () => ({ info: { records: 0, pages: 0 }, results: [] }));
  await desk.tell('/patient/saved-views', () => ({ version: 0, views: [] }));
  await desk.tell('/patient/recent', () => ({ results: [] }));
  const sees = (phase: 'loading' | 'known' | 'failed') => (snapshot: Snapshot) =>
    shows(adapter, readViews, { phase, counts: Object.values(selectCounts(snapshot) ?? {}).map(String) });
  return {
    ...adapter,
    open: () => desk.open('/search-patients'),
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
  const place = document.querySelector<HTMLElement>('.patient-views');
  const counts = [...document.querySelectorAll<HTMLElement>('.patient-view-count')];
  const phase = () => {
    if (place?.getAttribute('aria-busy') === 'true') return 'loading';
    return place?.querySelector('[role=status]') ? 'failed' : 'known';
  };
  return { phase: phase(), counts: counts.map(({ innerText }) => innerText).filter((text) => text !== '') };
}
