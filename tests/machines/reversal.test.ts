import { describe, expect, it } from 'vitest';
import { ApiFailure, type Failure } from '#domain/failure/failure.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { ReversalKind } from '#domain/payment/reversal.ts';
import { reversalMachine } from '#machines/reversal/reversal.machine.ts';
import {
  selectIsReversalOpen,
  selectIsUnconfirmed,
  selectReversalFailure,
  selectReversible,
} from '#machines/reversal/reversal.selectors.ts';
import { conflict } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { LEFT, OUTDATED, PAYMENT } from './reversal.model.ts';

/** A refund or void of a full payment, which the server does not confirm. */
async function failed(kind: ReversalKind, failure: Failure, ownAddress = '') {
  const { actor, ports, effects, now } = startChart(reversalMachine, { mayReverse: true, ownAddress });
  actor.send({ type: 'reversal.open', kind, of: PAYMENT });
  actor.send({ type: 'field.change', field: 'reason', value: 'Paid twice' });
  actor.send({ type: 'reversal.confirm' });
  await ports.reverse.fail(new ApiFailure(failure));
  return { actor, now, ...ports, ...effects };
}

it('API-12.3: after a void of the last payment of an active plan, the toast says how to cancel the plan', async () => {
  const { actor, ports, effects } = startChart(reversalMachine, { mayReverse: true, ownAddress: '' });
  actor.send({ type: 'reversal.open', kind: 'void', of: PAYMENT });
  actor.send({ type: 'field.change', field: 'reason', value: 'Patient left' });
  actor.send({ type: 'reversal.confirm' });
  await ports.reverse.succeed({ kind: 'reversed', planStillActive: true });
  expect(effects.showToast.map(({ title, label }) => [title, label])).toEqual([
    [
      `Voided ${formatMoney(PAYMENT.refundableCents)}`,
      'The plan is still active. To stop its later payments, choose Cancel plan on the patient’s overview.',
    ],
  ]);
});

describe('a receipt that can’t be emailed', () => {
  it.each([
    [503, 'emailUnavailable'],
    [429, 'tooManyEmails'],
  ] as const)(
    'API-21: a refund that the server rejects with %s %s moves no money, and is sent again without a receipt',
    async (status, code) => {
      const noEmail = { status, code, reason: '', message: 'No email was sent.' };
      const { actor, reverse, now } = await failed('refund', noEmail, 'ada@mail.test');
      expect(selectIsUnconfirmed(now())).toBe(false);
      expect(selectReversalFailure(now())?.message).toBe('No email was sent.');
      actor.send({ type: 'address.choose', choice: 'none' });
      actor.send({ type: 'reversal.confirm' });
      expect(reverse.asked.map(({ attempt, email }) => [attempt, email])).toEqual([
        [1, 'ada@mail.test'],
        [2, null],
      ]);
    },
  );

  it('API-21: a 429 or 503 for another reason leaves the outcome unknown', async () => {
    for (const status of [429, 503]) {
      const { now } = await failed('void', { status, reason: '', message: 'The server is busy.' });
      expect(selectIsUnconfirmed(now())).toBe(true);
    }
  });
});

describe('a payment that was refunded elsewhere', () => {
  it('API-21: the list loads again, and the dialog starts with the rest', async () => {
    const { actor, now, reverse, readPayment, reloadTransactions } = await failed('refund', OUTDATED);
    expect(reloadTransactions).toHaveLength(1);
    expect(readPayment.asked).toEqual([{ transactionId: '70001' }]);
    await readPayment.succeed(LEFT);
    expect(selectReversible(now()).refundableCents).toBe(1000);
    expect(now().context.fields.texts).toEqual({ amount: '10.00', reason: 'Paid twice', email: '' });
    expect(selectReversalFailure(now())?.message).toBe(
      'The payment changed elsewhere. $10.00 of it is left.',
    );
    actor.send({ type: 'reversal.confirm' });
    expect(reverse.asked.map(({ attempt, refundCents }) => [attempt, refundCents])).toEqual([
      [1, 3000],
      [2, 1000],
    ]);
  });

  it('API-21: if nothing is left, the dialog closes and shows that the payment changed elsewhere', async () => {
    const { now, readPayment, showToast } = await failed('refund', OUTDATED);
    await readPayment.succeed({ ...LEFT, refundableCents: 0 });
    expect(selectIsReversalOpen(now())).toBe(false);
    expect(showToast).toEqual([
      {
        variant: 'warning',
        title: 'Nothing was refunded',
        label: 'The payment changed elsewhere. The amount is more than what is left of the payment.',
      },
    ]);
  });

  it('API-21: a void on the next day only shows why it was rejected', async () => {
    const message = 'A payment can be voided only on its day. Refund it instead.';
    const { now, readPayment, showToast } = await failed('void', conflict('notVoidable', message));
    await readPayment.succeed({ ...PAYMENT, voidable: false });
    expect(selectIsReversalOpen(now())).toBe(false);
    expect(showToast).toEqual([{ variant: 'warning', title: 'Nothing was voided', label: message }]);
  });
});
