import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RoleName } from '#domain/access/permissions.ts';
import { hashPassword } from '#server/auth/password.ts';
import { staffAccountsRepository } from '#server/auth/staff-accounts.queries.ts';
import { openDatabase } from '#server/db/open.ts';
import { ENGINES, SAMPLED_ENGINES } from '../../support/database.ts';
import { followEvents } from '../../support/event-stream.ts';
import { addNotification } from '../../support/rows.ts';
import { addStranger, outcomeOf, PASSWORD, startTestServer, suiteServer } from '../../support/server.ts';

const MINUTE_MS = 60_000;
const METRICS_TOKEN = 'm'.repeat(40);
type Kind = 'general' | 'important' | 'urgent';

describe.each(SAMPLED_ENGINES)('API-21: live notifications over %s', (engine) => {
  const server = suiteServer({ engine, env: { METRICS_TOKEN, MAX_CONNECTIONS_PER_ADDRESS: '2000' } });
  let origin: string;
  let admin: string;
  let passwordHash: string;
  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    admin = (await server.signIn('admin')).accessToken;
  });

  const path = (practice = '1') => `/api/support/practice/${practice}/follow-notifications`;
  const follow = (token = admin, lastEventId?: string, practice?: string) =>
    followEvents(origin + path(practice), token, lastEventId);
  const notify = async (text: string, notification_type: Kind = 'general', practice = 1) =>
    String(
      await addNotification(server.db, practice, text, { notification_type, created_at: server.clock.now() }),
    );
  /** Another user of the sample's first organization. */
  async function addColleague(roles: readonly RoleName[]): Promise<{ id: number; token: string }> {
    const email = `colleague${Math.random().toString(36).slice(2)}@bridgework.test`;
    await staffAccountsRepository(server.db, server.clock.now).add({
      name: 'Cleo Colleague',
      email,
      phone: '(614) 555-0197',
      passwordHash,
      organizationIds: [1],
      roles,
    });
    const { accessToken: token } = await server.signIn(email);
    return { id: Number((await server.get<{ id: string }>('/user', token)).id), token };
  }
  const texts = ({ events }: Awaited<ReturnType<typeof follow>>) =>
    events.map(({ event, data }) =>
      event === 'notification' ? (data as { notification: string }).notification : event,
    );

  it('API-21.7: sends its position, then each new notification as the list has it', async () => {
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

  it('API-21: after a break everything that was missed comes, once, from the last id on', async () => {
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

  it('API-21: a client that missed too many, or has an unknown id, gets a new position and loads the list', async () => {
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

  it('BELL-4: only what the caller may see comes', async () => {
    const { accessToken } = await server.signIn('frontdesk');
    const stream = await follow(accessToken);
    await stream.until(1);
    await notify('Urgent', 'urgent');
    await notify('Of another practice', 'general', 2);
    await notify('General');
    await stream.until(2);
    expect(texts(stream)).toEqual(['ready', 'General']);
    await stream.leave();
  });

  it('PERM-6: a practice of others is not found, and a right that is lost ends the stream', async () => {
    const stranger = await addStranger(server.db, ['ViewerGeneral']);
    expect(outcomeOf(await server.call('GET', path(stranger.practiceId), { token: admin }))).toEqual([
      404,
      'Not found',
    ]);
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

  it('SESSION-5: signing out ends its streams at once, and leaves those of others', async () => {
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

  it('SESSION-6.3: following is no call made by a person: the session ends, and the stream with it', async () => {
    const { accessToken: token } = await server.signIn('team');
    const stream = await follow(token);
    await stream.until(1);
    await notify('While the session lasts');
    await stream.until(2);
    server.clock.pass(50 * MINUTE_MS);
    const again = await follow(token, stream.events[0]?.id);
    await again.until(1);
    server.clock.pass(10 * MINUTE_MS);
    await notify('Nobody has called for an hour');
    await stream.untilOver();
    await again.untilOver();
    expect(texts(stream)).toEqual(['ready', 'While the session lasts']);
    expect(texts(again)).toEqual(['While the session lasts']);
    expect((await server.call('GET', '/api/user', { token })).statusCode).toBe(401);
    admin = (await server.signIn('admin')).accessToken;
  });

  it('PERM-6: a locked user receives nothing more, and a lost role applies to the next notification', async () => {
    const [locked, demoted] = await Promise.all([
      addColleague(['ViewerUrgent']),
      addColleague(['ViewerGeneral', 'ViewerUrgent']),
    ]);
    const [ofLocked, ofDemoted] = await Promise.all([follow(locked.token), follow(demoted.token)]);
    await Promise.all([ofLocked.until(1), ofDemoted.until(1)]);
    await server.db.updateTable('users').set({ locked: true }).where('id', '=', locked.id).execute();
    await server.db
      .deleteFrom('user_roles')
      .where('user_id', '=', demoted.id)
      .where('role_id', 'in', (eb) => eb.selectFrom('roles').select('id').where('name', '=', 'ViewerUrgent'))
      .execute();
    await notify('Urgent by now', 'urgent');
    await notify('General by now');
    await ofLocked.untilOver();
    await ofDemoted.until(2);
    expect(texts(ofLocked)).toEqual(['ready']);
    expect(texts(ofDemoted)).toEqual(['ready', 'General by now']);
    await ofDemoted.leave();
  });
});

describe.runIf(ENGINES.includes('postgresql'))('two servers on one database', () => {
  it('API-21: a notification that one writes reaches followers of the other', async () => {
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
