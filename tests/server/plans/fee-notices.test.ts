import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { feeNoticesRepository } from '#server/plans/fee-notices.queries.ts';
import { SAMPLED_ENGINES, suiteDatabase } from '../../support/database.ts';
import { addPatient, addPlan, addPractice, type PlanGiven } from '../../support/patients.ts';
import { addFeeIncrease, addOffer } from '../../support/rows.ts';
import { rowsOf } from '../../support/tables.ts';

const TERM: PlanGiven = { start: '2026-01-01', end: '2026-12-31' };

describe.each(SAMPLED_ENGINES)('the notices of a fee increase on %s', (engine) => {
  const database = suiteDatabase('tables', engine);

  const sendOn = (date: string, practice: number) =>
    feeNoticesRepository(database.db, () => new Date(`${date}T17:00:00Z`)).send(practice, date);
  const messages = (practice: number) =>
    rowsOf(database.db, 'outbox_messages', ['recipient', 'subject', 'body'], { practice_id: practice });

  /** A practice with a plan whose fee increases in July, with the notice in May. */
  async function practiceWithIncrease(name: string, more: { cancelled?: boolean } = {}) {
    const practice = await addPractice(database.db, name);
    const offer = await addOffer(database.db, practice);
    await addFeeIncrease(database.db, offer, {
      rate_increase_type: 0,
      percentage_hundredths: 500,
      new_fee_cents: 42_000,
      cancelled_at: more.cancelled ? new Date('2026-03-17T17:00:00Z') : null,
    });
    const subscribe = async (email: string, given: Partial<PlanGiven> = {}) => {
      const patient = await addPatient(database.db, practice, { email });
      return addPlan(database.db, practice, patient.id, { ...TERM, offer, ...given });
    };
    return { practice, subscribe };
  }

  it('SAMPLE-1: are written once, on their date, to the members of the plan on that day', async () => {
    const { practice, subscribe } = await practiceWithIncrease('Told on time');
    await subscribe('holder@mail.test');
    await subscribe('ended@mail.test', { end: '2026-05-01' });
    await subscribe('inactive@mail.test', { inactive: true });
    await subscribe('');
    expect(await sendOn('2026-05-01', practice)).toBe(0);
    expect(await messages(practice)).toEqual([]);

    const feeVersions = () =>
      sql`
      select fee_version from coverage_levels join offered_plans on offered_plans.id = offered_plan_id
      where practice_id = ${practice} order by level_id`.execute(database.db);
    const before = await feeVersions();
    const both = await Promise.all([sendOn('2026-05-02', practice), sendOn('2026-05-02', practice)]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await sendOn('2026-05-03', practice)).toBe(0);
    // API-14: a page that still says that no notices have gone out cannot cancel the increase.
    expect((await feeVersions()).rows).not.toEqual(before.rows);
    expect(await messages(practice)).toEqual([
      {
        recipient: 'holder@mail.test',
        subject: 'Your Everyday Care plan price changes on July 1, 2026',
        body: expect.stringContaining('your Everyday Care plan (Individual) will be $420.00 per year'),
      },
    ]);
  });

  it('SAMPLE-1: are sent late when their date was missed, but not after the fee has changed', async () => {
    const late = await practiceWithIncrease('Told late');
    await late.subscribe('late@mail.test');
    expect(await sendOn('2026-06-30', late.practice)).toBe(1);
    const missed = await practiceWithIncrease('Never told');
    await missed.subscribe('missed@mail.test');
    expect(await sendOn('2026-07-01', missed.practice)).toBe(0);
  });

  it('are sent to a subscriber whose renewed term waits for its payment', async () => {
    const { practice, subscribe } = await practiceWithIncrease('Card declined');
    const ended = await subscribe('waits@mail.test', { end: '2026-05-02' });
    const next = await subscribe('waits@mail.test', {
      start: '2026-05-02',
      end: '2027-05-01',
      inactive: true,
    });
    await database.db
      .insertInto('renewals')
      .values({ plan_id: ended, next_plan_id: next, tried_until: '2026-05-09' })
      .execute();
    expect(await sendOn('2026-05-02', practice)).toBe(1);
    expect(await messages(practice)).toMatchObject([{ recipient: 'waits@mail.test' }]);
  });

  it('are not sent for a canceled increase, or for another practice', async () => {
    const { practice, subscribe } = await practiceWithIncrease('Called off', { cancelled: true });
    await subscribe('spared@mail.test');
    const other = await practiceWithIncrease('Another person');
    await other.subscribe('else@mail.test');
    expect(await sendOn('2026-05-02', practice)).toBe(0);
    expect(await messages(practice)).toEqual([]);
    expect(await messages(other.practice)).toEqual([]);
  });
});
