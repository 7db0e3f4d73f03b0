import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient } from '../../support/patients.ts';
import {
  type Account,
  addPayer,
  chargedBySandbox,
  memberUrl,
  NEW_CARD,
  suiteAdmin,
} from '../../support/payments.ts';
import { outcomeOf, refusalIn, type Schema, suiteServer } from '../../support/server.ts';
import { updateRows } from '../../support/tables.ts';
import { reversing } from './reversing.ts';

const SECOND_MS = 1000;

const newKey = (): string => randomUUID();

describe.each(SAMPLED_ENGINES)('API-10: taking a payment, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

  /** A patient with 30.00 to pay, and an account with this behavior. */
  async function payerWith(behavior = 'approved', given: Parameters<typeof addPayer>[1] = {}) {
    const payer = await addPayer(server.db, given);
    const account = await admin.addAccount(payer, { token: `tok_sandbox_${behavior}_0042` });
    return { payer, account };
  }

  it('API-10.1: returns transactionId and receiptUrl, and nothing is due any more', async () => {
    const { payer, account } = await payerWith();
    const answer = await admin.pay(payer, account, 30, newKey());
    const { transactionId, receiptUrl } = answer.json();
    expect(answer.statusCode).toBe(200);
    expect(receiptUrl).toBe(
      `/api/patient-management/practice/1/member/${payer.memberId}/plan/transaction/${transactionId}/get`,
    );
    expect(await admin.due(payer)).toBe(0);
    expect(await admin.transactions(payer)).toEqual([
      {
        id: transactionId,
        transactionId,
        planName: 'Everyday Care',
        paymentStatus: 'Paid',
        paymentType: 'Credit Card',
        lastFour: '0042',
        paidWith: expect.stringMatching(/^[A-Z][A-Za-z ]+ ending in 0042$/),
        billingDescriptor: 'BRIDGEWORK HARBORLIGHT',
        datePaid: '2026-03-16',
        dueDate: '2026-03-01',
        charge: 30,
        adminFeeCharge: 0,
        adminFeeSalesTaxCharge: 0,
        feeSalesTaxCharge: 0,
        refund: 0,
        adminFeeRefund: 0,
        adminFeeSalesTaxRefund: 0,
        feeSalesTaxRefund: 0,
        salesTaxPercent: 0,
        referencedTransactionId: null,
        voided: false,
        refundable: 30,
        voidable: true,
      },
    ]);
  });

  it('API-5, API-10: what was paid is no longer past due in the search', async () => {
    const { payer, account } = await payerWith();
    const pastDue = async () => {
      const url = `/patient-management/practice/1/patient/search?MemberId=${payer.memberId}`;
      const list = await admin.call('GET', `/api${url}`);
      return list.json<{ results: { pastDue: number }[] }>().results[0]?.pastDue;
    };
    await admin.pay(payer, account, 10.5, newKey());
    expect(await pastDue()).toBe(19.5);
    await admin.pay(payer, account, 19.5, newKey());
    expect(await pastDue()).toBe(0);
  });

  it('API-10: pays the oldest debt first, and its fees and taxes to the cent over all payments, also after a void', async () => {
    const { payer, account } = await payerWith('approved', { dueCents: [3000, 1001] });
    await updateRows(
      server.db,
      'payments_due',
      { plan_id: payer.plan, amount_cents: 3000 },
      {
        admin_fee_cents: 200,
        admin_fee_sales_tax_cents: 17,
        fee_sales_tax_cents: 99,
        sales_tax_hundredths: 825,
      },
    );
    for (const amount of [9.99, 0.01, 15, 15.01]) {
      expect((await admin.pay(payer, account, amount, newKey())).statusCode).toBe(200);
    }
    const paid = async () =>
      (await admin.transactions(payer, '?SortField=transactionId')).filter(
        ({ paymentStatus }) => paymentStatus === 'Paid',
      );
    const { voids } = reversing(server, (await server.signIn('admin')).accessToken);
    expect((await voids((await paid())[0]?.id ?? '')).statusCode).toBe(200);
    expect((await admin.pay(payer, account, 9.99, newKey())).statusCode).toBe(200);
    const rows = await paid();
    const sum = (field: keyof Schema<'PatientTransaction'>) =>
      rows.reduce((cents, row) => cents + Math.round(Number(row[field]) * 100), 0);
    expect(rows.map(({ charge }) => charge)).toEqual([0.01, 15, 15.01, 9.99]);
    expect([sum('charge'), sum('adminFeeCharge')]).toEqual([4001, 200]);
    expect([sum('adminFeeSalesTaxCharge'), sum('feeSalesTaxCharge')]).toEqual([17, 99]);
    expect(rows[0]?.['salesTaxPercent']).toBe(8.25);
    expect(await admin.due(payer)).toBe(0);
  });

  it.each([
    [{ paymentAccountId: '1' }, 400, 'Amount is required.'],
    [{ paymentAccountId: '1', amount: 0 }, 400, 'Amount cannot be zero.'],
    [{ paymentAccountId: '1', amount: 1e-9 }, 400, 'Amount cannot be zero.'],
    [{ paymentAccountId: '1', amount: 30.000000001 }, 400, 'Amount must have at most 2 decimals.'],
    [{ paymentAccountId: '1', amount: '30' }, 400, 'Amount must be a number.'],
    [{ paymentAccountId: '1', amount: 10.001 }, 400, 'Amount must have at most 2 decimals.'],
    [{ amount: 30 }, 400, 'Payment account ID is required.'],
    [
      { paymentAccountId: '1', amount: 30, cardNumber: '4111111111111111' },
      400,
      'Unknown field cardNumber. Remove it.',
    ],
  ])('API-10, SCHEMA-1: %j is rejected with %d: %s', async (body, status, message) => {
    const payer = await addPayer(server.db);
    const answer = await admin.call('POST', `${memberUrl(payer)}/plan/${payer.plan}/take-payment`, body);
    expect(outcomeOf(answer)).toEqual([status, message]);
  });

  it('API-10: an amount above the amount due is rejected', async () => {
    const { payer, account } = await payerWith();
    expect(refusalIn(await admin.pay(payer, account, 30.01, newKey()))).toEqual([
      422,
      'amountTooHigh',
      'The amount is more than the balance due.',
    ]);
    await admin.pay(payer, account, 30, newKey());
    expect(refusalIn(await admin.pay(payer, account, 1, newKey()))).toEqual([
      422,
      'nothingDue',
      'There is no balance due on this plan.',
    ]);
    expect(await chargedBySandbox(server.db, payer.plan)).toEqual([3000]);
  });

  it('API-10: a decline returns its reason, stores a Failed transaction, and leaves the amount due', async () => {
    const { payer, account } = await payerWith('declined');
    const key = newKey();
    const refusal = [422, 'cardDeclined', 'The card was declined: insufficient funds. Try another card.'];
    expect(refusalIn(await admin.pay(payer, account, 30, key))).toEqual(refusal);
    expect(refusalIn(await admin.pay(payer, account, 30, key))).toEqual(refusal);
    expect(await admin.due(payer)).toBe(30);
    const rows = await admin.transactions(payer);
    expect(rows.map(({ paymentStatus, datePaid }) => [paymentStatus, datePaid])).toEqual([['Failed', null]]);
  });

  it('API-10, SCHEMA-2: an inactive account and an expired card are not charged', async () => {
    const { payer, account } = await payerWith();
    const url = `${memberUrl(payer)}/payment-accounts/${account.id}`;
    await admin.call('PUT', url, { isActive: false });
    expect(refusalIn(await admin.pay(payer, account, 30, newKey()))).toEqual([
      409,
      'accountInactive',
      'This payment method is inactive. Choose another one.',
    ]);
    await admin.call('PUT', url, { isActive: true });
    await updateRows(server.db, 'payment_accounts', { id: Number(account.id) }, { expires_on: '2026-02-28' });
    expect(refusalIn(await admin.pay(payer, account, 30, newKey()))).toEqual([
      422,
      'cardExpired',
      'Payment Card expired',
    ]);
    expect(await chargedBySandbox(server.db, payer.plan)).toEqual([]);
  });

  it('API-10: the same key with another amount, account or plan is a 422', async () => {
    const { payer, account } = await payerWith();
    const { payer: other, account: others } = await payerWith();
    const second = await admin.addAccount(payer, { token: 'tok_sandbox_approved_0043' });
    const key = newKey();
    await admin.pay(payer, account, 12, key);
    const refusal = [422, 'idempotencyKeyReused', 'This Idempotency-Key was used for another payment.'];
    expect(refusalIn(await admin.pay(payer, account, 13, key))).toEqual(refusal);
    expect(refusalIn(await admin.pay(payer, second, 12, key))).toEqual(refusal);
    expect(refusalIn(await admin.pay(other, others, 12, key))).toEqual(refusal);
    expect(await chargedBySandbox(server.db, other.plan)).toEqual([]);
  });

  it('API-10.4: without a key, an equal amount on the same plan and account within 30 seconds is a 409', async () => {
    const { payer, account } = await payerWith();
    const second = await admin.addAccount(payer, { token: 'tok_sandbox_approved_0043' });
    const refusal = [
      409,
      'duplicatePayment',
      'This payment was just taken. Wait 30 seconds to charge the same amount again.',
    ];
    expect((await admin.pay(payer, account, 5)).statusCode).toBe(200);
    expect(refusalIn(await admin.pay(payer, account, 5))).toEqual(refusal);
    expect((await admin.pay(payer, account, 6)).statusCode).toBe(200);
    expect((await admin.pay(payer, second, 5)).statusCode).toBe(200);
    server.clock.pass(29 * SECOND_MS);
    expect(refusalIn(await admin.pay(payer, account, 5))).toEqual(refusal);
    server.clock.pass(SECOND_MS);
    expect((await admin.pay(payer, account, 5)).statusCode).toBe(200);
  });

  describe('PERM-6: the accounts of a payment', () => {
    it('API-9, API-10.9: a payment can be charged to the member’s and the subscriber’s accounts; if the practice pays for the plan, also to its own, which are listed first', async () => {
      const child = await addPatient(server.db, 1, { firstName: 'Nils' });
      const { payer, account } = await payerWith('approved', { dependents: [{ id: child.id }] });
      const asChild = { ...payer, memberId: child.memberId };
      const own = await admin.addAccount(asChild, { token: 'tok_sandbox_approved_0077' });
      const office = '/api/admin/organization/1/practice/1/credit-account';
      const body = { ...NEW_CARD, token: 'tok_sandbox_approved_0088' };
      const practice = (await admin.call('POST', office, body)).json<Account>();
      const listOn = (plan: number, who = asChild) =>
        admin.call('GET', `${memberUrl(who)}/payment-accounts?ChargeableOn=${plan}`);
      const idsOn = async (plan: number, who = asChild) =>
        (await listOn(plan, who)).json<{ results: Account[] }>().results.map(({ id }) => id);
      expect(await idsOn(payer.plan)).toEqual([own.id, account.id]);
      expect(await idsOn(payer.plan, payer)).toEqual([account.id]);
      await updateRows(server.db, 'plans', { id: payer.plan }, { paid_by_practice: true });
      const paid = await idsOn(payer.plan);
      expect([paid.slice(-2), paid.at(-3)]).toEqual([[own.id, account.id], practice.id]);
      const { payer: stranger } = await payerWith('approved');
      expect((await listOn(stranger.plan)).statusCode).toBe(404);
    });
  });
});
