import { type EventObject, fromCallback, fromPromise } from 'xstate';
import {
  dismissNotification,
  followNotifications,
  getNotifications,
  readNews,
  restoreNotification,
  type StreamNews,
} from '#api/notifications.ts';
import { isListOf, isRecordOf, isText } from '#api/shape.ts';
import { failureFrom } from '#domain/failure/failure.ts';
import type { NotificationTask, SeenNotifications } from '#domain/notification/notification.ts';
import { practiceContextOf } from '#domain/session/practice-context.ts';
import type { Selection } from '#domain/session/selection.ts';
import { jsonIn } from '#domain/text/json.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type {
  LoadedNotifications,
  NotificationsEvent,
  TaskReport,
} from '#machines/notifications/notifications.types.ts';
import { type SessionRef, selectUser } from '#machines/session/session.selectors.ts';
import type { Portal } from '../portal.ts';
import type { TabItems } from '../session/tab-items.ts';

type NotificationsParts = Pick<Portal, 'browser' | 'client' | 'saveSelection' | 'tab'>;

export function wireNotifications(portal: NotificationsParts, session: SessionRef) {
  const { browser, tab } = portal;
  return notificationsMachine.provide({
    actors: notificationsPorts(portal, session),
    actions: {
      storeSeen: (_, seen) => tab.set('seen-notifications', JSON.stringify(seen)),
      logErrors: (_, { words, errors }) => {
        for (const error of errors) console.error(words, error);
      },
      navigate: (_, { path }) => browser.navigate(path, false),
      openPage: (_, { path }) => browser.openPage(path),
    },
  });
}

function notificationsPorts({ client, browser, saveSelection }: NotificationsParts, session: SessionRef) {
  const post = { dismiss: dismissNotification, clear: dismissNotification, restore: restoreNotification };

  /** A task belongs to the practice in which it was started, even if another one is selected now. */
  async function answersTo({ kind, practiceId, ids }: NotificationTask): Promise<TaskReport> {
    const user = selectUser(session.getSnapshot());
    const practiceContext = user && practiceContextOf(user, practiceId);
    const answers = await Promise.allSettled(
      ids.map((notificationId) => post[kind](client, { practiceId, notificationId }, practiceContext)),
    );
    return {
      done: ids.filter((_, index) => answers[index]?.status === 'fulfilled'),
      errors: answers.flatMap((answer) => (answer.status === 'rejected' ? [failureFrom(answer.reason)] : [])),
    };
  }

  return {
    loadNotifications: fromPromise<LoadedNotifications, { practiceId: string }>(
      async ({ input, signal }) => ({
        entries: await getNotifications(client, input.practiceId, signal),
        loadedAt: browser.now(),
      }),
    ),

    followNotifications: fromCallback<EventObject, { practiceId: string; position: number | null }>(
      ({ input, sendBack }) => {
        const stopped = new AbortController();
        const read = async () => {
          const stream = await followNotifications(client, { ...input, signal: stopped.signal });
          await readNews(stream, (news) => sendBack(eventOf(news)));
        };
        read().then(
          () => sendBack({ type: 'stream.end' }),
          (error: unknown) => sendBack({ type: 'stream.fail', error }),
        );
        return () => stopped.abort();
      },
    ),

    watchVisibility: fromCallback(({ sendBack }) =>
      browser.onVisibilityChange((isVisible) => sendBack({ type: isVisible ? 'page.show' : 'page.hide' })),
    ),

    doTask: fromPromise<TaskReport, { task: NotificationTask | null }>(async ({ input }) =>
      input.task === null ? { done: [], errors: [] } : answersTo(input.task),
    ),

    storeSelection: fromPromise<void, Selection>(({ input }) => saveSelection(input)),
  };
}

function eventOf(news: StreamNews): NotificationsEvent {
  switch (news.type) {
    case 'beat':
      return { type: 'stream.beat' };
    case 'begin':
      return { type: 'stream.begin', position: news.position };
    case 'arrive':
      return { type: 'stream.arrive', position: news.position, entry: news.notification };
  }
}

const isSeen = isRecordOf<SeenNotifications>({ watched: isListOf(isText), acted: isListOf(isText) });
const NOTHING_SEEN: SeenNotifications = { watched: [], acted: [] };

/** Session storage can contain anything, so only valid data is used. */
export function seenIn(tab: TabItems): SeenNotifications {
  const stored = jsonIn(tab.get('seen-notifications'));
  return isSeen(stored) ? { watched: stored.watched, acted: stored.acted } : NOTHING_SEEN;
}
