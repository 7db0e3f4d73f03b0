import { describe, expect, it } from 'vitest';
import { addDays, addYears } from '#domain/date/day.ts';
import { read } from '#server/db/reading.ts';
import { forecast } from '#server/reports/report-revenue.queries.ts';
import { todayFigures } from '#server/reports/report-today.queries.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { nextPlanOf, nightOn, noonOf, renewingPractices } from '#tests/support/renewals.ts';
import { addFeeIncrease } from '#tests/support/rows.ts';
import { updateRows } from '#tests/support/tables.ts';

const END = '2026-04-30';
const FEE_CENTS = 30_000;
/** Not twelve equal payments. */
const ODD_FEE_CENTS = 30_005;

describe.each(SAMPLED_ENGINES)('the forecast of renewals on %s', (engine) => {
  const renewing = renewingPractices(engine);

  it('DASH-2.5: a plan that ends on the last day of a month is forecast for the month and the fee with which the job renews it', async () => {
    const { db } = renewing.database;
    const alder = await renewing.practice();
    const holder = await alder.addHolder({ end: END, account: 'approved' });
    await addFeeIncrease(db, alder.offer, {
      communication_send_date: '2026-03-02',
      effective_date: addDays(END, 1),
    });
    const range = { practiceId: String(alder.id), ofOrganization: false, from: '2026-04', to: '2026-04' };
    const forecastOn = async (day: string) =>
      (await forecast(db, range, day))
        .filter(({ renewals }) => renewals > 0)
        .map(({ month, renewalCents }) => [month, renewalCents]);
    const feesToday = async (day: string) =>
      (await read(db, todayFigures(String(alder.id), noonOf(day)())))?.renewalCents;
    const expected = [['2026-04', FEE_CENTS]];
    expect([await forecastOn('2026-04-10'), await forecastOn(END)]).toEqual([expected, expected]);
    expect([await feesToday('2026-03-30'), await feesToday('2026-03-31'), await feesToday(END)]).toEqual([
      0,
      FEE_CENTS,
      FEE_CENTS,
    ]);

    await nightOn(renewing.database, END);
    const renewed = await nextPlanOf(db, holder);
    const plan = await db
      .selectFrom('plans')
      .innerJoin('transactions', 'transactions.plan_id', 'plans.id')
      .select(['start_date', 'charge_cents', 'admin_fee_charge_cents', 'admin_fee_sales_tax_charge_cents'])
      .select('fee_sales_tax_charge_cents')
      .where('plans.id', '=', renewed?.plan ?? 0)
      .executeTakeFirstOrThrow();
    const { start_date, charge_cents, ...added } = plan;
    const addedCents = Object.values(added).reduce((sum, cents) => sum + cents, 0);
    expect([start_date, charge_cents - addedCents]).toEqual([END, FEE_CENTS]);
    expect([await forecastOn(END), await feesToday(END)]).toEqual([[], 0]);
  });

  it('DASH-2.5, SAMPLE-1: while the notices of an increase are late, it is forecast from as many days later', async () => {
    const { db } = renewing.database;
    const alder = await renewing.practice();
    // 39 days late on April 10.
    await addFeeIncrease(db, alder.offer, {
      communication_send_date: '2026-03-02',
      effective_date: '2026-05-01',
    });
    for (const end of ['2026-05-15', '2026-06-09']) await alder.addHolder({ end, account: 'approved' });
    const range = { practiceId: String(alder.id), ofOrganization: false, from: '2026-04', to: '2026-04' };
    const feesByMonth = async () =>
      (await forecast(db, range, '2026-04-10'))
        .filter(({ renewals }) => renewals > 0)
        .map(({ month, renewalCents }) => [month, renewalCents]);
    expect(await feesByMonth()).toEqual([
      ['2026-05', FEE_CENTS],
      ['2026-06', 44_000],
    ]);
    // A later increase replaces it.
    await addFeeIncrease(db, alder.offer, {
      new_fee_cents: 50_000,
      communication_send_date: '2026-04-02',
      effective_date: '2026-06-01',
      notices_sent_at: noonOf('2026-04-02')(),
    });
    expect(await feesByMonth()).toEqual([
      ['2026-05', FEE_CENTS],
      ['2026-06', 50_000],
    ]);
  });

  it('DASH-2.5: a plan paid monthly is forecast with one payment in each month, as the job charges it', async () => {
    const { db } = renewing.database;
    const alder = await renewing.practice();
    await updateRows(db, 'coverage_levels', { offered_plan_id: alder.offer }, { fee_cents: ODD_FEE_CENTS });
    const holder = await alder.addHolder({
      end: END,
      account: 'approved',
      scheduleDate: addYears(END, -1),
    });
    const range = { practiceId: String(alder.id), ofOrganization: false, from: '2026-04', to: '2026-04' };
    const before = await forecast(db, range, END);
    const today = await read(db, todayFigures(String(alder.id), noonOf(END)()));

    await nightOn(renewing.database, END);
    const renewed = await nextPlanOf(db, holder);
    const payments = await db
      .selectFrom('instalments')
      .select(['due_date', 'amount_cents'])
      .select(['admin_fee_cents', 'admin_fee_sales_tax_cents', 'fee_sales_tax_cents'])
      .where('plan_id', '=', renewed?.plan ?? 0)
      .orderBy('number')
      .execute();
    const charged = payments.map(({ due_date, amount_cents, ...added }) => ({
      month: due_date.slice(0, 7),
      cents: Object.values(added).reduce((sum, cents) => sum - cents, amount_cents),
    }));
    expect(charged).toHaveLength(12);
    expect(before.map(({ month, renewalCents }) => ({ month, cents: renewalCents }))).toEqual(charged);
    expect(before.map(({ renewals }) => renewals)).toEqual([1, ...Array.from({ length: 11 }, () => 0)]);
    expect(today?.renewalCents).toBe(charged[0]?.cents);
  });
});
