import { model } from '#charts/explore/model.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import {
  selectEntries,
  selectHasBell,
  selectListPhase,
  selectUnwatched,
} from '#machines/notifications/notifications.selectors.ts';
import { BELL, notification, OFFICE, OTHER_BELL } from '#tests/support/notifications.ts';

const DENIED = notification();
const LOADED_AT = Date.parse('2026-11-20T20:00:00Z');
const broken = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };
/** Events that add to the queue, which would otherwise grow forever. Testing them in a single practice is enough. */
const TASKS = ['entry.dismiss', 'list.clear', 'undo.accept'];
const NEWS = ['stream.beat', 'stream.begin', 'stream.arrive'];
const OF_ONE_PRACTICE = [...TASKS, ...NEWS, 'panel.open', 'entry.open', 'page.hide', 'list.retry'];

export const notificationsModel = model({
  machine: notificationsMachine,
  inputs: [{ watched: [], acted: [] }],
  events: {
    'scope.change': [
      { case: 'a practice', scope: BELL },
      { case: 'another practice', scope: OTHER_BELL },
      { case: 'no user', scope: null },
    ],
    'stream.beat': [{}],
    'stream.begin': [{ position: 57 }],
    'stream.arrive': [{ position: 58, entry: DENIED }],
    'stream.end': [{}],
    'stream.fail': [broken],
    'page.hide': [{}],
    'page.show': [{}],
    'panel.open': [{}],
    'panel.close': [{}],
    'entry.open': [
      { case: 'about a member', entry: DENIED, path: '/payment' },
      { case: 'about the office', entry: OFFICE, path: '/payment-management' },
    ],
    'entry.dismiss': [{ id: DENIED.id }],
    'list.clear': [{}],
    'list.retry': [{}],
    'undo.accept': [{ practiceId: 'p1', ids: [DENIED.id] }],
  },
  outcomes: {
    loadNotifications: {
      loaded: { output: { entries: [DENIED], loadedAt: LOADED_AT } },
      none: { output: { entries: [], loadedAt: LOADED_AT } },
      'server down': broken,
    },
    doTask: {
      done: { output: { done: [DENIED.id], errors: [] } },
      refused: { output: { done: [], errors: ['refused'] } },
      breaks: broken,
    },
    storeSelection: { stored: { output: undefined }, 'storage full': broken },
  },
  abstraction: ({ context: { scope, entries, tasks } }) => ({
    practice: scope?.practiceId,
    hasEntries: entries !== null && entries.length > 0,
    tasks: tasks.map(({ kind }) => kind),
  }),
  isWorthTaking: (snapshot, { event: { type } }) => {
    const { scope, tasks } = snapshot.context;
    const isOfStream = type.startsWith('stream.');
    if (scope === OTHER_BELL && OF_ONE_PRACTICE.includes(type)) return false;
    if (isOfStream) return snapshot.matches({ on: { stream: 'attached' } });
    return !TASKS.includes(type) || tasks.length === 0;
  },
  isHome: (snapshot) =>
    snapshot.matches('off') ||
    snapshot.matches({ on: { list: 'ready', stream: 'attached', panel: 'closed' } }),
  invariants: {
    'BELL-1: the bell exists exactly for a practice whose notifications the user may see.': (snapshot) =>
      selectHasBell(snapshot) === (snapshot.context.scope !== null),
    'BELL-2: the newest notification is first, and each is listed once.': (snapshot) => {
      const ids = selectEntries(snapshot).map(({ notification: { id } }) => id);
      return ids.join() === [...new Set(ids)].sort().reverse().join();
    },
    'BELL-3: the badge never counts more than the listed notifications, and nothing while the bell is open.':
      (snapshot) =>
        selectUnwatched(snapshot) <=
        (snapshot.matches({ on: { panel: 'open' } }) ? 0 : selectEntries(snapshot).length),
    'BELL-3: a notification that the user acted on is no longer marked as new.': (snapshot) =>
      selectEntries(snapshot).every(
        ({ notification: { id }, isNew }) => isNew !== snapshot.context.acted.includes(id),
      ),
    'BELL-6: dismissed notifications are hidden, and wait for the list only during a call.': (snapshot) => {
      const { tasks } = snapshot.context;
      const gone = tasks.flatMap(({ kind, ids }) => (kind === 'restore' ? [] : ids));
      return selectEntries(snapshot).every(({ notification: { id } }) => !gone.includes(id));
    },
    'BELL-6: no task waits while none is running.': (snapshot) =>
      !(snapshot.matches({ on: { list: 'ready' } }) || snapshot.matches({ on: { list: 'failed' } })) ||
      snapshot.context.tasks.length === 0,
    'A previous practice leaves only the tasks that were started there.': (snapshot) =>
      !snapshot.matches({ on: { list: 'awaiting' } }) ||
      selectListPhase(snapshot) === 'loading' ||
      snapshot.context.latest !== null,
    'SESSION-5: nothing stays in memory without a signed-in user.': ({ context }) =>
      context.scope !== null ||
      (context.entries === null && context.latest === null && context.tasks.length === 0),
  },
});
