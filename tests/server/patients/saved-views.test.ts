import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { type Schema, suiteServer, suiteUser } from '../../support/server.ts';

type Saved = Schema<'SavedViews'>;

const urlOf = (practice: string) => `/patient-management/practice/${practice}/patient/saved-views`;
const CALL: Saved['views'][number] = {
  name: 'Call this week',
  view: 'pastDue',
  sortField: 'pastDue',
  sortOrder: 'desc',
  hasCard: false,
  endsWithin: 30,
  status: 'Active',
};

describe.each(SAMPLED_ENGINES)('saved views, over %s', (engine) => {
  const server = suiteServer({ engine });
  const frontDesk = suiteUser(server, 'frontdesk');
  const admin = suiteUser(server, 'admin');

  const saved = (token: string, practice = '1') => server.get<Saved>(urlOf(practice), token);
  const save = (body: Saved, practice = '1') => frontDesk.call('PUT', `/api${urlOf(practice)}`, body);

  it('API-5.13: belong to one user in one practice, and are replaced as a whole', async () => {
    expect(await saved(frontDesk.token)).toEqual({ version: 0, views: [] });
    expect((await save({ version: 0, views: [CALL] })).json()).toEqual({ version: 1, views: [CALL] });
    const renamed = { ...CALL, name: 'Monday' };
    expect((await save({ version: 1, views: [renamed] })).json()).toEqual({ version: 2, views: [renamed] });
    expect(await saved(frontDesk.token)).toEqual({ version: 2, views: [renamed] });
    expect([await saved(admin.token), await saved(frontDesk.token, '2')]).toEqual([
      { version: 0, views: [] },
      { version: 0, views: [] },
    ]);
  });

  it('API-5.13: a change of older views is a 409, and changes nothing', async () => {
    const before = await saved(frontDesk.token);
    for (const version of [before.version - 1, before.version + 1, 0])
      expect((await save({ version, views: [] })).json()).toMatchObject({
        status: 409,
        code: 'savedViewsChanged',
        message: 'Your saved views were changed in another tab. Close this and try again.',
        current: [before],
      });
    expect((await save({ version: 7, views: [] }, '2')).statusCode).toBe(409);
    // A save that is repeated after a lost response.
    expect((await save({ ...before, version: before.version - 1 })).json()).toEqual(before);
    expect(await saved(frontDesk.token)).toEqual(before);
  });

  it.each([
    [{ ...CALL, name: ' ' }],
    [{ ...CALL, view: 'everyone' }],
    [{ ...CALL, text: 'Marlowe' }],
    [{ ...CALL, planName: '\ud800' }],
    [{ ...CALL, hasCard: 'no' }],
  ])('API-5.13: %o is rejected', async (view) => {
    const { version } = await saved(frontDesk.token);
    const body = { version, views: [view as unknown as typeof CALL] };
    expect((await save(body)).statusCode).toBe(400);
  });
});
