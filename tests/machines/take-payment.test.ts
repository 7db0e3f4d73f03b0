import { expect, it } from 'vitest';
import type { ErrorCode } from '#domain/failure/error-codes.ts';
import { takePaymentMachine } from '#machines/take-payment/take-payment.machine.ts';
import {
  selectAmountCents,
  selectAmountMessage,
  selectLacksAccount,
  selectOfficeMethod,
  selectPayableAccounts,
  selectPaymentAdvice,
  selectPaymentFailure,
  selectPaymentPhase,
  selectWantedPayment,
} from '#machines/take-payment/take-payment.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { TODAY, VISA } from './payment-accounts.model.ts';
import { INTENT, TAKEN } from './take-payment.model.ts';

/** The effects of a payment whose outcome is known. */
const ENDED = [
  ['clearIntent', INTENT],
  ['reloadPatient', undefined],
];

function startPayment() {
  const input = { dueCents: 3000, today: TODAY, emailsReceipts: false };
  const { actor: payment, clock, ports, log, now: read } = startChart(takePaymentMachine, input);
  const { recallIntent: recall, listAccounts: list, claimIntent: claim } = ports;
  const { takePayment: pay, checkPayment: check } = ports;
  const phase = () => selectPaymentPhase(read());
  const effects = () => log.filter(([name]) => name !== 'reportUnsavedWork');
  async function offer() {
    await recall.succeed(null);
    await list.succeed([VISA]);
  }
  function confirm() {
    payment.send({ type: 'payment.review' });
    payment.send({ type: 'payment.confirm' });
  }
  async function decide() {
    await offer();
    confirm();
    payment.send({ type: 'payment.confirm' });
    await claim.succeed({ intent: INTENT, isOwn: true });
  }
  return { payment, clock, recall, list, claim, pay, check, effects, phase, offer, confirm, decide, read };
}

it('API-10.5: a payment without a response is checked every 5 seconds, and never sent again automatically', async () => {
  const { clock, pay, check, phase, decide, effects } = startPayment();
  await decide();
  await pay.fail({ status: 500, reason: 'Unreachable' });
  expect(phase()).toBe('checking');
  clock.increment(4999);
  expect(check.asked).toEqual([]);
  clock.increment(1);
  expect(check.asked).toEqual([INTENT]);
  await check.succeed({ kind: 'pending' });
  clock.increment(5000);
  await check.fail({ status: 503, message: 'Bridgework is temporarily unavailable.' });
  clock.increment(5000);
  expect([phase(), pay.asked]).toEqual(['checking', [INTENT]]);
  await check.succeed({ kind: 'approved', payment: TAKEN });
  expect([phase(), effects()]).toEqual(['approved', ENDED]);
});

it('API-10.5: a payment that the bank declined after its response was lost ends with the reason', async () => {
  const { pay, check, phase, decide, effects, payment, read } = startPayment();
  await decide();
  await pay.succeed({ kind: 'pending' });
  payment.send({ type: 'payment.check' });
  const message = 'The card was declined: insufficient funds. Try another card.';
  await check.succeed({ kind: 'declined', message });
  expect([phase(), selectPaymentFailure(read())?.message, selectPaymentAdvice(read()), effects()]).toEqual([
    'declined',
    message,
    'card',
    ENDED,
  ]);
});

it('API-10: after a decline the user chooses the payment method; after another failure it is suggested again', async () => {
  const { payment, list, claim, pay, decide, read, confirm } = startPayment();
  const refuse = async (status: number, code: ErrorCode) => {
    await pay.fail({ status, code, message: 'Not charged.' });
    payment.send({ type: 'payment.again' });
    await list.succeed([VISA]);
    return read().context.draft.accountId;
  };
  await decide();
  expect(await refuse(422, 'cardDeclined')).toBe('');
  payment.send({ type: 'payment.review' });
  expect(selectLacksAccount(read())).toBe(true);
  payment.send({ type: 'account.choose', id: VISA.id });
  confirm();
  await claim.succeed({ intent: INTENT, isOwn: true });
  expect(await refuse(409, 'paymentPending')).toBe(VISA.id);
});

it('API-10: after a decline the user takes cash, also after the payment methods were loaded again', async () => {
  const { payment, recall, list, pay, decide, read } = startPayment();
  await decide();
  await pay.fail({ status: 422, code: 'cardDeclined', message: 'Not charged.' });
  payment.send({ type: 'payment.again', method: 'Cash' });
  await list.fail({ status: 503, message: 'The server is busy.' });
  payment.send({ type: 'payment.retry' });
  await recall.succeed(null);
  await list.succeed([VISA]);
  expect(selectOfficeMethod(read())).toBe('Cash');
  payment.send({ type: 'payment.review' });
  expect(read().matches('reviewing')).toBe(true);
});

