import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { gatewayOf, moneyServices } from '#server/payments/money-services.ts';
import { renewalsRepository } from '#server/plans/renewals.queries.ts';
import { fiveAtOnce } from '#tests/support/at-once.ts';
import { SAMPLED_ENGINES, suiteDatabase } from '#tests/support/database.ts';
import { addPatient } from '#tests/support/patients.ts';
import { chargedBySandbox } from '#tests/support/payments.ts';
import {
  addStaffUser,
  chargesOf,
  END,
  nextPlanOf,
  nightOn,
  nights,
  noonOf,
  openRenewingPractice,
  owedOn,
  type RenewingPractice,
} from '#tests/support/renewals.ts';
import { addFeeIncrease } from '#tests/support/rows.ts';
import { rowOf, rowsOf, updateRows } from '#tests/support/tables.ts';

describe.each(SAMPLED_ENGINES)('renewed terms on %s', (engine) => {
  const database = suiteDatabase('tables', engine);
  let alder: RenewingPractice;
  beforeAll(async () => {
    alder = await openRenewingPractice(database.db, 'Alder Street Dental');
  });
  const chargedOn = async (holder: { plan: number }) =>
    chargesOf(database.db, (await nextPlanOf(database.db, holder))?.plan);

  it('SAMPLE-1: cost the fee of the day on which they start', async () => {
    const increase = (effective_date: string, new_fee_cents: number, cancelled = false) =>
      addFeeIncrease(database.db, alder.offer, {
        new_fee_cents,
        communication_send_date: '2026-01-01',
        effective_date,
        notices_sent_at: noonOf('2026-01-01')(),
        cancelled_at: cancelled ? noonOf('2026-01-02')() : null,
      });
    await increase('2026-04-10', 31_000);
    await increase('2026-04-11', 99_900, true);
    const before = await alder.addHolder({ end: '2026-04-09', account: 'approved' });
    const on = await alder.addHolder({ end: '2026-04-10', account: 'approved' });
    await nights(database, ['2026-04-10']);
    expect(await chargedOn(before)).toEqual([['Paid', 31_861]]);
    expect(await chargedOn(on)).toEqual([['Paid', 32_916]]);
    await database.db.deleteFrom('fee_increases').execute();
  });

  it('API-21.9: an added member costs the step to the next level on the first day', async () => {
    const elm = await openRenewingPractice(database.db, 'Elm Street Dental');
    const own = await database.db
      .selectFrom('coverage_levels')
      .selectAll()
      .where('offered_plan_id', '=', elm.offer)
      .executeTakeFirstOrThrow();
    const holder = await elm.addHolder({ end: '2026-04-12', account: 'approved' });
    await database.db
      .insertInto('coverage_levels')
      .values({ ...own, level_id: 'two', position: own.position + 1, fee_cents: own.fee_cents + 33_000 })
      .execute();
    await nights(database, ['2026-04-12']);
    const next = (await nextPlanOf(database.db, holder))?.plan ?? 0;
    const plan = await rowOf(database.db, 'plans', ['add_additional_member_cents'], { id: next });
    expect(plan.add_additional_member_cents).toBe(33_000);
    await database.db.deleteFrom('coverage_levels').where('level_id', '=', 'two').execute();
  });

  it('SAMPLE-1: follow the term that ended, after missed nights and after February 29 too', async () => {
    const missed = await alder.addHolder({ end: END, account: 'approved' });
    const monthAgo = await alder.addHolder({ end: '2026-02-17', account: 'approved' });
    const leap = await alder.addHolder({ start: '2027-02-28', end: '2028-02-29', account: 'approved' });
    await nights(database, ['2026-03-19', '2028-02-29', '2028-03-01']);
    const next = async (holder: typeof leap) => (await alder.plansOf(holder, '2028-03-01')).expired[0];
    expect(await next(missed)).toEqual(['2026-03-16', '2027-03-16', 'Expired']);
    expect(await next(monthAgo)).toEqual(['2026-02-17', '2027-02-17', 'Expired']);
    expect((await alder.plansOf(leap, '2028-03-01')).active).toEqual([
      ['2028-02-29', '2029-02-28', 'Active'],
    ]);
    expect(await chargedOn(missed)).toEqual([['Paid', 31_861]]);
  });

  it('API-21.14: keep the household, without the dependent who reaches the age limit on the first day', async () => {
    const { db } = database;
    const cedar = await openRenewingPractice(db, 'Cedar Court Dental');
    await updateRows(db, 'coverage_levels', { offered_plan_id: cedar.offer }, { people: 8, adults: 2 });
    const at = (firstName: string, birthDate: string) => addPatient(db, cedar.id, { firstName, birthDate });
    const partner = await at('Owen', '1985-06-01');
    const adult = await at('Tess', '2000-03-16');
    const student = await at('Nora', '2000-03-17');
    const holder = await cedar.addHolder({
      end: END,
      account: 'approved',
      dependents: [{ id: adult.id }, { id: student.id }, { id: partner.id }],
    });
    await nights(database, [END]);
    const dependentsOf = async (plan: number | undefined) => {
      const rows = await db
        .selectFrom('plan_members')
        .select(['patient_id', 'disabled'])
        .where('plan_id', '=', plan ?? 0)
        .where('relationship', '=', 'Dependent')
        .orderBy('patient_id')
        .execute();
      return rows.map((row) => [row.patient_id, row.disabled]);
    };
    const renewed = await nextPlanOf(db, holder);
    const carried = [partner, student].map(({ id }) => [id, false]);
    expect([renewed?.state, await dependentsOf(renewed?.plan)]).toEqual(['begun', carried]);
    expect(await dependentsOf(holder.plan)).toEqual([partner, adult, student].map(({ id }) => [id, false]));
    const left = { ...adult, patient: adult.id, plan: holder.plan };
    expect(await cedar.plansOf(left, '2026-03-17')).toEqual({
      active: [],
      expired: [['2025-03-16', END, 'Expired']],
    });
  });

  it('API-10: are paid monthly if the previous term was, each installment on its due date, and all add up to the yearly price', async () => {
    const { db } = database;
    const holder = await alder.addHolder({
      end: '2026-01-31',
      scheduleDate: '2025-02-10',
      account: 'approved',
    });
    await nights(database, ['2026-01-31']);
    const next = (await nextPlanOf(db, holder))?.plan ?? 0;
    const year = await db
      .selectFrom('instalments')
      .select(['due_date', 'amount_cents', 'admin_fee_cents'])
      .where('plan_id', '=', next)
      .orderBy('number')
      .execute();
    const total = (column: 'amount_cents' | 'admin_fee_cents') =>
      year.reduce((sum, each) => sum + each[column], 0);
    expect(year).toHaveLength(12);
    expect(year.slice(0, 3).map(({ due_date }) => due_date)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
    expect([year[0]?.amount_cents, total('amount_cents'), total('admin_fee_cents')]).toEqual([
      2849, 34_188, 2400,
    ]);
    expect(await chargedOn(holder)).toEqual([['Paid', 2849]]);

    await nights(database, ['2026-02-27']);
    expect([await owedOn(db, next), (await chargedOn(holder)).length]).toEqual([0, 1]);
    await nights(database, ['2026-02-28', '2026-02-28', '2026-04-02']);
    expect(await chargedOn(holder)).toEqual(Array(3).fill(['Paid', 2849]));
    await updateRows(db, 'plans', { id: next }, { inactive: true });
    await nights(database, ['2026-05-05']);
    expect([await owedOn(db, next), (await chargedOn(holder)).length]).toEqual([0, 3]);
  });

  it('SAMPLE-2: a monthly payment that fails notifies the practice and is retried for a week; the plan stays active, and the next month charges both', async () => {
    const { db } = database;
    const birch = await openRenewingPractice(db, 'Birch Lane Dental');
    const holder = await birch.addHolder({
      end: '2026-07-01',
      scheduleDate: '2025-07-01',
      account: 'approved',
    });
    await nights(database, ['2026-07-01']);
    await birch.markAccount(holder.patient, 'declined');
    const week = ['02', '03', '04', '05', '06', '07', '08', '09'].map((date) => `2026-08-${date}`);
    await nights(database, ['2026-08-01', ...week]);
    const next = (await nextPlanOf(db, holder))?.plan;
    expect(await chargesOf(db, next)).toEqual([['Paid', 2849], ...Array(8).fill(['Failed', 2849])]);
    expect(await birch.notifications()).toEqual([['AutoRenewalFailed', holder.patient]]);
    expect((await birch.plansOf(holder, '2026-08-09')).active).toHaveLength(1);
    await nights(database, ['2026-09-01']);
    expect(await birch.notifications()).toHaveLength(2);
    await birch.markAccount(holder.patient, 'approved');
    await nights(database, ['2026-09-02']);
    expect(await owedOn(db, next)).toBe(0);
    expect((await chargesOf(db, next)).slice(-2)).toEqual([
      ['Failed', 5698],
      ['Paid', 5698],
    ]);
  });

  it('SAMPLE-2: a monthly payment that staff voided is not charged again, and the next month still charges the one that failed', async () => {
    const { db } = database;
    const oak = await openRenewingPractice(db, 'Oak Street Dental');
    const holder = await oak.addHolder({
      end: '2026-07-01',
      scheduleDate: '2025-07-01',
      account: 'approved',
    });
    await nights(database, ['2026-07-01']);
    const next = (await nextPlanOf(db, holder))?.plan ?? 0;
    const [july] = await rowsOf(db, 'transactions', ['id'], { plan_id: next });
    const clock = noonOf('2026-07-01');
    const { reversePayment } = moneyServices(db, clock, gatewayOf('sandbox', db, clock), {});
    const voided = await reversePayment(
      {
        practiceId: String(oak.id),
        transactionId: String(july?.id),
        refundCents: null,
        reason: 'Wrong card',
        receiptTo: null,
        takenBy: String(await addStaffUser(db)),
        idempotencyKey: undefined,
      },
      async () => undefined,
    );
    expect([voided.kind, await owedOn(db, next)]).toEqual(['reversed', 2849]);
    await oak.markAccount(holder.patient, 'declined');
    await nights(database, ['2026-07-02', '2026-08-01']);
    await oak.markAccount(holder.patient, 'approved');
    await nights(database, ['2026-09-01', '2026-09-02']);
    expect((await chargesOf(db, next)).slice(2)).toEqual([
      ['Failed', 2849],
      ['Paid', 5698],
    ]);
    const debts = await rowsOf(db, 'payments_due', ['due_date', 'paid_cents'], { plan_id: next });
    expect(debts.map(({ due_date, paid_cents }) => [due_date, paid_cents])).toEqual([
      ['2026-07-01', 0],
      ['2026-08-01', 2849],
      ['2026-09-01', 2849],
    ]);
  });

  it('API-10: start without a payment if they cost nothing', async () => {
    const { db } = database;
    const free = await openRenewingPractice(db, 'Free Dental');
    await updateRows(db, 'coverage_levels', { offered_plan_id: free.offer }, { fee_cents: 0 });
    await updateRows(db, 'practices', { id: free.id }, { admin_fee_cents: 0 });
    const holder = await free.addHolder({ end: '2026-10-01' });
    await nights(database, ['2026-10-01']);
    expect((await free.plansOf(holder, '2026-10-02')).active).toHaveLength(1);
    expect([await chargedOn(holder), await free.notifications()]).toEqual([[], []]);
  });

  it('BELL-5, SAMPLE-2: plans that the practice pays for are charged to its own card, and a decline notifies the practice once', async () => {
    const office = await openRenewingPractice(database.db, 'Office Dental');
    const given = { end: '2026-10-05', paidByPractice: true, account: 'approved' };
    const holders = [await office.addHolder(given), await office.addHolder(given)];
    const none = await office.addHolder({ ...given, end: '2026-10-04' });
    await nights(database, ['2026-10-04']);
    expect(await office.notifications()).toEqual([['AutoRenewalFailed', none.patient]]);

    const declined = await office.markAccount(null, 'declined');
    await nights(database, ['2026-10-05', '2026-10-06']);
    expect((await office.notifications()).slice(1)).toEqual([['OfficeCardDeclined', null]]);
    const text = await rowsOf(database.db, 'notifications', ['text', 'notification_type'], {
      practice_id: office.id,
      reference_id: String(declined),
    });
    expect(text).toEqual([
      { text: 'Your credit card has been declined for auto-renewal.', notification_type: 'urgent' },
    ]);
    const account = await office.markAccount(null, 'approved');
    await nights(database, ['2026-10-07']);
    for (const holder of [...holders, none])
      expect((await chargedOn(holder)).at(-1)).toEqual(['Paid', 31_861]);
    const { rows } = await sql<{ receipts: number }>`
      select count(*)::integer as receipts from outbox_messages where practice_id = ${office.id}
      and ${account} in (select payment_account_id from transactions)`.execute(database.db);
    expect(rows).toEqual([{ receipts: 0 }]);
  });

  it('BELL-5: without a price, a plan that the practice pays for is reported for its patient, not as a declined card', async () => {
    const office = await openRenewingPractice(database.db, 'Priceless Dental');
    const holder = await office.addHolder({ end: '2026-10-05', paidByPractice: true });
    await office.markAccount(null, 'approved');
    await updateRows(database.db, 'plans', { id: holder.plan }, { offered_plan_id: null });
    await nights(database, ['2026-10-05']);
    expect(await office.notifications()).toEqual([['AutoRenewalFailed', holder.patient]]);
  });

  it('API-10: are created once and charged once when several servers run at once', async () => {
    const { db, url } = database;
    const other = url ? await openDatabase({ url }) : database;
    const holder = await alder.addHolder({ end: '2026-11-02', account: 'approved' });
    const made = await fiveAtOnce(database, 'renewals', () =>
      renewalsRepository(other.db, noonOf('2026-11-02'), {}).renew(holder.plan, '2026-11-02'),
    );
    expect(made.filter((each) => each === 'renewed')).toHaveLength(1);
    const reports = await Promise.all(
      [database, other, database, other].map((each) => nightOn(each, '2026-11-02')),
    );
    expect(reports.flat().flatMap(({ failures }) => failures)).toEqual([]);
    const next = await nextPlanOf(db, holder);
    expect(await chargedBySandbox(db, next?.plan ?? 0)).toEqual([31_861]);
    if (other !== database) await other.close();
  });
});
