import type { Notification, NotificationSubject } from '#domain/notification/notification.ts';
import type { PracticeContext } from '#domain/session/practice-context.ts';
import { jsonIn } from '#domain/text/json.ts';
import { answerOf, doneBy } from './answer.ts';
import { EVENT_STREAM } from './call.ts';
import type { PortalClient } from './client.ts';
import { practiceContextHeader } from './practice-context.ts';
import type { components } from './schema.d.ts';
import { type Guard, isAbsentOr, isCalendarDay, isListOf, isNullOr, isRecordOf, isText } from './shape.ts';

type Wire = components['schemas']['Notification'];
type Received = Record<
  'id' | 'notification' | 'notificationType' | 'created' | 'referenceId' | 'memberId' | 'typeOfNotification',
  string
> &
  Pick<Wire, 'notificationRoles' | 'about'>;

const PRIORITIES = ['general', 'important', 'urgent'] as const;
const isRole = isText as Guard<Wire['notificationRoles'][number]>;
const isSubject = isRecordOf<NotificationSubject>({
  patientName: isText,
  planName: isText,
  denied: isNullOr(isRecordOf({ benefit: isText, procedureDate: isCalendarDay })),
});
const isNotification = isRecordOf<Received>({
  id: isText,
  notification: isText,
  notificationType: isText,
  created: isText,
  notificationRoles: isListOf(isRole),
  referenceId: isText,
  memberId: isText,
  typeOfNotification: isText,
  about: isAbsentOr(isSubject) as Guard<Wire['about']>,
});
const isNotificationList = isRecordOf<{ results: Received[] }>({ results: isListOf(isNotification) });

/** The notification adapter of ENTITY-5. A newer server may send a priority or a type that this page does not know. */
function adapted(received: Received): Notification {
  return {
    id: received.id,
    label: received.notification,
    date: received.created,
    priority: PRIORITIES.find((known) => known === received.notificationType) ?? 'general',
    type: received.typeOfNotification,
    referenceId: received.referenceId,
    memberId: received.memberId,
    roles: received.notificationRoles,
    about: received.about ?? null,
  };
}

/** The newest first (BELL-2). */
export async function getNotifications(
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<Notification[]> {
  const params = { path: { id: practiceId } };
  const call = client.GET('/support/practice/{id}/get-notifications', { params, signal });
  const { results } = await answerOf(call, isNotificationList);
  return results.map(adapted).toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

interface NotificationPath {
  practiceId: string;
  notificationId: string;
}

export function dismissNotification(
  client: PortalClient,
  path: NotificationPath,
  practiceContext: PracticeContext | null,
): Promise<void> {
  return doneBy(
    client.POST('/support/practice/{practiceId}/notification/{notificationId}/dismiss', {
      params: { path, header: practiceContextHeader(practiceContext) },
    }),
  );
}

export function restoreNotification(
  client: PortalClient,
  path: NotificationPath,
  practiceContext: PracticeContext | null,
): Promise<void> {
  return doneBy(
    client.POST('/support/practice/{practiceId}/notification/{notificationId}/restore', {
      params: { path, header: practiceContextHeader(practiceContext) },
    }),
  );
}

export type StreamNews =
  | { type: 'beat' }
  | { type: 'begin'; position: number }
  | { type: 'arrive'; position: number; notification: Notification };

export interface Following {
  practiceId: string;
  position: number | null;
  signal: AbortSignal;
}

export function followNotifications(
  client: PortalClient,
  { practiceId, position, signal }: Following,
): Promise<ReadableStream<Uint8Array>> {
  const header = position === null ? {} : { 'Last-Event-ID': position };
  const params = { path: { id: practiceId }, header };
  return answerOf(
    client.GET('/support/practice/{id}/follow-notifications', {
      params,
      headers: { Accept: EVENT_STREAM },
      parseAs: 'stream',
      signal,
    }),
    isStream,
  );
}

const isStream: Guard<ReadableStream<Uint8Array>> = (value) => value instanceof ReadableStream;

/** Reads a stream to its end. A comment or an unknown event counts as a heartbeat. */
export async function readNews(
  stream: ReadableStream<Uint8Array>,
  hear: (news: StreamNews) => void,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) hear(newsIn(block));
  }
}

function newsIn(block: string): StreamNews {
  const lines = block.split('\n').map((line) => line.split(/: ?(.*)/s));
  const field = (name: string) => lines.find(([found]) => found === name)?.[1] ?? '';
  const position = Number(field('id'));
  if (field('event') === 'ready') return { type: 'begin', position };
  const data = field('event') === 'notification' ? jsonIn(field('data')) : undefined;
  return isNotification(data) ? { type: 'arrive', position, notification: adapted(data) } : { type: 'beat' };
}
