import { describe, expect, it } from 'vitest';
import { createPortalClient } from '#api/client.ts';
import {
  dismissNotification,
  followNotifications,
  getNotifications,
  readNews,
  restoreNotification,
  type StreamNews,
} from '#api/notifications.ts';
import { notification } from '#tests/support/notifications.ts';
import { hostThatAnswers, NEVER } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const RECEIVED = {
  id: '5001',
  notification: 'A patient has denied benefit usage. Please review their benefits summary.',
  notificationType: 'general',
  created: '2026-11-20T15:04:05Z',
  notificationRoles: ['ViewerGeneral'],
  referenceId: '',
  memberId: '10000001',
  status: 'Open',
  isDismissed: false,
  typeOfNotification: 'BenefitDenied',
};
const bearer = { kind: 'bearer', accessToken: 'token' } as const;

/** A client for a server with this response, and the requests that it received, with two of the headers. */
function clientOver(answer: Response) {
  const asked: string[] = [];
  const fetch = async ({ method, url, headers }: Request) => {
    const sent = ['last-event-id', 'x-practice-context'].flatMap((name) => headers.get(name) ?? []);
    asked.push([method, new URL(url).pathname, ...sent].join(' '));
    return answer;
  };
  const session = { credential: async () => bearer, renewed: async () => bearer };
  return { asked, client: createPortalClient({ baseUrl: 'https://portal.test/api', session, fetch }) };
}

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });
}

async function newsIn(...pieces: (string | Uint8Array)[]): Promise<StreamNews[]> {
  const heard: StreamNews[] = [];
  await readNews(streamOf(...pieces), (news) => void heard.push(news));
  return heard;
}

describe('the requests of the bell', () => {
  it('API-19, ENTITY-5.4: the list contains notifications of an unknown type or priority', async () => {
    const newer = { ...RECEIVED, id: '9', typeOfNotification: 'Other', notificationType: 'critical' };
    const { client, asked } = hostThatAnswers({ info: { records: 2, pages: 1 }, results: [newer, RECEIVED] });
    expect(await settled(getNotifications(client, '7', NEVER))).toEqual({
      kind: 'ok',
      value: [notification({ id: '9', type: 'Other', priority: 'general' }), notification()],
    });
    expect(asked).toEqual(['GET /support/practice/7/get-notifications']);
  });

  it('BELL-2: the newest notification is first, whatever the order and the time zones of the response', async () => {
    const times = ['2026-11-20T09:00:00-08:00', '2026-11-21T00:30:00Z', '2026-11-20T15:04:05Z'];
    const results = times.map((created) => ({ ...RECEIVED, created }));
    const { client } = hostThatAnswers({ results });
    const entries = await getNotifications(client, '7', NEVER);
    expect(entries.map(({ date }) => date)).toEqual([times[1], times[0], times[2]]);
  });

  it.each([
    [200, { results: [{ ...RECEIVED, typeOfNotification: 7 }] }, { reason: 'Unreadable answer' }],
    [503, { status: 503, reason: 'Unavailable', message: 'Busy' }, { message: 'Busy' }],
  ])('ENTITY-5: a list with the status %i and the body %j is a failure', async (status, body, failure) => {
    const { client } = hostThatAnswers(body, status);
    expect(await settled(getNotifications(client, '7', NEVER))).toMatchObject({ kind: 'failed', failure });
  });

  it.each([
    ['dismiss', dismissNotification],
    ['restore', restoreNotification],
  ] as const)('BELL-6, SESSION-1: %s is sent with the practice context', async (what, call) => {
    const { client, asked } = clientOver(Response.json({ message: 'Done' }));
    const path = { practiceId: '7', notificationId: '5001' };
    const context = { organizationId: '2', practiceId: '7' };
    expect(await settled(call(client, path, context))).toMatchObject({ kind: 'ok' });
    expect(asked).toEqual([`POST /api/support/practice/7/notification/5001/${what} 2/7`]);
  });

  it.each([
    [null, ''],
    [57, ' 57'],
  ])('API-21: the stream is opened after the position %s', async (position, lastId) => {
    const { client, asked } = clientOver(new Response(streamOf(':\n\n')));
    const answer = await settled(followNotifications(client, { practiceId: '7', position, signal: NEVER }));
    expect(answer.kind === 'ok' && answer.value).toBeInstanceOf(ReadableStream);
    expect(asked).toEqual([`GET /api/support/practice/7/follow-notifications${lastId}`]);
  });
});

describe('the stream', () => {
  const arrival = `event: notification\nid: 58\ndata: ${JSON.stringify(RECEIVED)}\n\n`;

  it('API-21: has its events in order, and each comment is a heartbeat', async () => {
    expect(await newsIn(':\n\n', 'event: ready\nid: 57\ndata: {}\n\n', arrival)).toEqual([
      { type: 'beat' },
      { type: 'begin', position: 57 },
      { type: 'arrive', position: 58, notification: notification() },
    ]);
  });

  it('API-21: is read byte by byte, characters of several bytes too', async () => {
    const bytes = new TextEncoder().encode(arrival.replace('A patient', 'Zoë’s patient'));
    expect(await newsIn(...[...bytes].map((byte) => Uint8Array.of(byte)))).toMatchObject([
      { type: 'arrive', notification: { label: expect.stringMatching(/^Zoë’s patient has denied/) } },
    ]);
  });

  it('API-21: an unreadable event counts as a heartbeat, and half an event as nothing', async () => {
    const unreadable = 'event: notification\nid: 58\ndata: {"id":\n\n';
    expect(await newsIn(unreadable, 'event: other\nid: 5\n\n', 'event: ready\nid: 5')).toEqual([
      { type: 'beat' },
      { type: 'beat' },
    ]);
  });
});
