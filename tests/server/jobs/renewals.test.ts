import { describe, expect, it } from 'vitest';
import { addDays, dayIn } from '#domain/date/day.ts';
import { systemClock } from '#server/clock.ts';
import { commandOver } from '#tests/support/command.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPatient } from '#tests/support/patients.ts';
import {
  day,
  END,
  nextPlanOf,
  nightOn,
  nights,
  PRICE_CENTS,
  renewingPractices,
} from '#tests/support/renewals.ts';
import { rowOf, rowsOf, updateRows } from '#tests/support/tables.ts';

describe.each(SAMPLED_ENGINES)('auto-renewal on %s', (engine) => {
  const renewing = renewingPractices(engine);
  const { practice, stateOf } = renewing;

  it('SAMPLE-1: a plan that ends today is renewed for a year for all its members, charged, and confirmed by a receipt', async () => {
    const { db } = renewing.database;
    const alder = await practice();
    const child = await addPatient(db, alder.id, { firstName: 'Nils', birthDate: '2018-04-12' });
    const gone = await addPatient(db, alder.id, { firstName: 'Gone' });
    const holder = await alder.addHolder({
      end: END,
      account: 'approved',
      patient: { email: 'renewing@mail.test' },
      dependents: [{ id: child.id }, { id: gone.id, disabled: true }],
    });
    expect((await nightOn(renewing.database, END)).map(({ job, done }) => [job, done])).toEqual([
      ['renewals', 1],
      ['automatic payments', 1],
    ]);
    const old = ['2025-03-16', '2026-03-16'];
    const next = ['2026-03-16', '2027-03-16', 'Active'];
    expect(await alder.plansOf(holder, END)).toEqual({ active: [next, [...old, 'Active']], expired: [] });
    expect(await alder.plansOf(holder, day(1))).toEqual({ active: [next], expired: [[...old, 'Expired']] });

    const renewed = await nextPlanOf(db, holder);
    const members = await db
      .selectFrom('plan_members')
      .select(['patient_id', 'relationship', 'disabled'])
      .where('plan_id', '=', renewed?.plan ?? 0)
      .orderBy('patient_id')
      .execute();
    expect(members).toEqual([
      { patient_id: child.id, relationship: 'Dependent', disabled: false },
      { patient_id: holder.patient, relationship: 'Self', disabled: false },
    ]);
    const columns = [
      ...['payment_status', 'charge_cents', 'admin_fee_charge_cents', 'admin_fee_sales_tax_charge_cents'],
      ...['fee_sales_tax_charge_cents', 'taken_by', 'date_paid', 'due_date', 'plan_name'],
    ] as const;
    const charges = await rowsOf(db, 'transactions', columns, { plan_id: renewed?.plan ?? 0 });
    expect(charges).toEqual([
      {
        payment_status: 'Paid',
        charge_cents: PRICE_CENTS,
        admin_fee_charge_cents: 200,
        admin_fee_sales_tax_charge_cents: 11,
        fee_sales_tax_charge_cents: 1650,
        taken_by: null,
        date_paid: END,
        due_date: END,
        plan_name: 'Everyday Care',
      },
    ]);
    const emails = await rowsOf(db, 'outbox_messages', ['kind', 'subject', 'body'], {
      recipient: 'renewing@mail.test',
    });
    expect(emails).toEqual([
      {
        kind: 'receipt',
        subject: expect.stringMatching(/^Your receipt for \$318\.61 from Practice \d+$/),
        body: expect.stringContaining('Amount paid: $318.61'),
      },
    ]);
    expect(await alder.notifications()).toEqual([]);
  });

  it('API-12: a plan without auto-renewal, a canceled plan, one that ends later, and one renewed by hand are not renewed', async () => {
    const alder = await practice();
    const account = 'approved';
    const off = await alder.addHolder({ end: END, account, autoRenew: false });
    const ended = await alder.addHolder({ end: END, account, inactive: true });
    const later = await alder.addHolder({ end: day(1), account });
    const longAgo = await alder.addHolder({ end: day(-31), account });
    const byHand = await alder.addHolder({ end: END, account });
    await renewing.database.db
      .insertInto('plan_members')
      .values({ plan_id: later.plan, patient_id: byHand.patient, relationship: 'Dependent' })
      .execute();
    const sold = await alder.addHolder({ end: day(365), account });
    await updateRows(
      renewing.database.db,
      'plan_members',
      { plan_id: sold.plan },
      { patient_id: byHand.patient },
    );
    await nights(renewing.database, [END]);
    for (const holder of [off, ended, later, longAgo, byHand]) expect(await stateOf(holder)).toBeUndefined();
    expect(await alder.notifications()).toEqual([]);
    await nights(renewing.database, [day(1)]);
    expect(await stateOf(later)).toBe('begun');
  });

  it('API-21.20: a renewal is taxed by the rate of the practice’s state', async () => {
    const { db } = renewing.database;
    const alder = await practice();
    await updateRows(db, 'practices', { id: alder.id }, { sales_tax_hundredths: null });
    const holder = await alder.addHolder({ end: END, account: 'approved' });
    await nightOn(renewing.database, END, { OH: 825 });
    const renewed = await nextPlanOf(db, holder);
    const columns = ['sales_tax_hundredths', 'fee_sales_tax_charge_cents'] as const;
    const charge = await rowOf(db, 'transactions', columns, { plan_id: renewed?.plan ?? 0 });
    expect(charge).toEqual({ sales_tax_hundredths: 825, fee_sales_tax_charge_cents: 2475 });
  });

  it.each([
    ['has no account', undefined, {}],
    ['has an account that was switched off', 'approved', { active: false, auto_renewal: false }],
    ['has a card that has expired', 'approved', { expires_on: '2026-02-28' }],
  ])(
    'SAMPLE-2: a patient who %s is not charged, and the practice is notified once',
    async (_, account, changes) => {
      const alder = await practice();
      const holder = await alder.addHolder({ end: END, account });
      if (Object.keys(changes).length > 0)
        await updateRows(renewing.database.db, 'payment_accounts', { patient_id: holder.patient }, changes);
      await nights(renewing.database, [END, END, day(1)]);
      expect(await stateOf(holder)).toBeUndefined();
      expect(await alder.notifications()).toEqual([['AutoRenewalFailed', holder.patient]]);
      await alder.markAccount(holder.patient, 'approved');
      await nights(renewing.database, [day(7)]);
      expect(await stateOf(holder)).toBe('begun');
    },
  );

  it('SAMPLE-2: in production, the command rejects a date, and renews and charges nothing; without one it catches up on missed nights', async () => {
    const { db } = renewing.database;
    const alder = await practice();
    const missed = addDays(dayIn('America/New_York', systemClock()), -29);
    const holder = await alder.addHolder({ end: missed, account: 'approved' });
    const { printed, run } = commandOver(db, 'jobs', { NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox' });
    for (const date of [missed, addDays(missed, 60)])
      await expect(run('--date', date)).rejects.toThrow(
        'In production, run the jobs without --date: they also catch up on missed nights. No job ran, and nothing was charged.',
      );
    expect(printed).toEqual([]);
    expect(await nextPlanOf(db, holder)).toBeUndefined();
    await run();
    // Without a mail server, no fee notices.
    expect(printed).toHaveLength(3);
    expect(await stateOf(holder)).toBe('begun');
  });
});
