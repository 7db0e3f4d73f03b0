import { describe, expect, it, vi } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPatient } from '#tests/support/patients.ts';
import { type List, type Schema, suiteServer, suiteUser } from '#tests/support/server.ts';
import { rowsOf } from '#tests/support/tables.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

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

describe.each(SAMPLED_ENGINES)('what each user has of the patients, over %s', (engine) => {
  const server = suiteServer({ engine });

  describe('the recent patients', () => {
    const frontDesk = suiteUser(server, 'frontdesk');
    const admin = suiteUser(server, 'admin');

    const of = (practice: string) => `/patient-management/practice/${practice}`;
    const recent = (token: string, practice = '1') =>
      server.get<List<Schema<'RecentPatient'>>>(`${of(practice)}/patient/recent`, token);
    const names = async (token: string) => (await recent(token)).results.map(({ name }) => name);
    const add = (firstName: string) => addPatient(server.db, 1, { firstName, lastName: 'Ash' });
    const viewsOf = async (member_id: string) =>
      (await rowsOf(server.db, 'audit_entries', ['id'], { member_id, stage: 'answer' })).length;

    /** Opens a patient, and waits until the audit has the response. */
    async function view(memberId: string, token = frontDesk.token): Promise<void> {
      const before = await viewsOf(memberId);
      await server.call('GET', `/api${of('1')}/member/${memberId}/detail`, { token });
      await vi.waitFor(async () => expect(await viewsOf(memberId)).toBe(before + 1), WAIT);
    }

    it('API-21, SESSION-5: are an empty list at first, then each patient once, the latest first', async () => {
      expect(await recent(frontDesk.token)).toEqual({ info: { records: 0, pages: 0 }, results: [] });
      const [ann, bob] = [await add('Ann'), await add('Bob')];
      for (const { memberId } of [ann, bob, ann]) await view(memberId);
      expect(await recent(frontDesk.token)).toEqual({
        info: { records: 2, pages: 1 },
        results: [
          { memberId: ann.memberId, name: 'Ann Ash', dateOfBirth: '1980-04-12' },
          { memberId: bob.memberId, name: 'Bob Ash', dateOfBirth: '1980-04-12' },
        ],
      });
    });

    it('API-21: are at most eight', async () => {
      for (const name of ['C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'])
        await view((await add(name)).memberId);
      expect(await names(frontDesk.token)).toEqual(
        ['K', 'J', 'I', 'H', 'G', 'F', 'E', 'D'].map((name) => `${name} Ash`),
      );
    });

    it('SESSION-5.6: are each user’s own, and only those of the practice', async () => {
      const lea = await add('Lea');
      await view(lea.memberId, admin.token);
      expect(await names(admin.token)).toEqual(['Lea Ash']);
      expect(await names(frontDesk.token)).not.toContain('Lea Ash');
    });

    it('API-21: a rejected request is not a view, and a deleted patient is left out', async () => {
      const gone = await add('Gone');
      await view('99999999', admin.token);
      await view(gone.memberId, admin.token);
      expect(await names(admin.token)).toEqual(['Gone Ash', 'Lea Ash']);
      await server.db.deleteFrom('patients').where('id', '=', gone.id).execute();
      expect(await names(admin.token)).toEqual(['Lea Ash']);
    });
  });

  describe('saved views', () => {
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
});