it('API-10.5: a payment that the server never received is charged under its key, once the user charges it', async () => {
  const { payment, clock, pay, check, phase, decide, effects } = startPayment();
  await decide();
  await pay.fail({ status: 500, reason: 'Unreachable' });
  payment.send({ type: 'payment.check' });
  await check.succeed({ kind: 'notReceived' });
  clock.increment(60_000);
  payment.send({ type: 'payment.check' });
  await check.succeed({ kind: 'notReceived' });
  expect([phase(), pay.asked]).toEqual(['notReceived', [INTENT]]);
  payment.send({ type: 'payment.charge' });
  payment.send({ type: 'payment.charge' });
  expect([phase(), pay.asked]).toEqual(['notReceived', [INTENT, INTENT]]);
  await pay.succeed({ kind: 'approved', payment: TAKEN });
  expect([phase(), effects()]).toEqual(['approved', ENDED]);
});

it('API-10.5: while another payment on the plan is pending, a payment that was not received can be charged later', async () => {
  const { payment, recall, list, pay, check, phase, read, effects } = startPayment();
  await recall.succeed(INTENT);
  await list.succeed([VISA]);
  await check.succeed({ kind: 'notReceived' });
  payment.send({ type: 'payment.charge' });
  const message = 'A payment on this plan is still processing. Try again when it has finished.';
  await pay.fail({ status: 409, code: 'paymentPending', message });
  expect([phase(), selectPaymentFailure(read())?.message, effects()]).toEqual(['notReceived', message, []]);
  payment.send({ type: 'payment.charge' });
  await pay.fail({ status: 409, code: 'accountInactive', message: 'This payment method is inactive.' });
  expect([phase(), effects()]).toEqual(['declined', ENDED]);
});

it('API-10.5: an earlier payment is checked before another one can start, however old it is', async () => {
  const { payment, recall, list, pay, check, phase, read } = startPayment();
  await recall.succeed({ ...INTENT, amountCents: 1000 });
  await list.succeed([VISA]);
  expect([phase(), selectAmountCents(read()), check.asked[0]?.key, pay.asked]).toEqual([
    'checking',
    1000,
    'key-1',
    [],
  ]);
  expect(selectPayableAccounts(read())).toEqual([VISA]);
  expect(payment.getSnapshot().can({ type: 'payment.confirm' })).toBe(false);
});

it('API-10: a payment of another tab is followed with its payment method, and no second one starts', async () => {
  const { offer, claim, pay, check, phase, read, confirm } = startPayment();
  await offer();
  confirm();
  const intent = { ...INTENT, key: 'of-another', accountId: 'Check', checkNumber: '1042' };
  await claim.succeed({ intent, isOwn: false });
  expect([phase(), check.asked[0]?.key, pay.asked]).toEqual(['checking', 'of-another', []]);
  expect(selectWantedPayment(read())).toEqual(intent);
});

it('SCHEMA-1: the amount is checked when the user leaves the field, and the payment method only on review', async () => {
  const { payment, recall, list, read } = startPayment();
  const blur = (value: string) => {
    payment.send({ type: 'field.change', field: 'amount', value });
    payment.send({ type: 'field.blur', field: 'amount' });
    return selectAmountMessage(read());
  };
  await recall.succeed(null);
  await list.succeed([]);
  payment.send({ type: 'amount.choose', choice: 'other' });
  expect(blur('')).toBeNull();
  payment.send({ type: 'field.change', field: 'amount', value: '31' });
  expect(selectAmountMessage(read())).toBeNull();
  expect([blur('31'), selectLacksAccount(read())]).toEqual(['Enter $30.00 or less.', false]);
  expect(blur('30')).toBeNull();
  expect(blur('0')).toBe('Amount cannot be zero.');
});

it('API-9, API-10: a card that was added on the page is listed once and charged', async () => {
  const { payment, offer, claim, read, confirm } = startPayment();
  const account = { ...VISA, id: '303' };
  await offer();
  payment.send({ type: 'account.add', account });
  payment.send({ type: 'account.add', account });
  expect(selectPayableAccounts(read()).map(({ id }) => id)).toEqual(['303', '301']);
  confirm();
  expect(claim.asked).toEqual([{ accountId: '303', amountCents: 3000 }]);
});

