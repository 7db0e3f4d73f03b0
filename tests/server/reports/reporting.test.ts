import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tokenMaker } from '#server/auth/tokens.ts';
import { NOT_FOUND } from '../../support/failures.ts';
import { addStranger } from '../../support/people.ts';
import { outcomeOf, suiteServer, suiteUser } from '../../support/server.ts';

const MINUTE_MS = 60_000;
const WISH = { groupId: 'workspace-1', reportId: 'report-1' };

/** In the format of the settings: `id:base64`. */
const KEY = { id: 'key1', secret: randomBytes(32) };

describe('API-4: the token of the report', () => {
  const server = suiteServer({ env: { TOKEN_KEYS: `${KEY.id}:${KEY.secret.toString('base64')}` } });
  const admin = suiteUser(server, 'admin');

  const ask = (body: object, token = admin.token) =>
    server.call('POST', '/api/reporting/get-auth-token', { token, body });
  const tokenFor = async (body: object, token = admin.token) =>
    (await ask(body, token)).json<{ token: string }>().token;
  const claimsOf = (token: string): unknown =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  it('API-4.1: is for one report, the username, one organization, and reading', async () => {
    const now = server.clock.now().getTime() / 1000;
    expect(claimsOf(await tokenFor(WISH))).toEqual({
      iss: 'bridgework',
      sub: 'admin@bridgework.test',
      organizationId: '1',
      groupId: 'workspace-1',
      reportId: 'report-1',
      permission: 'read',
      uid: expect.stringMatching(/^\d+$/),
      sid: expect.stringMatching(/^[\w-]{36}$/),
      iat: now,
      exp: now + 600,
    });
  });

  it('API-4.1: is for the requested organization, if the user belongs to it', async () => {
    expect(claimsOf(await tokenFor({ ...WISH, organizationId: '3' }))).toMatchObject({ organizationId: '3' });
    const { organizationId } = await addStranger(server.db, ['ViewerGeneral']);
    const bodies = new Set<string>();
    for (const id of [organizationId, '99999', 'abc']) {
      const answer = await ask({ ...WISH, organizationId: id });
      expect(outcomeOf(answer)).toEqual(NOT_FOUND);
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(1);
  });

  it('API-4, PERM-6: every signed-in user of an organization gets one', async () => {
    const stranger = await addStranger(server.db, ['ViewerGeneral']);
    const { accessToken } = await server.signIn(stranger.username);
    expect(claimsOf(await tokenFor(WISH, accessToken))).toMatchObject({
      sub: stranger.username,
      organizationId: stranger.organizationId,
    });
    await server.db
      .deleteFrom('user_organizations')
      .where('organization_id', '=', Number(stranger.organizationId))
      .execute();
    expect(outcomeOf(await ask(WISH, accessToken))).toEqual([403, "You don't have permission to do this."]);
  });

  it('API-4: opens no operation, and expires after ten minutes', async () => {
    const token = await tokenFor(WISH);
    expect(outcomeOf(await server.call('GET', '/api/user', { token }))).toEqual([401, 'Unauthorized']);

    const at = { now: server.clock.now() };
    const keys = { current: KEY };
    const reader = tokenMaker(keys, () => at.now);
    const claims = { ...WISH, username: 'admin@bridgework.test', organizationId: '1' };
    expect(await reader.readReport(token)).toMatchObject(claims);
    expect(await reader.readReport(admin.token)).toBeUndefined();
    expect(await reader.readReport(`${token.slice(0, -4)}AAAA`)).toBeUndefined();
    at.now = new Date(at.now.getTime() + 10 * MINUTE_MS);
    expect(await reader.readReport(token)).toBeUndefined();
  });
});
