import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPerson, addStranger } from '#tests/support/people.ts';
import { addNotification } from '#tests/support/rows.ts';
import { type List, outcomeOf, type Schema, suiteServer, suiteUser } from '#tests/support/server.ts';

type Notification = Schema<'Notification'>;

describe.each(SAMPLED_ENGINES)('over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteUser(server, 'admin');
  const frontDesk = suiteUser(server, 'frontdesk');

  const get = <T>(url: string, token = admin.token) => server.get<T>(url, token);

  describe('API-3: users and practices', () => {
    it('API-3.1: GET /user returns the user with five organizations and never a password, and 401 without a token', async () => {
      const user = await get<Record<string, unknown> & { organizations: { practices: unknown[] }[] }>(
        '/user',
      );
      expect(user).toMatchObject({
        username: 'admin@bridgework.test',
        email: 'admin@bridgework.test',
        locked: false,
      });
      expect(user.organizations).toHaveLength(5);
      for (const { practices } of user.organizations) expect(practices.length).toBeGreaterThan(1);
      expect(Object.keys(user)).not.toContain('password');
      expect(JSON.stringify(user)).not.toMatch(/argon2|password/i);
      expect(outcomeOf(await server.call('GET', '/api/user'))).toEqual([401, 'Unauthorized']);
    });

    it('API-3: a user comes with the practices of the linked organizations and the permissions of each role', async () => {
      const { username, organizationId, practiceId } = await addStranger(server.db, ['EditorPlanFees']);
      const { accessToken } = await server.signIn(username);
      const { organizations, roles } = await get<Record<string, unknown>>('/user', accessToken);
      const place = { state: 'OH', timeZone: 'America/New_York', goal: 100_000, phone: '(614) 555-0199' };
      const practices = [{ id: practiceId, name: expect.any(String), ...place }];
      expect(organizations).toEqual([{ id: organizationId, name: expect.any(String), practices }]);
      const permissions = [{ id: expect.any(String), name: 'PlanFeesEditor', group: 15, level: '1010' }];
      expect(roles).toEqual([{ id: expect.any(String), name: 'EditorPlanFees', permissions }]);
    });

    it('API-3: the context marker is accepted, and another marker refused', async () => {
      const withMarker = (marker: string) =>
        admin.call('GET', '/api/user', undefined, { 'x-portal-context': marker });
      expect((await withMarker('current-user')).statusCode).toBe(200);
      expect((await withMarker('another-user')).statusCode).toBe(400);
    });

    it('API-3.3, PERM-6.5: GET /users returns only users who share an organization', async () => {
      const stranger = await addStranger(server.db, ['ViewerGeneral']);
      const { accessToken } = await server.signIn(stranger.username);
      const alone = await get<List<{ username: string }>>('/users', accessToken);
      expect(alone.results.map(({ username }) => username)).toEqual([stranger.username]);

      const colleagues = await get<List<{ username: string }>>('/users');
      expect(colleagues.info).toEqual({ records: 5, pages: 1 });
      expect(colleagues.results.map(({ username }) => username)).toEqual([
        'admin@bridgework.test',
        'frontdesk@bridgework.test',
        'office@bridgework.test',
        'organization@bridgework.test',
        'team@bridgework.test',
      ]);
    });

    it('API-3.4: GET /practices returns the practices of the user’s organizations by page', async () => {
      const all = await get<List<{ id: string }>>('/practices');
      const second = await get<List<{ id: string }>>('/practices?Page=2&PageSize=4');
      expect(all.results.map(({ id }) => Number(id))).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
      expect(all.info).toEqual({ records: 15, pages: 1 });
      expect(second.info).toEqual({ records: 15, pages: 4 });
      expect(second.results).toEqual(all.results.slice(4, 8));
    });
  });

  describe('API-19: support and notifications', () => {
    it('API-19.1, SAMPLE-1.7: support hours are 7am-6pm CST, and none on Saturday; another practice names its own zone', async () => {
      const support = await get<Record<string, string>>('/support/practice/1/get-support-information');
      expect(support['weekdayHours']).toContain('7am-6pm CST');
      expect(support['weekendHours']).toBe('');
      expect(support['practiceState']).toMatch(/^[A-Z]{2}$/);
      const other = await get<Record<string, string>>('/support/practice/3/get-support-information');
      expect(other['weekdayHours']).toBe('7am-6pm PST');
    });

    it('API-19.2, SAMPLE-2.1, BELL-2, BELL-5: the four sample notifications, newest first, name their member', async () => {
      const { info, results } = await get<List<Notification>>('/support/practice/1/get-notifications');
      expect(info).toEqual({ records: 4, pages: 1 });
      expect(results.map(({ notification, memberId }) => [notification, memberId])).toEqual([
        ["Payment failed for patient's auto-renewal. Follow up to avoid service interruption.", '10000001'],
        ['A patient has denied benefit usage. Please review their benefits summary.', '10000001'],
        ['Your credit card has been declined for auto-renewal.', ''],
        ['The office payment card will expire soon. Please update it to avoid failed transactions.', ''],
      ]);
      const created = results.map((each) => each.created);
      expect(created).toEqual([...created].sort().reverse());
    });

    it('BELL-4.1, BELL-4.2: a user without ViewerWarning or ViewerUrgent sees only general notifications', async () => {
      const types = async (token: string) => {
        const { results } = await get<List<Notification>>('/support/practice/2/get-notifications', token);
        return new Set(results.map(({ notificationType }) => notificationType));
      };
      expect(await types(admin.token)).toEqual(new Set(['general', 'important', 'urgent']));
      expect(await types(frontDesk.token)).toEqual(new Set(['general']));
    });

    it('BELL-4.2: either role, or either permission, shows the important and the urgent ones', async () => {
      const types = ['general', 'important', 'urgent'] as const;
      const { organizationId, practiceId } = await addStranger(server.db, []);
      for (const type of types)
        await addNotification(server.db, Number(practiceId), type, { notification_type: type });
      for (const [rights, visible] of [
        [{ roles: ['ViewerWarning'] }, types],
        [{ roles: ['ViewerUrgent'] }, types],
        [{ permissions: ['ReadOnlyWarningNotification'] }, types],
        [{ permissions: ['ReadOnlyUrgentNotification'] }, types],
        [{ roles: ['ViewerGeneral'], permissions: ['ReadOnlyGeneralNotification'] }, ['general']],
      ] as const) {
        const username = await addPerson(server.db, { organizationIds: [Number(organizationId)], ...rights });
        const { accessToken } = await server.signIn(username);
        const url = `/support/practice/${practiceId}/get-notifications`;
        const { results } = await get<List<Notification>>(url, accessToken);
        const shown = results.map(({ notification }) => notification).sort();
        expect([rights, shown]).toEqual([rights, visible]);
      }
    });

    it('BELL-5: only a user with the right to plan fees sees that a fee increase was postponed', async () => {
      const { organizationId, practiceId } = await addStranger(server.db, []);
      const type_of_notification = 'FeeIncreasePostponed';
      await addNotification(server.db, Number(practiceId), 'Postponed', { type_of_notification });
      for (const [roles, records] of [
        [['ViewerUrgent'], 0],
        [['ViewerGeneral', 'EditorPlanFees'], 1],
        [['ViewerGeneral', 'AdministratorFeeManagement'], 1],
      ] as const) {
        const username = await addPerson(server.db, { organizationIds: [Number(organizationId)], roles });
        const { accessToken } = await server.signIn(username);
        const url = `/support/practice/${practiceId}/get-notifications`;
        const { info } = await get<List<Notification>>(url, accessToken);
        expect([roles, info.records]).toEqual([roles, records]);
      }
    });

    it('API-19, BELL-2: the list has the newest 100 notifications, and later pages have the older ones', async () => {
      const { username, practiceId } = await addStranger(server.db, ['ViewerGeneral']);
      for (let number = 1; number <= 101; number += 1)
        await addNotification(server.db, Number(practiceId), `Number ${number}`);
      const { accessToken } = await server.signIn(username);
      const url = `/support/practice/${practiceId}/get-notifications`;
      const listed = async (query = '') => {
        const { info, results } = await get<List<Notification>>(`${url}${query}`, accessToken);
        return [info, results.length, results[0]?.notification];
      };
      const info = { records: 101, pages: 2 };
      expect(await listed()).toEqual([info, 100, 'Number 101']);
      expect(await listed('?Page=2')).toEqual([info, 1, 'Number 1']);
    });

    it('API-19.3, API-21.4: dismissing removes a notification from the user’s own list, restoring returns it, and both can be repeated', async () => {
      const list = (token = frontDesk.token) =>
        get<List<Notification>>('/support/practice/4/get-notifications', token);
      const before = await list();
      const id = before.results[0]?.id;
      const post = (what: string, token = frontDesk.token) =>
        server.call('POST', `/api/support/practice/4/notification/${id}/${what}`, { token });
      const dismissed = [200, 'Notification dismissed successfully'];
      expect([outcomeOf(await post('dismiss')), outcomeOf(await post('dismiss'))]).toEqual([
        dismissed,
        dismissed,
      ]);
      expect((await list()).results).toEqual(before.results.slice(1));
      expect((await list(admin.token)).results.map((each) => each.id)).toContain(id);
      await post('dismiss', admin.token);
      const restored = [200, 'Notification restored successfully'];
      expect([outcomeOf(await post('restore')), outcomeOf(await post('restore'))]).toEqual([
        restored,
        restored,
      ]);
      expect(await list()).toEqual(before);
      expect((await list(admin.token)).results.map((each) => each.id)).not.toContain(id);
    });

    it('PERM-6: a notification of another practice or of a higher priority cannot be dismissed or restored', async () => {
      const [urgent] = (
        await get<List<Notification>>('/support/practice/3/get-notifications')
      ).results.filter(({ notificationType }) => notificationType === 'urgent');
      for (const what of ['dismiss', 'restore']) {
        const post = (practice: string, token: string) =>
          server.call('POST', `/api/support/practice/${practice}/notification/${urgent?.id}/${what}`, {
            token,
          });
        expect((await post('3', frontDesk.token)).statusCode).toBe(404);
        expect((await post('2', admin.token)).statusCode).toBe(404);
        expect((await post('3', admin.token)).statusCode).toBe(200);
      }
    });
  });
});
