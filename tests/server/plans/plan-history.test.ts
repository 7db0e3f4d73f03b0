import { describe, expect, it } from 'vitest';
import { outboxRepository } from '#server/mail/outbox.queries.ts';
import { writeInstallments } from '#server/payments/installments.queries.ts';
import { addHolder } from '../../support/benefits.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { NOT_FOUND } from '../../support/failures.ts';
import { addPayer, memberUrl, type Payer, paying } from '../../support/payments.ts';
import { addTransaction } from '../../support/rows.ts';
import { type List, outcomeOf, type Schema, suiteServer, suiteUser } from '../../support/server.ts';
import { addRow, rowsOf, updateRows } from '../../support/tables.ts';

const NOW = '2026-03-16T17:00:00.000Z';
interface Chains extends List<Schema<'PatientTransaction'>> {
  totals: { paid: number; refunded: number; voided: number; pending: number };
}

describe.each(SAMPLED_ENGINES)('the history of a plan, over %s', (engine) => {
  const server = suiteServer({ engine });
  const frontDesk = suiteUser(server, 'frontdesk');

  const get = (url: string) => frontDesk.call('GET', url);
  const on = (payer: Payer) => ({ practiceId: 1, patientId: payer.patient, planId: payer.plan });

  describe('API-18: transactions as chains', () => {
    const chainsOf = async (payer: Payer, query: string) =>
      (await get(`${memberUrl(payer)}/plan/transactions?Chains=true&${query}`)).json<Chains>();
    const idsOf = ({ results }: Chains) => results.map(({ id }) => Number(id));

    async function withRefunds() {
      const payer = await addPayer(server.db);
      const add = (given: Parameters<typeof addTransaction>[2]) =>
        addTransaction(server.db, on(payer), given);
      const first = await add({ datePaid: '2026-01-05', chargeCents: 3000 });
      const second = await add({ datePaid: '2026-02-05', chargeCents: 5010 });
      const third = await add({ status: 'Pending', chargeCents: 700 });
      const half = await add({ status: 'Refunded', refundCents: 1250, of: first, datePaid: '2026-03-05' });
      const rest = await add({ status: 'Refunded', refundCents: 1750, of: first, datePaid: '2026-03-06' });
      await add({ status: 'Failed', chargeCents: 9900 });
      return { payer, first, second, third, half, rest };
    }

    it('API-18, ENTITY-7: a page counts charges, each charge is followed by its reversals, and the totals are of all pages', async () => {
      const { payer, first, second, third, half, rest } = await withRefunds();
      const page = await chainsOf(payer, 'SortField=transactionId&PageSize=3');
      expect(page.info).toEqual({ records: 4, pages: 2 });
      expect(idsOf(page)).toEqual([first, half, rest, second, third]);
      expect(page.results.map(({ referencedTransactionId }) => referencedTransactionId)).toEqual([
        null,
        String(first),
        String(first),
        null,
        null,
      ]);
      expect(page.totals).toEqual({ paid: 80.1, refunded: 30, voided: 0, pending: 7 });
      expect((await chainsOf(payer, 'PageSize=3&Page=2')).totals).toEqual(page.totals);
    });

    it('API-18: a patient without transactions has no chain, and without Chains the response has no totals', async () => {
      const payer = await addPayer(server.db);
      expect(await chainsOf(payer, '')).toEqual({
        info: { records: 0, pages: 0 },
        results: [],
        totals: { paid: 0, refunded: 0, voided: 0, pending: 0 },
      });
      expect((await get(`${memberUrl(payer)}/plan/transactions`)).json()).not.toHaveProperty('totals');
    });
  });

  it('API-18, API-21: the emails of a receipt are listed with their recipient and state', async () => {
    const payer = await addPayer(server.db);
    const transaction = await addTransaction(server.db, on(payer));
    const url = `${memberUrl(payer)}/plan/transaction/${transaction}`;
    const send = (emailAddress: string) => frontDesk.call('POST', `${url}/email`, { emailAddress });
    await send('ada@mail.test');
    await send('bea@mail.test');
    const rows = await rowsOf(server.db, 'outbox_messages', ['id'], { transaction_id: transaction });
    const outbox = outboxRepository(server.db, () => new Date(NOW));
    await outbox.sent(rows[0]?.id ?? 0);
    await outbox.giveUp(rows[1]?.id ?? 0, 'failed', 'no such address');
    await send('cyd@mail.test');
    const { info, results } = (await get(`${url}/emails`)).json<List<object>>();
    const askedAt = server.clock.now().toISOString();
    expect(info).toEqual({ records: 3, pages: 1 });
    expect(results).toEqual([
      { emailAddress: 'cyd@mail.test', state: 'Waiting', askedAt, sentAt: null },
      { emailAddress: 'bea@mail.test', state: 'Failed', askedAt, sentAt: null },
      { emailAddress: 'ada@mail.test', state: 'Sent', askedAt, sentAt: NOW },
    ]);
    const other = await addPayer(server.db);
    const foreign = `${memberUrl(other)}/plan/transaction/${transaction}/emails`;
    expect(outcomeOf(await get(foreign))).toEqual(NOT_FOUND);
  });

  it('ROUTE-8, API-21: the schedule of a plan has its installments and its other debts', async () => {
    const payer = await addPayer(server.db, { dueCents: [3000] });
    const part = {
      amountCents: 2550,
      paymentType: 'Subscription' as const,
      adminFeeCents: 0,
      adminFeeSalesTaxCents: 0,
      feeSalesTaxCents: 0,
      salesTaxHundredths: 0,
    };
    await writeInstallments(server.db, payer.plan, [
      { ...part, dueDate: '2026-02-01' },
      { ...part, dueDate: '2026-04-01' },
    ]);
    const id = await addRow(server.db, 'payments_due', {
      plan_id: payer.plan,
      amount_cents: 2550,
      due_date: '2026-02-01',
      paid_cents: 1000,
    });
    await updateRows(
      server.db,
      'instalments',
      { plan_id: payer.plan, number: 1 },
      { payment_due_id: id, tried_until: '2026-02-08' },
    );
    const pending = await addTransaction(server.db, on(payer), { status: 'Pending', chargeCents: 500 });
    await server.db
      .insertInto('transaction_parts')
      .values({ transaction_id: pending, payment_due_id: id, amount_cents: 500 })
      .execute();
    const url = (of: Pick<Payer, 'memberId'>) => `${memberUrl(of)}/plan/${payer.plan}/payment/schedule`;
    expect((await get(url(payer))).json()).toEqual({
      planId: String(payer.plan),
      planName: 'Everyday Care',
      payments: [
        { dueDate: '2026-02-01', amount: 25.5, paid: 10, pending: 5, automatic: true },
        { dueDate: '2026-03-01', amount: 30, paid: 0, pending: 0, automatic: false },
        { dueDate: '2026-04-01', amount: 25.5, paid: 0, pending: 0, automatic: true },
      ],
      chargedTo: null,
    });
    // As a void leaves it: staff decide, and the job doesn't charge it again.
    await updateRows(server.db, 'instalments', { payment_due_id: id }, { tried_until: '2026-01-31' });
    expect((await get(url(payer))).json().payments[0].automatic).toBe(false);
    expect((await get(`${memberUrl(payer)}/plan/${payer.plan}/treatment-summary`)).json().planFee).toBe(51);
    await paying(server, frontDesk.token).addAccount(payer, { isAutoRenewal: true });
    expect((await get(url(payer))).json().chargedTo).toMatchObject({
      accountType: 'Credit Card',
      lastFourCardDigits: '0042',
      isAutoRenewal: true,
    });
    expect(outcomeOf(await get(url(await addPayer(server.db))))).toEqual(NOT_FOUND);
  });

  it('ROUTE-8, API-21: the treatment summary has the used benefits with their savings, and 0 for a denied one', async () => {
    const held = await addHolder(server.db, { start: '2026-01-01', end: '2026-12-31' });
    const url = `/api/patient-management/practice/1/member/${held.memberId}/plan/${held.planId}`;
    const use = (cdtCode: string, procedureDate: string) =>
      frontDesk.call('POST', `${url}/benefits-summary/use`, { cdtCode, procedureDate });
    const { results: codes } = await codesOf(held.planId);
    const [first = '', second = ''] = codes;
    const used = [await use(first, '2026-02-01'), await use(second, '2026-03-02')];
    await use(first, '2026-03-01').then((answer) =>
      frontDesk.call('DELETE', `${url}/benefits-summary/undo/${answer.json().notificationId}`),
    );
    await updateRows(
      server.db,
      'benefit_uses',
      { id: Number(used[1]?.json().notificationId) },
      { status: 'Denied', answered_at: server.clock.now() },
    );
    await updateRows(server.db, 'patients', { member_id: held.memberId }, { email: '' });
    await use(second, '2026-01-02');
    const answer = (await get(`${url}/treatment-summary`)).json();
    expect(answer).toMatchObject({
      planId: held.planId,
      planName: 'Everyday Care',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      planFee: 290,
      procedures: [
        { cdtCode: second, procedureDate: '2026-03-02', benefitRequestStatus: 'Denied', saved: 0 },
        { cdtCode: first, procedureDate: '2026-02-01', benefitRequestStatus: 'Requested', emailed: true },
        { cdtCode: second, procedureDate: '2026-01-02', benefitRequestStatus: 'Requested', emailed: false },
      ],
    });
    expect(answer.procedures).toHaveLength(3);
    const [, { ucrAmount, saved, benefit }] = answer.procedures;
    expect([saved > 0, saved <= ucrAmount, benefit]).toEqual([true, true, expect.any(String)]);
    expect(outcomeOf(await get(`${url.replace(held.planId, '999999')}/treatment-summary`))).toEqual(
      NOT_FOUND,
    );
  });

  /** The codes that a plan covers, one for each of its benefits. */
  async function codesOf(planId: string): Promise<{ results: string[] }> {
    const rows = await server.db
      .selectFrom('benefit_groups')
      .innerJoin('plans', 'plans.offered_plan_id', 'benefit_groups.offered_plan_id')
      .innerJoin('benefit_group_codes', 'benefit_group_codes.benefit_group_id', 'benefit_groups.id')
      .innerJoin('procedure_codes', 'procedure_codes.id', 'benefit_group_codes.procedure_code_id')
      .select(({ fn }) => ['benefit_groups.id', fn.min('ada_code').as('code')])
      .where('plans.id', '=', Number(planId))
      .groupBy('benefit_groups.id')
      .orderBy('benefit_groups.id')
      .execute();
    return { results: rows.map(({ code }) => String(code)) };
  }
});
