import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findMemberBenefits } from '#server/benefits/member-benefits.queries.ts';
import { listFeeEvents } from '#server/plans/fee-history.queries.ts';
import { feeNoticesRepository } from '#server/plans/fee-notices.queries.ts';
import { SAMPLED_ENGINES, suiteDatabase } from '../../support/database.ts';
import { addPatient, addPlan, addPractice, type PlanGiven } from '../../support/patients.ts';
import { chargesOf, type Holder, nextPlanOf, nights, openRenewingPractice } from '../../support/renewals.ts';
import { addFeeIncrease, addOffer } from '../../support/rows.ts';
import { addRow, rowOf, rowsOf, updateRows } from '../../support/tables.ts';

const TERM: PlanGiven = { start: '2026-01-01', end: '2026-12-31' };

describe.each(SAMPLED_ENGINES)('the notices of a fee increase on %s', (engine) => {
  const database = suiteDatabase('tables', engine);

  const sendOn = (date: string, practice: number) =>
    feeNoticesRepository(database.db, () => new Date(`${date}T17:00:00Z`)).send(practice, date);
  const messages = (practice: number) =>
    rowsOf(database.db, 'outbox_messages', ['recipient', 'subject', 'body'], { practice_id: practice });

  const notificationsOf = (practice: number) =>
    rowsOf(database.db, 'notifications', ['text', 'type_of_notification', 'reference_id'], {
      practice_id: practice,
    });

  /** A practice with a plan whose fee increases in July, with the notice in May. */
  async function practiceWithIncrease(name: string, more: { cancelled?: boolean } = {}) {
    const practice = await addPractice(database.db, name);
    const offer = await addOffer(database.db, practice);
    const increase = await addFeeIncrease(database.db, offer, {
      rate_increase_type: 0,
      percentage_hundredths: 500,
      new_fee_cents: 42_000,
      cancelled_at: more.cancelled ? new Date('2026-03-17T17:00:00Z') : null,
    });
    const subscribe = async (email: string, given: Partial<PlanGiven> = {}) => {
      const patient = await addPatient(database.db, practice, { email });
      return addPlan(database.db, practice, patient.id, { ...TERM, offer, ...given });
    };
    return { practice, offer, increase, subscribe };
  }

  it('SAMPLE-1: are written once, on their date, to the members of the plan on that day', async () => {
    const { practice, subscribe } = await practiceWithIncrease('Told on time');
    await subscribe('holder@mail.test');
    await subscribe('ended@mail.test', { end: '2026-05-01' });
    await subscribe('inactive@mail.test', { inactive: true });
    await subscribe('');
    const paid = await subscribe('paid-by-practice@mail.test');
    await updateRows(database.db, 'plans', { id: paid }, { paid_by_practice: true });
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
    expect(await notificationsOf(practice)).toEqual([]);
    expect(await messages(practice)).toEqual([
      {
        recipient: 'holder@mail.test',
        subject: 'Your Everyday Care plan price changes on July 1, 2026',
        body: expect.stringContaining('your Everyday Care plan (Individual) will be $420.00 per year'),
      },
    ]);
  });

  it('SAMPLE-1: that are late move the effective date by as many days, also after it; the history and a notification say so', async () => {
    const { practice, subscribe, offer, increase } = await practiceWithIncrease('Told late');
    await subscribe('late@mail.test');
    expect(await sendOn('2026-07-11', practice)).toBe(1);
    expect(await sendOn('2026-07-12', practice)).toBe(0);
    expect(await notificationsOf(practice)).toEqual([
      {
        text: 'The fee increase for Everyday Care (Individual) was postponed to 09/09/2026 because the notice to 1 patient went out late.',
        type_of_notification: 'FeeIncreasePostponed',
        reference_id: String(offer),
      },
    ]);
    const moved = { communication_send_date: '2026-07-11', effective_date: '2026-09-09' };
    const dates = ['communication_send_date', 'effective_date'] as const;
    expect(await rowOf(database.db, 'fee_increases', dates, { id: increase })).toEqual(moved);
    expect(await messages(practice)).toMatchObject([
      { subject: 'Your Everyday Care plan price changes on September 9, 2026' },
    ]);
    const history = await listFeeEvents(database.db, String(offer));
    expect(history.map(({ kind, emails, effectiveDate }) => [kind, emails, effectiveDate])).toEqual([
      ['noticesSent', 1, '2026-09-09'],
      ['postponed', null, '2026-09-09'],
    ]);
  });

  it('SAMPLE-1: are also sent to those who come to the level between the notices and the effective date, once, and not again after a renewal', async () => {
    const { practice, subscribe, offer } = await practiceWithIncrease('Bought after the notices');
    await subscribe('holder@mail.test', { end: '2026-05-20' });
    expect(await sendOn('2026-05-02', practice)).toBe(1);
    const buyer = await addPatient(database.db, practice, { email: 'buyer@mail.test' });
    const buy = (start: string, end: string) =>
      addPlan(database.db, practice, buyer.id, { offer, start, end });
    await buy('2026-05-05', '2026-06-20');
    expect([await sendOn('2026-05-05', practice), await sendOn('2026-05-06', practice)]).toEqual([1, 0]);
    await buy('2026-06-20', '2027-06-20');
    expect(await sendOn('2026-06-21', practice)).toBe(0);
    const raised = await subscribe('raised@mail.test');
    expect(await sendOn('2026-06-22', practice)).toBe(0);
    await addRow(database.db, 'payments_due', {
      plan_id: raised,
      payment_type: 'Upgrade',
      amount_cents: 9900,
      due_date: '2026-06-22',
    });
    expect([await sendOn('2026-06-23', practice), await sendOn('2026-06-24', practice)]).toEqual([1, 0]);
    await subscribe('late@mail.test', { start: '2026-07-01', end: '2027-07-01' });
    expect(await sendOn('2026-07-01', practice)).toBe(0);
    expect((await messages(practice)).map(({ recipient }) => recipient)).toEqual([
      'holder@mail.test',
      'buyer@mail.test',
      'raised@mail.test',
    ]);
    const history = await listFeeEvents(database.db, String(offer));
    expect(history.map(({ kind, emails }) => [kind, emails])).toEqual([
      ['noticesSent', 1],
      ['noticesSent', 1],
      ['noticesSent', 1],
    ]);
  });

  it('SAMPLE-1: renewals keep the fee until the members have received the whole notice of an increase, and their benefits show it', async () => {
    const chargedOn = async (holder: Holder) =>
      chargesOf(database.db, (await nextPlanOf(database.db, holder))?.plan);
    const oak = await openRenewingPractice(database.db, 'Oak Street Dental');
    await addFeeIncrease(database.db, oak.offer, {
      new_fee_cents: 31_000,
      communication_send_date: '2026-02-09',
      effective_date: '2026-04-10',
    });
    const unsent = await oak.addHolder({ end: '2026-04-13', account: 'approved' });
    await nights(database, ['2026-04-13']);
    expect(await chargedOn(unsent)).toEqual([['Paid', 31_861]]);
    const renewed = await nextPlanOf(database.db, unsent);
    const benefits = await findMemberBenefits(database.db, {
      practiceId: String(oak.id),
      memberId: unsent.memberId,
      planId: String(renewed?.plan),
    });
    expect(benefits?.memberContributionCents).toBe(30_000);
    // 64 days late.
    await sendOn('2026-04-14', oak.id);
    const early = await oak.addHolder({ end: '2026-06-12', account: 'approved' });
    const notified = await oak.addHolder({ end: '2026-06-13', account: 'approved' });
    await nights(database, ['2026-06-13']);
    expect(await chargedOn(early)).toEqual([['Paid', 31_861]]);
    expect(await chargedOn(notified)).toEqual([['Paid', 32_916]]);
  });

  it('SAMPLE-1: are not sent for an increase that a later one has replaced', async () => {
    const { practice, subscribe, offer } = await practiceWithIncrease('Raised twice');
    await subscribe('twice@mail.test');
    await addFeeIncrease(database.db, offer, {
      communication_send_date: '2026-08-02',
      effective_date: '2026-10-01',
    });
    expect(await sendOn('2026-07-11', practice)).toBe(0);
    expect(await sendOn('2026-08-02', practice)).toBe(1);
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
