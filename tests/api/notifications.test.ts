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
import type { SessionGate } from '#api/session-gate.ts';
import { notification } from '#tests/support/notifications.ts';
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
const never = new AbortController().signal;
const bearer = { kind: 'bearer', accessToken: 'token' } as const;
const signedIn: SessionGate = { credential: async () => bearer, renewed: async () => bearer };

/** A client over a server that gives this answer, and what it was asked. */
function clientOver(answer: Response) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const said = ['last-event-id', 'x-practice-context'].flatMap((name) => request.headers.get(name) ?? []);
    asked.push([request.method, new URL(request.url).pathname, ...said].join(' '));
    return answer;
  };
  return {
    asked,
    client: createPortalClient({ baseUrl: 'https://portal.test/api', session: signedIn, fetch }),
  };
}

/** A stream that comes in these pieces. */
function streamOf(...pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}

async function newsIn(...pieces: string[]): Promise<StreamNews[]> {
  const heard: StreamNews[] = [];
  await readNews(streamOf(...pieces), (news) => void heard.push(news));
  return heard;
}

describe('the calls of the bell', () => {
  it('API-19, ENTITY-5: the list as received becomes notifications as the portal uses them', async () => {
    const { client, asked } = clientOver(
      Response.json({ info: { records: 1, pages: 1 }, results: [RECEIVED] }),
    );
    expect(await settled(getNotifications(client, '7', never))).toEqual({
      kind: 'ok',
      value: [notification()],
    });
    expect(asked).toEqual(['GET /api/support/practice/7/get-notifications']);
  });

  it('ENTITY-5.4: a notification of an unknown type or priority is listed like the others', async () => {
    const newer = { ...RECEIVED, id: '9', typeOfNotification: 'Other', notificationType: 'critical' };
    const { client } = clientOver(Response.json({ results: [newer, RECEIVED] }));
    expect(await settled(getNotifications(client, '7', never))).toEqual({
      kind: 'ok',
      value: [notification({ id: '9', type: 'Other', priority: 'general' }), notification()],
    });
  });

  it('a list that is not the contract’s is a failure, and so is none', async () => {
    const odd = clientOver(Response.json({ results: [{ ...RECEIVED, typeOfNotification: 7 }] }));
    expect(await settled(getNotifications(odd.client, '7', never))).toMatchObject({
      kind: 'failed',
      failure: { reason: 'Unreadable answer' },
    });
    const down = clientOver(
      Response.json({ status: 503, reason: 'Unavailable', message: 'Busy' }, { status: 503 }),
    );
    expect(await settled(getNotifications(down.client, '7', never))).toMatchObject({
      kind: 'failed',
      failure: { message: 'Busy' },
    });
  });

  it('BELL-6, SESSION-1: one is dismissed and restored by its id, where it was begun', async () => {
    const path = { practiceId: '7', notificationId: '5001' };
    for (const [call, what] of [
      [dismissNotification, 'dismiss'],
      [restoreNotification, 'restore'],
    ] as const) {
      const { client, asked } = clientOver(Response.json({ message: 'Done' }));
      const practiceContext = { organizationId: '2', practiceId: '7' };
      expect(await settled(call(client, path, practiceContext))).toMatchObject({ kind: 'ok' });
      expect(asked).toEqual([`POST /api/support/practice/7/notification/5001/${what} 2/7`]);
    }
  });

  it('API-21: the stream is opened where it had come to, or at its beginning', async () => {
    for (const [position, lastId] of [
      [null, ''],
      [57, ' 57'],
    ] as const) {
      const { client, asked } = clientOver(new Response(streamOf(':\n\n')));
      const answer = await settled(followNotifications(client, { practiceId: '7', position, signal: never }));
      expect(answer.kind === 'ok' && answer.value).toBeInstanceOf(ReadableStream);
      expect(asked).toEqual([`GET /api/support/practice/7/follow-notifications${lastId}`]);
    }
  });
});

describe('reading the stream', () => {
  const arrival = `event: notification\nid: 58\ndata: ${JSON.stringify(RECEIVED)}\n\n`;

  it('API-21: says what comes, in order, and takes comments as signs of life', async () => {
    expect(await newsIn(':\n\n', 'event: ready\nid: 57\ndata: {}\n\n', arrival)).toEqual([
      { type: 'beat' },
      { type: 'begin', position: 57 },
      { type: 'arrive', position: 58, notification: notification() },
    ]);
  });

  it('puts together what comes in pieces, letters of several bytes too', async () => {
    const text = arrival.replace('A patient', 'Zoë’s patient');
    const bytes = new TextEncoder().encode(text);
    const heard: StreamNews[] = [];
    const oneByOne = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    await readNews(oneByOne, (news) => void heard.push(news));
    expect(heard).toHaveLength(1);
    expect(heard[0]?.type === 'arrive' && heard[0].notification.label).toMatch(/^Zoë’s patient has denied/);
  });

  it('takes what it cannot read as a sign of life, and half an event as nothing', async () => {
    expect(
      await newsIn(
        'event: notification\nid: 58\ndata: {"id":\n\n',
        'event: other\nid: 5\n\n',
        'event: ready\nid: 5',
      ),
    ).toEqual([{ type: 'beat' }, { type: 'beat' }]);
  });
});
