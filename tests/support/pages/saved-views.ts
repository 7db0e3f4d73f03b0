import { pageModel } from '#charts/page/page-model.ts';
import * as select from '#machines/saved-views/saved-views.selectors.ts';
import { CHANGED_ELSEWHERE, savedViewsModel } from '#tests/machines/saved-views.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { canDo, type Drive, leaveField, pressLast, type SnapshotOf } from './drive.ts';
import { respondToSearchPage } from './search-page.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof savedViewsModel>;

const can = canDo<typeof savedViewsModel>({
  'name.open': (snapshot, { subject }) => snapshot.matches(subject.kind === 'new' ? 'closed' : 'listing'),
  'field.change': (snapshot, { value }) =>
    snapshot.matches('naming') && snapshot.context.fields.texts.name !== value,
  'field.blur': (snapshot) => snapshot.matches('naming'),
  otherwise: ({ context }) => context.subject !== null,
});

export const savedViewsPage = pageModel({
  model: savedViewsModel,
  scenes: { 'one view is saved': { input: undefined, can } },
});

const PATH = '/patient/saved-views';
const saved = (version: number) => ({
  version,
  views: [{ name: 'Call this week', view: 'pastDue', sortField: 'pastDue', sortOrder: 'desc' }],
});

export const driveSavedViews: Drive<typeof savedViewsModel> = async (adapter, harness) => {
  const answer = await harness.pause(PATH);
  await respondToSearchPage(harness);

  const openMenu = () => adapter.click('button', 'Saved views');
  async function seesMenu(items: readonly string[]): Promise<void> {
    await openMenu();
    await shows(adapter, readMenu, items);
    await adapter.press('Escape');
  }
  const sees = (title: string) => (snapshot: Snapshot) =>
    shows(adapter, readDialog, {
      title,
      name: select.selectIsNameOpen(snapshot) ? snapshot.context.fields.texts.name : null,
      error: select.selectIsNameOpen(snapshot) ? (select.selectNameError(snapshot) ?? '') : '',
      failure: select.selectFailure(snapshot)?.message ?? '',
    });
  const seesNaming = (snapshot: Snapshot) =>
    sees(snapshot.context.subject.kind === 'new' ? 'Save this view' : 'Rename view')(snapshot);
  return {
    open: () => harness.open('/search-patients'),
    do: {
      async 'load.retry'() {
        await openMenu();
        await adapter.click('menuitem', 'Couldn’t load saved views. Try again');
      },
      async 'list.open'() {
        await openMenu();
        await adapter.click('menuitem', 'Rename or delete…');
      },
      async 'name.open'({ subject }) {
        if (subject.kind === 'rename') return adapter.click('button', 'Rename Call this week');
        await openMenu();
        return adapter.click('menuitem', 'Save this view…');
      },
      'field.change': ({ value }) => adapter.fill('Name', value),
      'field.blur': () => leaveField(adapter, 'Name'),
      'name.submit': () => adapter.click('button', 'Save view'),
      'view.delete': () => adapter.click('button', 'Delete Call this week'),
      'delete.confirm': () => adapter.click('button', 'Delete view'),
      'dialog.close': () => adapter.inPage(pressLast, '.dialog-close'),
    },
    answer: {
      'loadViews → loaded': () => answer(PATH, 200, saved(1)),
      'loadViews → server down': () => answer(PATH, 503, BUSY),
      'saveViews → saved': () => answer(PATH, 200, saved(2)),
      'saveViews → changed elsewhere': () => answer(PATH, 409, { ...CHANGED_ELSEWHERE, current: [saved(3)] }),
      'saveViews → server down': () => answer(PATH, 503, BUSY),
    },
    see: {
      'savedViews.loading': () => seesMenu(['Loading…']),
      'savedViews.failed': () => seesMenu(['Couldn’t load saved views. Try again']),
      'savedViews.closed': () => seesMenu(['Call this week', 'Save this view…', 'Rename or delete…']),
      'savedViews.listing': sees('Saved views'),
      'savedViews.confirming': sees('Delete the view “Call this week”?'),
      'savedViews.deleting': sees('Saved views'),
      'savedViews.naming': seesNaming,
      'savedViews.saving': seesNaming,
    },
  };
};

const readMenu = () => dom.texts('.menu .menu-item, .menu .menu-heading-words');

function readDialog() {
  const input = dom.input('.dialog input');
  return {
    title: dom.texts('.dialog-title').at(-1) ?? '',
    name: input?.value ?? null,
    error: dom.message(input),
    failure: dom.words('.dialog [role=alert] .banner-words > div'),
  };
}
