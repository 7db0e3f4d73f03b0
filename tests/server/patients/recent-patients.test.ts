import { describe, expect, it, vi } from 'vitest';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient } from '../../support/patients.ts';
import { type List, type Schema, suiteServer, suiteUser } from '../../support/server.ts';
import { rowsOf } from '../../support/tables.ts';

describe.each(SAMPLED_ENGINES)('the recent patients, over %s', (engine) => {
  const server = suiteServer({ engine });
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
    for (const name of ['C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K']) await view((await add(name)).memberId);
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
