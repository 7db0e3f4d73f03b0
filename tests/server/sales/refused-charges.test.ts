import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { figuresOf } from '#server/payments/day-figures.queries.ts';
import type { Gateway } from '#server/payments/gateway/gateway.ts';
import { saleWork } from '#server/payments/money-services.ts';
import { resolveUnknownPayments } from '#server/payments/resolve-unknown-payments.ts';
import { settleSaleWith } from '#server/sales/sell-plan.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { type List, refusalIn, type Schema, suiteServer, type TestServer } from '../../support/server.ts';
import { updateRows } from '../../support/tables.ts';
import { reversing } from '../payments/reversing.ts';
import { type Buyer, buyerIn, familyOf, membersOf, NELL, replaceableGateway, withoutTax } from './sales.ts';

const TODAY = '2026-03-16';

describe.each(SAMPLED_ENGINES)('API-21: the charge of a refused sale, over %s', (engine) => {
  const { gateway, sandbox, replace } = replaceableGateway(() => server);
  const server: TestServer = suiteServer({ engine, gateway });
  beforeAll(() => withoutTax(server));

  /** Amounts refunded or voided from the charges of the buyer's sales. */
  const reversedFor = async (patient: number) =>
    (
      await server.db
        .selectFrom('sandbox_reversals')
        .innerJoin('plan_sales', 'order_reference', 'charge_reference')
        .select('sandbox_reversals.amount_cents')
        .where('patient_id', '=', patient)
        .execute()
    ).map(({ amount_cents }) => amount_cents);

  const dayTotals = async () => {
    const { lines } = await figuresOf(server.db, 1, TODAY);
    const sum = (of: 'paidCents' | 'refundedCents') => lines.reduce((cents, line) => cents + line[of], 0);
    return [sum('paidCents'), sum('refundedCents')] as const;
  };
  const transactionsOf = async ({ memberId }: Buyer) => {
    const { accessToken } = await server.signIn('frontdesk');
    const address = `/patient-management/practice/1/member/${memberId}/plan/transactions?SortField=transactionId&SortOrder=asc`;
    return (await server.get<List<Schema<'PatientTransaction'>>>(address, accessToken)).results;
  };

  /** A charged sale of a family plan, whose member another plan covers since. */
  async function coveredAfterCharge(firstName: string) {
    const buyer = await buyerIn(server);
    const person = { ...NELL, firstName };
    const key = randomUUID();
    const send = () => buyer.send('purchase', familyOf(buyer, person), key);
    replace({
      charge: async (order) => {
        await sandbox().charge(order);
        return { kind: 'unknown' };
      },
    });
    expect((await send()).statusCode).toBe(202);
    const covered = await addPatient(server.db, 1, person);
    const plan = await addPlan(server.db, 1, covered.id, { start: '2026-01-01', end: '2027-01-01' });
    return { buyer, person, plan, send };
  }

  it.each([
    { reversal: 'arrives', lost: false },
    { reversal: 'is lost, and is sent again', lost: true },
  ])(
    'API-21.10, API-23.1: a member who is covered after the charge gets no second plan; the reversal of the charge $reversal, and transactions and day close agree with the processor',
    async ({ lost }) => {
      const dayBefore = await dayTotals();
      const { buyer, person, plan, send } = await coveredAfterCharge(lost ? 'Gwen' : 'Vera');
      const loseAnswer: Gateway['reverse'] = async (order) => {
        await sandbox().reverse(order);
        return { kind: 'unknown' };
      };
      replace(lost ? { reverse: loseAnswer } : {});
      if (lost) {
        expect((await send()).statusCode).toBe(202);
        await updateRows(server.db, 'plans', { id: plan }, { inactive: true });
        replace({});
      }
      const answers = [await send(), await send()].map(refusalIn);
      expect(new Set(answers.map(String))).toEqual(
        new Set([
          '409,chargeReversed,A family member already has an active plan. Remove that person and try again. The charge was reversed.',
        ]),
      );
      expect([await buyer.plans(), await reversedFor(buyer.id), await membersOf(server, person)]).toEqual([
        [],
        [42_500],
        1,
      ]);
      const entry = {
        paymentStatus: 'Refunded',
        planName: buyer.name,
        voided: true,
        refundable: 0,
        voidable: false,
      };
      expect(await transactionsOf(buyer)).toMatchObject([
        { ...entry, charge: 425, refund: 0, datePaid: TODAY },
        {
          ...entry,
          charge: 0,
          refund: 425,
          datePaid: TODAY,
          reason: 'A family member already has an active plan.',
        },
      ]);
      expect(await dayTotals()).toEqual([dayBefore[0] + 42_500, dayBefore[1] + 42_500]);
      expect((await buyer.send('purchase', buyer.order)).statusCode).toBe(200);
    },
  );

  /** In addition, the bank declines to give the charge back. */
  async function keptCharge(firstName: string) {
    const sale = await coveredAfterCharge(firstName);
    replace({ reverse: async () => ({ kind: 'declined', reason: 'The charge is too old.' }) });
    return sale;
  }

  it('API-21.10, API-23.1: a charge that the bank declines to reverse ends the sale, is a paid transaction that staff refund, and the patient can buy again', async () => {
    const { buyer, send } = await keptCharge('Olga');
    const before = await dayTotals();
    const words =
      '409,chargeKept,A family member already has an active plan. Remove that person and try again. The bank declined to reverse the charge. Refund it in the patient’s transactions.';
    expect([await send(), await send()].map(refusalIn).map(String)).toEqual([words, words]);
    replace({});
    const [charge, ...others] = await transactionsOf(buyer);
    expect([charge, others]).toMatchObject([
      { paymentStatus: 'Paid', planName: buyer.name, charge: 425, refundable: 425, datePaid: TODAY },
      [],
    ]);
    const { accessToken } = await server.signIn('frontdesk');
    const notes = await server.get<List<Schema<'PatientNote'>>>(
      `/patient-management/practice/1/member/${buyer.memberId}/notes?Page=1&PageSize=10`,
      accessToken,
    );
    expect(notes.results).toMatchObject([
      {
        isAlert: true,
        text: `${buyer.name} was not sold. A family member already has an active plan. $425.00 was charged, and the bank declined to reverse it. Refund transaction ${charge?.id}.`,
      },
    ]);
    expect((await buyer.send('purchase', buyer.order)).statusCode).toBe(200);
    const back = reversing(server, (await server.signIn('admin')).accessToken);
    const refunds = [
      await back.refund(charge?.id ?? '', 100, { emailAddress: 'vera@example.test' }),
      await back.refund(charge?.id ?? '', 325),
    ];
    expect(refunds.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await transactionsOf(buyer)).map((each) => [each.paymentStatus, each.refund])).toEqual([
      ['Refunded', 0],
      ['Paid', 0],
      ['Refunded', 100],
      ['Refunded', 325],
    ]);
    expect(await dayTotals()).toEqual([before[0] + 2 * 42_500, before[1] + 42_500]);
  });

  it('API-21.10: the minute’s job ends a sale whose charge the bank declines to reverse, and the charge can be voided', async () => {
    const { buyer } = await keptCharge('Thea');
    const clock = () => server.clock.now();
    const { sales } = saleWork(server.db, clock, gateway, {});
    const settlements = { settle: settleSaleWith({ sales, gateway }) };
    const { failures } = await resolveUnknownPayments({ attempts: sales, settlements, gateway }, clock);
    expect(failures).toEqual([]);
    replace({});
    const [charge] = await transactionsOf(buyer);
    const back = reversing(server, (await server.signIn('admin')).accessToken);
    expect([charge?.paymentStatus, (await back.voids(charge?.id ?? '')).statusCode]).toEqual(['Paid', 200]);
    expect(await reversedFor(buyer.id)).toEqual([42_500]);
  });
});