it('API-9, API-10: a chosen payment method that was removed elsewhere has to be chosen again', async () => {
  const { payment, list, offer, read, phase } = startPayment();
  await offer();
  payment.send({ type: 'accounts.reload' });
  await list.succeed([{ ...VISA, id: '303' }]);
  payment.send({ type: 'payment.review' });
  expect([phase(), selectLacksAccount(read()), read().context.draft.accountId]).toEqual([
    'choosing',
    true,
    '',
  ]);
});

it('API-10: a payment that could not be stored is not charged', async () => {
  const { offer, claim, pay, phase, read, confirm } = startPayment();
  await offer();
  confirm();
  await claim.fail(new Error('The storage is full.'));
  expect([phase(), pay.asked, selectPaymentFailure(read())?.message]).toEqual([
    'reviewing',
    [],
    'The storage is full.',
  ]);
});

it('API-10: the current amount due is offered, and a changed one leads back from the review', async () => {
  const { payment, offer, phase, read } = startPayment();
  await offer();
  payment.send({ type: 'due.change', dueCents: 4500 });
  payment.send({ type: 'payment.review' });
  expect([phase(), selectAmountCents(read())]).toEqual(['reviewing', 4500]);
  payment.send({ type: 'due.change', dueCents: 4500 });
  expect(phase()).toBe('reviewing');
  payment.send({ type: 'due.change', dueCents: 1500 });
  expect([phase(), selectAmountCents(read())]).toEqual(['choosing', 1500]);
  payment.send({ type: 'due.change', dueCents: 0 });
  payment.send({ type: 'payment.review' });
  expect(phase()).toBe('nothingDue');
});

it('API-10: a changed amount due does not change a confirmed payment', async () => {
  const { payment, pay, decide, phase, read } = startPayment();
  await decide();
  payment.send({ type: 'due.change', dueCents: 0 });
  expect([phase(), selectAmountCents(read()), pay.asked]).toEqual(['reviewing', 3000, [INTENT]]);
});

it('FIELD-1: a rejected key changes nothing, and the amount shows why until the user leaves it or reviews', async () => {
  const { payment, offer, read } = startPayment();
  const refusal = () => read().context.fields.refusal?.message ?? null;
  await offer();
  payment.send({ type: 'amount.choose', choice: 'other' });
  payment.send({ type: 'field.change', field: 'amount', value: '4x' });
  expect(read().context.fields.texts.amount).toBe('4');
  expect(refusal()).toBe('You can only use numbers, periods, and commas');
  payment.send({ type: 'field.change', field: 'amount', value: '40' });
  payment.send({ type: 'field.blur', field: 'amount' });
  expect(refusal()).toBeNull();
  payment.send({ type: 'field.change', field: 'amount', value: '40x' });
  payment.send({ type: 'payment.review' });
  expect([refusal(), selectAmountMessage(read())]).toEqual([null, 'Enter $30.00 or less.']);
});

it('API-10.6: a check needs its number; cash needs nothing, and leaves out the values typed for a check', async () => {
  const { payment, claim, phase, offer, confirm } = startPayment();
  await offer();
  payment.send({ type: 'account.choose', id: 'Check' });
  payment.send({ type: 'payment.review' });
  expect(phase()).toBe('choosing');
  payment.send({ type: 'field.change', field: 'checkNumber', value: '1042' });
  payment.send({ type: 'field.change', field: 'note', value: 'Paid at the desk' });
  confirm();
  const noted = { amountCents: 3000, note: 'Paid at the desk' };
  expect(claim.asked).toEqual([{ ...noted, accountId: 'Check', checkNumber: '1042' }]);
  await claim.fail({ status: 507, message: 'The storage is full.' });
  payment.send({ type: 'payment.change' });
  payment.send({ type: 'account.choose', id: 'Cash' });
  confirm();
  expect(claim.asked.at(-1)).toEqual({ ...noted, accountId: 'Cash' });
});

it('API-10.7: a payment that the server never received is discarded, and its key is never sent again', async () => {
  const { payment, list, pay, check, phase, decide, effects } = startPayment();
  await decide();
  await pay.fail({ status: 500, reason: 'Unreachable' });
  payment.send({ type: 'payment.discard' });
  expect(phase()).toBe('checking');
  payment.send({ type: 'payment.check' });
  await check.succeed({ kind: 'notReceived' });
  payment.send({ type: 'payment.discard' });
  await list.succeed([VISA]);
  expect([phase(), effects(), pay.asked.length]).toEqual(['choosing', [['clearIntent', INTENT]], 1]);
});
