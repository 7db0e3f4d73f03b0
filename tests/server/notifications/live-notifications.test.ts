import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { ENGINES, SAMPLED_ENGINES } from '../../support/database.ts';
import { followEvents } from '../../support/event-stream.ts';
import { NOT_FOUND } from '../../support/failures.ts';
import { addStranger } from '../../support/people.ts';
import { addNotification } from '../../support/rows.ts';
import { outcomeOf, startTestServer, suiteServer } from '../../support/server.ts';

const MINUTE_MS = 60_000;
type Kind = 'general' | 'important' | 'urgent';

describe.each(SAMPLED_ENGINES)('API-21: live notifications over %s', (engine) => {
  const server = suiteServer({ engine });
  let origin: string;
  let admin: string;
  beforeAll(async () => {
    origin = `http://127.0.0.1:${await server.listen()}`;
    admin = (await server.signIn('admin')).accessToken;
  });

  const path = (practice = '1') => `/api/support/practice/${practice}/follow-notifications`;
  const follow = (token = admin, lastEventId?: string, practice?: string) =>
    followEvents(origin + path(practice), token, lastEventId);
  const notify = async (text: string, notification_type: Kind = 'general', practice = 1) =>
    String(
      await addNotification(server.db, practice, text, { notification_type, created_at: server.clock.now() }),
    );
  const texts = ({ events }: Awaited<ReturnType<typeof follow>>) =>
    events.map(({ event, data }) =>
      event === 'notification' ? (data as { notification: string }).notification : event,
    );

  it('API-21.7: a stream sends its position, then each new notification as in the list', async () => {
    const stream = await follow();
    expect(stream.answer.status).toBe(200);
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.answer.headers.get('cache-control')).toBe('no-store');
    await stream.until(1);
    const id = await notify('A first one');
    await notify('A second one');
    await stream.until(3);
    expect(texts(stream)).toEqual(['ready', 'A first one', 'A second one']);
    const list = await server.get<{ results: { id: string }[] }>(
      '/support/practice/1/get-notifications',
      admin,
    );
    expect(stream.events[1]?.data).toEqual(list.results.find((each) => each.id === id));
    await stream.leave();
  });

  it('API-21: after a disconnect, each missed notification is sent once, from the last id', async () => {
    const before = await follow();
    await before.until(1);
    await notify('Seen');
    await before.until(2);
    await before.leave();
    await notify('Missed one');
    const dismissed = await notify('Missed and dismissed elsewhere');
    await notify('Missed two');
    await server.call('POST', `/api/support/practice/1/notification/${dismissed}/dismiss`, { token: admin });

    const after = await follow(admin, before.events.at(-1)?.id);
    await after.until(2);
    await notify('Live again');
    await after.until(3);
    expect(texts(after)).toEqual(['Missed one', 'Missed two', 'Live again']);
    await after.leave();
  });

  it('API-21: a client that missed too many or has an unknown id gets a new position', async () => {
    const first = await follow();
    await first.until(1);
    const start = first.events[0]?.id;
    await first.leave();
    for (let number = 0; number < 101; number += 1) await notify(`Many ${number}`);
    for (const lastEventId of [start, '9007199254740991']) {
      const stream = await follow(admin, lastEventId);
      await stream.until(1);
      await notify('Afterwards');
      await stream.until(2);
      expect(texts(stream)).toEqual(['ready', 'Afterwards']);
      await stream.leave();
    }
    const broken = await server.call('GET', path(), { token: admin, headers: { 'last-event-id': 'x' } });
    expect(broken.statusCode).toBe(400);
  });

  it('BELL-4: only notifications that the user may see are sent', async () => {
    const { accessToken } = await server.signIn('frontdesk');
    const stream = await follow(accessToken);
    await stream.until(1);
    await notify('Urgent', 'urgent');
    await notify('Of another practice', 'general', 2);
    await addNotification(server.db, 1, 'Postponed', { type_of_notification: 'FeeIncreasePostponed' });
    await notify('General');
    await stream.until(2);
    expect(texts(stream)).toEqual(['ready', 'General']);
    await stream.leave();
  });

  it('PERM-6: a foreign practice is not found, and a lost right ends the stream', async () => {
    const stranger = await addStranger(server.db, ['ViewerGeneral']);
    expect(outcomeOf(await server.call('GET', path(stranger.practiceId), { token: admin }))).toEqual(
      NOT_FOUND,
    );
    const { accessToken } = await server.signIn(stranger.username);
    const stream = await follow(accessToken, undefined, stranger.practiceId);
    await stream.until(1);
    await server.db
      .deleteFrom('user_organizations')
      .where('organization_id', '=', Number(stranger.organizationId))
      .execute();
    await notify('Not for you', 'general', Number(stranger.practiceId));
    await stream.untilOver();
    expect(texts(stream)).toEqual(['ready']);
  });

  it('SESSION-5: signing out ends the session’s own streams immediately, and no others', async () => {
    const { accessToken, refreshToken } = await server.signIn('office');
    const own = await follow(accessToken);
    const other = await follow();
    await own.until(1);
    await other.until(1);
    await server.call('POST', '/api/sign-out', { body: { refreshToken } });
    await own.untilOver();
    await notify('After the sign-out');
    await other.until(2);
    expect(texts(own)).toEqual(['ready']);
    await other.leave();
  });

  it('SESSION-6.3: a stream is not user activity: the session expires, and the stream ends', async () => {
    const { accessToken: token } = await server.signIn('team');
    const stream = await follow(token);
    await stream.until(1);
    await notify('While the session lasts');
    await stream.until(2);
    server.clock.pass(50 * MINUTE_MS);
    const again = await follow(token, stream.events[0]?.id);
    await again.until(1);
    server.clock.pass(10 * MINUTE_MS);
    await notify('No patient has called for an hour');
    await stream.untilOver();
    await again.untilOver();
    expect(texts(stream)).toEqual(['ready', 'While the session lasts']);
    expect(texts(again)).toEqual(['While the session lasts']);
    expect((await server.call('GET', '/api/user', { token })).statusCode).toBe(401);
    admin = (await server.signIn('admin')).accessToken;
  });
});

describe.runIf(ENGINES.includes('postgresql'))('two servers on one database', () => {
  it('API-21: a notification that one server stores reaches the streams of the other', async () => {
    const server = await startTestServer({ engine: 'postgresql' });
    const port = await server.listen();
    const { accessToken } = await server.signIn('admin');
    const stream = await followEvents(
      `http://127.0.0.1:${port}/api/support/practice/1/follow-notifications`,
      accessToken,
    );
    await stream.until(1);
    const other = await openDatabase({ url: server.database.url ?? '' });
    await addNotification(other.db, 1, 'Written elsewhere');
    await stream.until(2);
    expect(stream.events[1]?.data).toMatchObject({ notification: 'Written elsewhere' });
    await other.close();
    await stream.leave();
    await server.close();
  });
});
