import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addStranger } from '../../support/people.ts';
import { type Schema, suiteServer } from '../../support/server.ts';
import { rowsOf } from '../../support/tables.ts';

describe.each(SAMPLED_ENGINES)('LAYOUT-8.5: a user’s own name and phone, over %s', (engine) => {
  const server = suiteServer({ engine });

  async function signedIn() {
    const { username } = await addStranger(server.db, ['ViewerGeneral']);
    const { accessToken: token } = await server.signIn(username);
    const stored = async () =>
      (await rowsOf(server.db, 'users', ['first_name', 'phone', 'version'], { username }))[0];
    return {
      token,
      stored,
      change: (body: object) => server.call('PUT', '/api/user', { token, body }),
    };
  }

  it('are stored without the spaces around them, answered, and raise the version that managers check', async () => {
    const { token, stored, change } = await signedIn();
    const before = await stored();
    const changed = await change({ name: ' Robin Vale ', phone: '6145550142' });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      await server.get<Schema<'StaffUser'>>('/user', token),
    ]);
    expect(changed.json()).toMatchObject({ firstName: 'Robin Vale', phone: '6145550142' });
    const version = (before?.version ?? 0) + 1;
    expect(await stored()).toEqual({ first_name: 'Robin Vale', phone: '6145550142', version });
  });

  it('what is missing stays, a phone can be removed, and no change keeps the version', async () => {
    const { stored, change } = await signedIn();
    await change({ name: 'Robin Vale', phone: '6145550142' });
    const before = await stored();
    await change({ phone: '' });
    const after = { ...before, phone: '', version: (before?.version ?? 0) + 1 };
    expect(await stored()).toEqual(after);
    for (const body of [{}, { name: 'Robin Vale' }, { phone: '' }]) await change(body);
    expect(await stored()).toEqual(after);
  });

  it.each([
    [{ name: 'Bo' }, 'Name must be at least 3 characters'],
    [{ name: '\u200b\u200b\u200b' }, /^.*Name has characters that can.t be shown/],
    [{ phone: '555' }, 'Phone Number must be at least 10 digits'],
    [{ email: 'robin@vale.test' }, /email/],
  ])('%j is refused and changes nothing', async (body, message) => {
    const { stored, change } = await signedIn();
    const before = await stored();
    const refused = await change(body);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toMatch(message);
    expect(await stored()).toEqual(before);
  });
});
