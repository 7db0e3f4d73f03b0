import { beforeAll, describe, expect, it } from 'vitest';
import { addStranger } from '../../support/people.ts';
import { type Schema, suiteServer } from '../../support/server.ts';
import { rowsOf } from '../../support/tables.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('an invitation', () => {
  const server = suiteServer();
  let url: string;
  let token: string;
  beforeAll(async () => {
    const { username, organizationId, practiceId } = await addStranger(server.db, [
      'AdministratorFeeManagement',
      'AdministratorPaymentManagement',
      'AdministratorGoalSettings',
      'AdministratorCustomADACodes',
    ]);
    token = (await server.signIn(username)).accessToken;
    url = `/api/admin/organization/${organizationId}/practice/${practiceId}/staff`;
  });

  const invite = (email: string) =>
    server.call('POST', url, { token, body: { name: 'Robin Vale', email, roles: ['EditorPlanFees'] } });
  const sentTo = (recipient: string) =>
    rowsOf(server.db, 'outbox_messages', ['subject', 'body'], { recipient });

  it('PERM-8.3: goes only to an email that the login page accepts', async () => {
    const refused = await invite("o'brien@vale.test");
    expect([refused.statusCode, refused.json().validationErrors]).toEqual([
      400,
      [{ field: 'email', message: 'You can only use letters, numbers, and . @ _ - +' }],
    ]);
  });

  it('PERM-8.3: works for 7 days, and so does the one that a person who has never signed in gets again', async () => {
    await invite('robin@vale.test');
    const { id } = (await invite('quinn@vale.test')).json<Schema<'StaffMember'>>();
    await server.call('POST', `${url}/${id}/password-link`, { token });
    const [first, again] = await sentTo('quinn@vale.test');
    expect(again?.subject).toBe(first?.subject);
    const open = async (email: string) => {
      const { body } = (await sentTo(email)).at(-1) ?? { body: '' };
      expect(body).toContain('This link works once and expires in 7 days.');
      const [link] = /\/password-reset\/[\w-]{32}(?=\n)/.exec(body) ?? [''];
      return (await server.call('GET', link)).statusCode;
    };
    const statuses = async () => [await open('robin@vale.test'), await open('quinn@vale.test')];
    server.clock.pass(7 * DAY_MS - 1);
    expect(await statuses()).toEqual([200, 200]);
    server.clock.pass(1);
    expect(await statuses()).toEqual([410, 410]);
  });
});
