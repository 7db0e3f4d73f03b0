import type { SnapshotFrom } from 'xstate';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { selectEntries } from '#machines/notifications/notifications.selectors.ts';
import { notificationsModel } from '#tests/machines/notifications.model.ts';
import { BELL_ROUTES, FULL_STORAGE_ROUTES } from './notifications-routes.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';
import { readBell } from './views.ts';

type Snapshot = SnapshotFrom<typeof notificationsMachine>;

type Can = NonNullable<Parameters<typeof pageModel<typeof notificationsMachine>>[0]['scenes'][string]['can']>;

/** A scene in which the browser stores nothing that the bell wants kept. */
export const FULL_STORAGE = 'the bell where the storage is full';

const NOTHING_SEEN = { watched: [], acted: [] };

const can: Can = (snapshot, { event, label }) =>
  label !== 'doTask → breaks' &&
  (event.type !== 'entry.open' || snapshot.matches({ on: { panel: 'open' } })) &&
  (event.type !== 'scope.change' || event['scope']?.practiceId !== snapshot.context.scope?.practiceId);

export const notificationsPage = pageModel({
  model: notificationsModel,
  scenes: {
    'the bell of a practice': { input: NOTHING_SEEN, can, routes: BELL_ROUTES },
    [FULL_STORAGE]: { input: NOTHING_SEEN, can, routes: FULL_STORAGE_ROUTES },
  },
  notOnPage: [
    {
      transition: 'notifications|scope.change|0',
      why: 'the session tells of each change of its own, and where the practice stays nothing follows on the page',
    },
    ...['0', '1'].map((number) => ({
      transition: `notifications.on.panel.closed|entry.open|${number}`,
      why: 'the question about unsaved work closes the dropdown, and this page has none',
    })),
    {
      transition: 'notifications.on.list.working|xstate.error.actor.doTask|0',
      why: 'each call that fails is told in the report of the task, which never fails as a whole',
    },
  ],
});

/** What the bell asks for and does not have yet, and how many streams are open. */
export interface Asked {
  lists: number;
  tasks: number;
  streams: number;
}

/** The outside world of the bell, on command. */
export interface BellSet extends Pick<PageDriver<typeof notificationsMachine>, 'answer'> {
  open(scene: string): Promise<void>;
  do: Pick<
    Required<PageDriver<typeof notificationsMachine>['do']>,
    | 'scope.change'
    | 'stream.beat'
    | 'stream.begin'
    | 'stream.arrive'
    | 'stream.end'
    | 'stream.fail'
    | 'page.hide'
    | 'page.show'
  >;
  /** What is asked of the server just now. */
  seesAsked(asked: Partial<Asked>): Promise<void>;
}

export function driveNotifications(
  adapter: PageAdapter,
  set: BellSet,
): PageDriver<typeof notificationsMachine> {
  const seesBell = (snapshot: Snapshot) => {
    const isOpen = snapshot.matches({ on: { panel: 'open' } });
    const isFailed = isOpen && snapshot.matches({ on: { list: 'failed' } });
    const hasEntries = isOpen && !isFailed && selectEntries(snapshot).length > 0;
    return shows(adapter, readBell, { isOpen, isFailed, hasEntries });
  };
  const sees = (asked: Partial<Asked>) => async (snapshot: Snapshot) => {
    await set.seesAsked(asked);
    await seesBell(snapshot);
  };
  const beginningWith = (label: string) => new RegExp(`^(New ?)?${label.slice(0, 20)}`);
  return {
    ...adapter,
    open: set.open,
    do: {
      ...set.do,
      'panel.open': () => adapter.click('button', /^Notifications/),
      'panel.close': () => adapter.press('Escape'),
      'entry.open': ({ entry }) => adapter.click('button', beginningWith(entry.label)),
      'entry.dismiss': () => adapter.click('button', /^Dismiss: A patient/),
      'list.clear': () => adapter.click('button', 'CLEAR ALL'),
      'list.retry': () => adapter.click('button', 'Try again'),
      'undo.accept': () => adapter.click('button', 'Undo'),
    },
    answer: set.answer,
    see: {
      'notifications.off': () => shows(adapter, readBell, null),
      'notifications.on.list.awaiting': sees({ lists: 0, tasks: 0 }),
      'notifications.on.list.loading': sees({ lists: 1, tasks: 0 }),
      'notifications.on.list.ready': sees({ lists: 0, tasks: 0 }),
      'notifications.on.list.failed': sees({ lists: 0, tasks: 0 }),
      'notifications.on.list.working': sees({ lists: 0, tasks: 1 }),
      'notifications.on.stream.attached.listening': sees({ streams: 1 }),
      'notifications.on.stream.waiting': sees({ streams: 0 }),
      'notifications.on.stream.paused': sees({ streams: 0 }),
      'notifications.on.panel.closed': seesBell,
      'notifications.on.panel.open': seesBell,
      'notifications.on.panel.storing': seesBell,
    },
  };
}
