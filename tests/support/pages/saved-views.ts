import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { savedViewsMachine } from '#machines/saved-views/saved-views.machine.ts';
import { selectFailure, selectNameError } from '#machines/saved-views/saved-views.selectors.ts';
import { VIEWS } from '#tests/machines/patient-views.model.ts';
import { CHANGED_ELSEWHERE, savedViewsModel } from '#tests/machines/saved-views.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { type Drive, leaveField } from './drive.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof savedViewsMachine>;

function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const { subject, fields } = snapshot.context;
  switch (event.type) {
    case 'name.open': {
      const { kind: named } = event['subject'] as { kind: string };
      return snapshot.matches(named === 'new' ? 'closed' : 'listing');
    }
    case 'field.change':
      return snapshot.matches('naming') && fields.texts.name !== event['value'];
    case 'field.blur':
      return snapshot.matches('naming');
    default:
      return subject !== null;
  }
}

export const savedViewsPage = pageModel({
  model: savedViewsModel,
  scenes: { 'one view is saved': { input: undefined, can } },
  notOnPage: [],
});

const PATH = '/patient/saved-views';
const saved = (version: number) => ({
  version,
  views: [{ name: 'Call this week', view: 'pastDue', sortField: 'pastDue', sortOrder: 'desc' }],
});

export const driveSavedViews: Drive<typeof savedViewsMachine> = async (adapter, desk) => {
  const answer = await desk.hold(PATH);
  await desk.tell('/patient/search', () => ({ info: { records: 0, pages: 0 }, results: [] }));
  await desk.tell('/patient/recent', () => ({ results: [] }));
  await desk.tell('/patient/views', () => VIEWS);
  const openMenu = () => adapter.click('button', 'Saved views');
  async function seesMenu(items: readonly string[]): Promise<void> {
    await openMenu();
    await shows(adapter, readMenu, items);
    await adapter.press('Escape');
  }
  const sees = (title: string) => (snapshot: Snapshot) =>
    shows(adapter, readDialog, {
      title,
      name: title === 'Saved views' ? null : snapshot.context.fields.texts.name,
      error: title === 'Saved views' ? '' : (selectNameError(snapshot) ?? ''),
      failure: selectFailure(snapshot)?.message ?? '',
    });
  const seesNaming = (snapshot: Snapshot) =>
    sees(snapshot.context.subject.kind === 'new' ? 'Save this view' : 'Rename view')(snapshot);
  return {
    ...adapter,
    open: () => desk.open('/search-patients'),
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
      'dialog.close': () => adapter.click('button', 'Close'),
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
      'savedViews.deleting': sees('Saved views'),
      'savedViews.naming': seesNaming,
      'savedViews.saving': seesNaming,
    },
  };
};

const readMenu = () =>
  [...document.querySelectorAll<HTMLElement>('.menu .menu-item, .menu .menu-heading-words')].map(
    ({ innerText }) => innerText,
  );

function readDialog() {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const input = document.querySelector<HTMLInputElement>('.dialog input');
  const message = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
  return {
    title: words('.dialog-title'),
    name: input?.value ?? null,
    error: message?.innerText ?? '',
    failure: words('.dialog [role=alert] .banner-words > div'),
  };
}
