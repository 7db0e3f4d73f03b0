import { expect, it } from 'vitest';
import { takePaymentMachine } from '#machines/take-payment/take-payment.machine.ts';
import { selectAmountCents } from '#machines/take-payment/take-payment.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { TODAY, VISA } from './payment-accounts.model.ts';
import { INTENT } from './take-payment.model.ts';

it('API-10: the amount due that changes while a payment is checked or was not received is offered after it is discarded', async () => {
  const input = { dueCents: 3000, today: TODAY, emailsReceipts: false };
  const { actor: payment, ports, now: read } = startChart(takePaymentMachine, input);
  const { recallIntent: recall, listAccounts: list, takePayment: pay, checkPayment: check } = ports;
  const dueAs = (dueCents: number) => payment.send({ type: 'due.change', dueCents });
  await recall.succeed(INTENT);
  await list.succeed([VISA]);
  dueAs(4000);
  await check.fail({ status: 503, message: 'The server is busy.' });
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
