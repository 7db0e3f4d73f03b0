import { describe, expect, it } from 'vitest';
import { gatewayOf, moneyServices } from '#server/payments/money-services.ts';
import { planMembershipsRepository } from '#server/plans/plan-memberships.queries.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { chargedBySandbox } from '#tests/support/payments.ts';
import {
  addStaffUser,
  chargesOf,
  day,
  END,
  type Holder,
  nextPlanOf,
  nights,
  noonOf,
  owedOn,
  PRICE_CENTS,
  renewingPractices,
  resolveAfter,
} from '#tests/support/renewals.ts';
import { rowsOf } from '#tests/support/tables.ts';

describe.each(SAMPLED_ENGINES)('an auto-renewal that is not paid at once on %s', (engine) => {
  const renewing = renewingPractices(engine);
  const { practice, stateOf } = renewing;
  const emailsTo = (recipient: string) =>
    rowsOf(renewing.database.db, 'outbox_messages', ['kind'], { recipient });

  it('SAMPLE-2: a declined card notifies the practice once and is retried each night; without a payment the plan ends on its end date', async () => {
    const alder = await practice();
    const holder = await alder.addHolder({ end: END, account: 'declined' });
    await nights(renewing.database, [END, END, day(1)]);
    expect(await alder.notifications()).toEqual([['AutoRenewalFailed', holder.patient]]);
    expect(await alder.plansOf(holder, END)).toEqual({
      active: [['2025-03-16', '2026-03-16', 'Active']],
      expired: [['2026-03-16', '2027-03-16', 'Inactive']],
    });
    expect((await alder.plansOf(holder, day(1))).active).toEqual([]);
    const next = await nextPlanOf(renewing.database.db, holder);
    expect(await chargesOf(renewing.database.db, next?.plan)).toEqual([
      ['Failed', PRICE_CENTS],
      ['Failed', PRICE_CENTS],
    ]);

    await alder.markAccount(holder.patient, 'approved');
    await nights(renewing.database, [day(1)]);
    expect(await stateOf(holder)).toBe('waiting');
    await nights(renewing.database, [day(2), day(3)]);
    expect((await alder.plansOf(holder, day(2))).active).toEqual([['2026-03-16', '2027-03-16', 'Active']]);
    expect(await chargedBySandbox(renewing.database.db, next?.plan ?? 0)).toEqual([PRICE_CENTS]);
  });

  it('SAMPLE-2: after a week the renewal is abandoned: nothing is due, and no payment is retried', async () => {
    const alder = await practice();
    const holder = await alder.addHolder({ end: END, account: 'declined' });
    await nights(renewing.database, [0, 1, 2, 3, 4, 5, 6, 7].map(day));
    const next = await nextPlanOf(renewing.database.db, holder);
    expect([next?.state, await owedOn(renewing.database.db, next?.plan)]).toEqual(['waiting', PRICE_CENTS]);
    await alder.markAccount(holder.patient, 'approved');
    await nights(renewing.database, [day(8), day(9)]);
    expect([await stateOf(holder), await owedOn(renewing.database.db, next?.plan)]).toEqual(['given up', 0]);
    expect(await chargesOf(renewing.database.db, next?.plan)).toEqual(Array(8).fill(['Failed', PRICE_CENTS]));
    expect(await alder.notifications()).toHaveLength(1);
    expect((await alder.plansOf(holder, day(9))).active).toEqual([]);
  });

  it('API-10: a payment with an unknown outcome stays Pending, and starts the term once it is settled', async () => {
    const alder = await practice();
    const email = 'unanswered@mail.test';
    const holder = await alder.addHolder({ end: END, account: 'unanswered', patient: { email } });
    await nights(renewing.database, [END]);
    const next = await nextPlanOf(renewing.database.db, holder);
    expect(await chargesOf(renewing.database.db, next?.plan)).toEqual([['Pending', PRICE_CENTS]]);
    await nights(renewing.database, [day(1)]);
    expect(await chargesOf(renewing.database.db, next?.plan)).toHaveLength(1);
    await resolveAfter(renewing.database.db, END);
    expect(await stateOf(holder)).toBe('begun');
    expect(await chargedBySandbox(renewing.database.db, next?.plan ?? 0)).toEqual([PRICE_CENTS]);
    expect(await emailsTo(email)).toEqual([{ kind: 'receipt' }]);
    expect(await alder.notifications()).toEqual([]);
  });

  it('API-10: a payment that staff take starts the term, and sends no email', async () => {
    const alder = await practice();
    const email = 'atthedesk@mail.test';
    const holder = await alder.addHolder({ end: END, account: 'declined', patient: { email } });
    await nights(renewing.database, [END]);
    const next = await nextPlanOf(renewing.database.db, holder);
    const account = await alder.markAccount(holder.patient, 'approved');
    const clock = noonOf(END);
    const { db } = renewing.database;
    const { takePayment } = moneyServices(db, clock, gatewayOf('sandbox', db, clock), {});
    const user = await addStaffUser(db);
    const pay = (amountCents: number) =>
      takePayment({
        practiceId: String(alder.id),
        memberId: holder.memberId,
        planId: String(next?.plan),
        paymentAccountId: String(account),
        amountCents,
        takenBy: String(user),
        idempotencyKey: undefined,
      });
    await pay(1000);
    expect(await stateOf(holder)).toBe('waiting');
    await pay(PRICE_CENTS - 1000);
    expect(await stateOf(holder)).toBe('begun');
    await nights(renewing.database, [day(1)]);
    expect(await chargedBySandbox(renewing.database.db, next?.plan ?? 0)).toEqual([1000, PRICE_CENTS - 1000]);
    expect(await emailsTo(email)).toEqual([]);
  });

  it('API-12: switching the renewal off while its payment is pending cancels its debt', async () => {
    const alder = await practice();
    const holder = await alder.addHolder({ end: END, account: 'declined' });
    await nights(renewing.database, [END]);
    const next = await nextPlanOf(renewing.database.db, holder);
    await alder.markAccount(holder.patient, 'approved');
    const clock = noonOf(END);
    const { db } = renewing.database;
    const memberships = planMembershipsRepository(db, clock);
    const { memberId, plan } = holder;
    const membership = { practiceId: String(alder.id), memberId, planId: String(plan) };
    expect(await memberships.setAutoRenew(membership, false)).toBeUndefined();
    await nights(renewing.database, [day(1)]);
    expect([await stateOf(holder), await owedOn(renewing.database.db, next?.plan)]).toEqual(['given up', 0]);
    expect(await chargedBySandbox(renewing.database.db, next?.plan ?? 0)).toEqual([]);
  });

  it('API-12: a plan whose auto-renewal is turned off and on again on its last day is renewed and charged', async () => {
    const { db } = renewing.database;
    const alder = await practice();
    const [holder, waiting] = [
      await alder.addHolder({ end: END, account: 'declined' }),
      await alder.addHolder({ end: END, account: 'declined' }),
    ];
    await nights(renewing.database, [END]);
    const clock = noonOf(END);
    const memberships = planMembershipsRepository(db, clock);
    const setAutoRenew = ({ memberId, plan }: Pick<Holder, 'memberId' | 'plan'>, enable: boolean) =>
      memberships.setAutoRenew({ practiceId: String(alder.id), memberId, planId: String(plan) }, enable);
    await setAutoRenew(holder, false);
    const next = await nextPlanOf(db, waiting);
    await setAutoRenew({ ...waiting, plan: next?.plan ?? 0 }, false);
    await nights(renewing.database, [END]);
    const plans = db.selectFrom('plans').select('auto_renew').where('id', 'in', [holder.plan, waiting.plan]);
    expect(await plans.execute()).toEqual([{ auto_renew: false }, { auto_renew: false }]);
    for (const each of [holder, waiting]) {
      expect(await stateOf(each)).toBe('given up');
      await alder.markAccount(each.patient, 'approved');
      expect(await setAutoRenew(each, true)).toBeUndefined();
    }
    await nights(renewing.database, [END]);
    for (const each of [holder, waiting]) {
      const renewed = await nextPlanOf(db, each);
      expect([renewed?.state, await chargedBySandbox(db, renewed?.plan ?? 0)]).toEqual([
        'begun',
        [PRICE_CENTS],
      ]);
    }
  });
});
