import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addStranger } from '../../support/people.ts';
import { makeRecords } from '../../support/records.ts';
import { suiteServer } from '../../support/server.ts';

describe.each(SAMPLED_ENGINES)('the first steps of a practice, over %s', (engine) => {
  const server = suiteServer({ engine });

  it('LAYOUT-12.1: an empty practice has completed no steps; records complete the steps of their kind', async () => {
    const stranger = await addStranger(server.db, ['ViewerGeneral']);
    const { accessToken } = await server.signIn(stranger.username);
    const steps = () => server.get(`/support/practice/${stranger.practiceId}/first-steps`, accessToken);
    expect(await steps()).toEqual({ plan: false, patient: false, officeCard: false, goals: false });
    await makeRecords(server.db, stranger);
    expect(await steps()).toEqual({ plan: true, patient: true, officeCard: true, goals: false });
    await server.db
      .insertInto('goals')
      .values({ practice_id: Number(stranger.practiceId), year: 2026, month: 3, setting_cents: 100 })
      .execute();
    expect(await steps()).toMatchObject({ goals: true });
  });
});
