import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPlan } from '../../support/patients.ts';
import { chargedBySandbox, memberUrl } from '../../support/payments.ts';
import { textsOf } from '../../support/pdf-text.ts';
import { type List, outcomeOf, refusalIn, type Schema, suiteServer } from '../../support/server.ts';
import { rowOf, rowsOf, updateRows } from '../../support/tables.ts';
import { type Buyer, buyerIn, withoutTax } from './sales.ts';

type Result = Schema<'SaleResult'>;

const CASH = { method: 'Cash' };
const CHECK = { method: 'Check', checkNumber: '1042' };

describe.each(SAMPLED_ENGINES)('API-21.26: sales for cash and checks, over %s', (engine) => {
  const server = suiteServer({ engine });
  beforeAll(() => withoutTax(server));

  /** An order that no account pays for. */
  const inOffice = ({ order: { paymentAccountId: _, ...order } }: Buyer, officePayment: object = CASH) => ({
    ...order,
    officePayment,
  });
  const idOf = (answer: { json(): Result }) => Number(answer.json().planId);

  it('API-21.26: a check sells a plan once, also if it is sent again without its note; nothing is charged, and transaction, receipt, day close and activity say Check', async () => {
    const buyer = await buyerIn(server);
    const { admin, payer, send, memberId } = buyer;
    const key = randomUUID();
    const note = 'From his mother';
    const [answer, ...others] = [
      await send('purchase', inOffice(buyer, { ...CHECK, note }), key),
      await send('purchase', inOffice(buyer, CHECK), key),
      await send('purchase', inOffice(buyer, { ...CHECK, checkNumber: '1043' }), key),
    ];
    const { transactionId, state } = answer.json<Result>();
    expect([answer.statusCode, state, others[0]?.json<Result>().transactionId]).toEqual([
      200,
      'Sold',
      transactionId,
    ]);
    expect(refusalIn(others[1] as typeof answer)[1]).toBe('idempotencyKeyReused');
    const plan = idOf(answer);
    expect([await chargedBySandbox(server.db, plan), await admin.due({ ...payer, plan })]).toEqual([[], 0]);
    const columns = ['state', 'office_method', 'payment_account_id'] as const;
    expect(await rowOf(server.db, 'plan_sales', columns, { plan_id: plan })).toEqual({
      state: 'done',
      office_method: 'Check',
      payment_account_id: null,
    });
    expect(await admin.transactions({ ...payer, plan })).toMatchObject([
      {
        id: transactionId,
        paymentStatus: 'Paid',
        paymentType: 'New',
        paidWith: 'Check 1042',
        charge: 425,
        datePaid: '2026-03-16',
        officePayment: { ...CHECK, note },
      },
    ]);
    const receipt = `${memberUrl({ memberId })}/plan/transaction/${transactionId}/get`;
    expect(textsOf((await admin.call('GET', receipt)).rawPayload)).toEqual(
      expect.arrayContaining(['Check 1042', '$425.00']),
    );
    const day = '/api/admin/organization/1/practice/1/day-close/2026-03-16';
    expect((await admin.call('GET', day)).json().byType).toContainEqual(
      expect.objectContaining({ name: 'Check', payments: 1, paid: 425 }),
    );
    const activity = await admin.call('GET', `${memberUrl({ memberId })}/activity`);
    expect(activity.json<List<Schema<'PatientActivityEntry'>>>().results[0]).toMatchObject({
      activity: 'purchaseSubmitted',
      amount: 425,
      method: 'Check',
      outcome: 'paid',
    });
  });

  it('API-21.26: cash renews a plan and adds a member; it is refunded without the gateway, and the first payment is due again after a void', async () => {
    const buyer = await buyerIn(server);
    const { admin, id, name, offer, payer, send, quote } = buyer;
    const term = { start: '2025-04-01', end: '2026-04-01', name, offer };
    const plan = await addPlan(server.db, 1, id, term);
    const renewed = await send(`plan/${plan}/renew`, { ...inOffice(buyer), dueNow: 400, autoRenew: false });
    expect(renewed.statusCode).toBe(200);
    const { dueNow } = await quote({ kind: 'addMember', planId: String(plan) });
    const added = await send(`plan/${plan}/add-member`, {
      newMember: { firstName: 'Nora', lastName: 'Talbot', birthDate: '2019-05-02' },
      officePayment: CASH,
      termsVersion: 1,
      dueNow,
    });
    expect([added.statusCode, added.json<Result>().planId]).toEqual([200, String(plan)]);
    const transaction = '/api/admin/organization/1/practice/1/transaction';
    const reason = 'Paid twice';
    const refund = { amount: dueNow, reason };
    const refunded = await admin.call(
      'POST',
      `${transaction}/${added.json<Result>().transactionId}/refund`,
      refund,
    );
    expect(refunded.json()).toMatchObject({ refund: dueNow, officePayment: CASH });
    await admin.call('POST', `${transaction}/${renewed.json<Result>().transactionId}/void`, { reason });
    expect(await admin.due({ ...payer, plan: idOf(renewed) })).toBe(400);
    expect(await server.db.selectFrom('sandbox_reversals').select('reference').execute()).toEqual([]);
  });

  it.each([
    ['monthly payments', { billing: 'monthly' }],
    ['auto-renewal', { autoRenew: true }],
  ])(
    'API-21.11, API-21.26: a sale for cash with %s needs the subscriber’s account for auto-renewal, which stays the one that is charged later; a sale without them needs none',
    async (_, later) => {
      const buyer = await buyerIn(server);
      const { account, id, plans, quote, send, wanted } = buyer;
      const { dueNow } = await quote({ kind: 'purchase', ...wanted, ...later });
      const sell = () => send('purchase', { ...inOffice(buyer), ...later, dueNow });
      const mark = { id: Number(account.id) };
      expect(refusalIn(await sell()).slice(0, 2)).toEqual([409, 'noRenewalAccount']);
      await updateRows(server.db, 'payment_accounts', mark, { auto_renewal: true, expires_on: '2026-02-28' });
      expect(refusalIn(await sell()).slice(0, 2)).toEqual([409, 'noRenewalAccount']);
      expect(await plans()).toEqual([]);
      await updateRows(server.db, 'payment_accounts', mark, { expires_on: '2029-08-31' });
      const plan = idOf(await sell());
      expect([await plans(), await chargedBySandbox(server.db, plan)]).toMatchObject([[{}], []]);
      expect(await rowsOf(server.db, 'payment_accounts', ['auto_renewal'], { patient_id: id })).toEqual([
        { auto_renewal: true },
      ]);

      const other = await buyerIn(server);
      await updateRows(server.db, 'payment_accounts', { id: Number(other.account.id) }, { active: false });
      expect((await other.send('purchase', inOffice(other))).statusCode).toBe(200);
    },
  );

  it.each([
    [{ officePayment: { method: 'Check' } }, 400, 'Check number is required.'],
    [{ officePayment: { ...CHECK, method: 'Cash' } }, 400, 'A cash payment has no check number.'],
    [
      { officePayment: CASH, paymentAccountId: '1' },
      400,
      'A sale is paid with an account, or in the office, not both.',
    ],
    [
      { officePayment: { ...CASH, note: 'Card 4242 4242 4242 4242' } },
      400,
      'Remove the card number. Card numbers can’t be stored.',
    ],
  ])('API-21.26: %j is rejected with %d: %s', async (sent, status, message) => {
    const buyer = await buyerIn(server);
    expect(outcomeOf(await buyer.send('purchase', { ...inOffice(buyer), ...sent }))).toEqual([
      status,
      message,
    ]);
    expect(await buyer.plans()).toEqual([]);
  });
});
