import type { Notification } from '#domain/notification/notification.ts';
import type { BegunIn } from '#domain/session/begun-in.ts';
import { answerOf } from './answer.ts';
import { begunInHeader } from './begun-in.ts';
import { EVENT_STREAM } from './call.ts';
import type { PortalClient } from './client.ts';
import type { components } from './schema.d.ts';
import { type Guard, isAnything, isListOf, isRecordOf, isText } from './shape.ts';

type Wire = components['schemas']['Notification'];
/** What the portal reads of a notification as received. */
type Received = Omit<Wire, 'status' | 'isDismissed'>;

const PRIORITIES: readonly unknown[] = [
  'general',
  'important',
  'urgent',
] satisfies Wire['notificationType'][];
const KINDS: readonly unknown[] = [
  'AutoRenewalFailed',
  'OfficeCardExpiring',
  'BenefitDenied',
  'OfficeCardDeclined',
] satisfies Wire['typeOfNotification'][];

const isPriority: Guard<Wire['notificationType']> = (value): value is Wire['notificationType'] =>
  PRIORITIES.includes(value);
const isKind: Guard<Wire['typeOfNotification']> = (value): value is Wire['typeOfNotification'] =>
  KINDS.includes(value);
const isRole = isText as Guard<Wire['notificationRoles'][number]>;

const isNotification = isRecordOf<Received>({
  id: isText,
  notification: isText,
  notificationType: isPriority,
  created: isText,
  notificationRoles: isListOf(isRole),
  referenceId: isText,
  memberId: isText,
  typeOfNotification: isKind,
});
const isNotificationList = isRecordOf<{ results: Received[] }>({ results: isListOf(isNotification) });

/** A notification as received becomes one as the portal uses it (ENTITY-5). */
function adapted(received: Received): Notification {
  return {
    id: received.id,
    label: received.notification,
    date: received.created,
    priority: received.notificationType,
    type: received.typeOfNotification,
    referenceId: received.referenceId,
    memberId: received.memberId,
    roles: received.notificationRoles,
  };
}

/** What a person has not dismissed in a practice, the newest first (API-19). */
export async function getNotifications(
  client: PortalClient,
  practiceId: string,
  signal: AbortSignal,
): Promise<Notification[]> {
  const answer = await answerOf(
    client.GET('/support/practice/{id}/get-notifications', { params: { path: { id: practiceId } }, signal }),
    isNotificationList,
  );
  return answer.results.map(adapted);
}

interface Named {
  practiceId: string;
  notificationId: string;
}

/** Takes a notification out of the caller's own list (API-19, BELL-6). */
export function dismissNotification(
  client: PortalClient,
  path: Named,
  begunIn: BegunIn | null,
): Promise<unknown> {
  return answerOf(
    client.POST('/support/practice/{practiceId}/notification/{notificationId}/dismiss', {
      params: { path, header: begunInHeader(begunIn) },
    }),
    isAnything,
  );
}

/** Takes a dismissal back (BELL-6). */
export function restoreNotification(
  client: PortalClient,
  path: Named,
  begunIn: BegunIn | null,
): Promise<unknown> {
  return answerOf(
    client.POST('/support/practice/{practiceId}/notification/{notificationId}/restore', {
      params: { path, header: begunInHeader(begunIn) },
    }),
    isAnything,
  );
}

/** What a stream of live notifications says (API-21). */
export type StreamNews =
  | { type: 'beat' }
  | { type: 'begin'; position: number }
  | { type: 'arrive'; position: number; notification: Notification };

export interface Following {
  practiceId: string;
  /** The last one that was seen. */
  position: number | null;
  signal: AbortSignal;
}

/** Opens the stream of a practice's live notifications. */
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

/** Reads a stream to its end. What is no event of the contract's is a sign of life, as its comments are. */
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
  const data = field('event') === 'notification' ? parsed(field('data')) : undefined;
  return isNotification(data) ? { type: 'arrive', position, notification: adapted(data) } : { type: 'beat' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
