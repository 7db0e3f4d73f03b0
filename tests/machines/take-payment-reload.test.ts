import { expect, it } from 'vitest';
import { takePaymentMachine } from '#machines/take-payment/take-payment.machine.ts';
import {
  selectAmountCents,
  selectPayableAccounts,
  selectWantedPayment,
} from '#machines/take-payment/take-payment.selectors.ts';
import { BUSY } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { TODAY, VISA } from './payment-accounts.model.ts';
import { INTENT, TAKEN } from './take-payment.model.ts';

const INPUT = { dueCents: 3000, today: TODAY, emailsReceipts: false };

it('API-10: a payment is checked even if the payment methods can’t be loaded; an amount due that changes meanwhile is offered once the payment is discarded', async () => {
  const { actor: payment, ports, now: read } = startChart(takePaymentMachine, INPUT);
  const { recallIntent: recall, listAccounts: list, takePayment: pay, checkPayment: check } = ports;
  const dueAs = (dueCents: number) => payment.send({ type: 'due.change', dueCents });
  await recall.succeed(INTENT);
  await list.fail(BUSY);
  dueAs(4000);
  await check.fail(BUSY);
  dueAs(3500);
  expect(read().context.dueCents).toBe(3500);
  payment.send({ type: 'payment.check' });
  await check.succeed({ kind: 'notReceived' });
  payment.send({ type: 'payment.charge' });
  dueAs(2000);
  expect([selectAmountCents(read()), pay.asked]).toEqual([3000, [INTENT]]);
  await pay.fail({ status: 409, code: 'paymentPending', message: 'Another payment is pending.' });
  dueAs(1500);
  payment.send({ type: 'payment.discard' });
  await list.succeed([VISA]);
  expect([read().value, selectAmountCents(read())]).toEqual(['choosing', 1500]);
});

it('API-10: another payment starts with the current amount due', async () => {
  const { actor: payment, ports, now: read } = startChart(takePaymentMachine, INPUT);
  await ports.recallIntent.succeed(INTENT);
  await ports.listAccounts.succeed([VISA]);
  await ports.checkPayment.succeed({ kind: 'approved', payment: TAKEN });
  payment.send({ type: 'due.change', dueCents: 1500 });
  payment.send({ type: 'payment.again' });
  await ports.listAccounts.succeed([VISA]);
  expect([read().value, selectAmountCents(read())]).toEqual(['choosing', 1500]);
});

it('API-9, API-10: after a card that may have been added, the payment methods load again and the form keeps its values', async () => {
  const { actor: payment, ports, now: read } = startChart(takePaymentMachine, INPUT);
  const accounts = [{ ...VISA, id: '303' }, VISA];
  await ports.recallIntent.succeed(null);
  await ports.listAccounts.succeed([VISA]);
  payment.send({ type: 'account.choose', id: 'Cash' });
  payment.send({ type: 'field.change', field: 'note', value: 'Paid at the desk' });
  payment.send({ type: 'accounts.reload' });
  await ports.listAccounts.succeed(accounts);
  expect([read().value, selectPayableAccounts(read()), selectWantedPayment(read())]).toEqual([
    'choosing',
    accounts,
    { accountId: 'Cash', amountCents: 3000, note: 'Paid at the desk' },
  ]);
});
