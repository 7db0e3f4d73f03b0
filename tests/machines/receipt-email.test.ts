import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import type { EmailSubject, ReceiptEmail } from '#domain/payment/receipt-email.ts';
import { receiptEmailMachine } from '#machines/receipt-email/receipt-email.machine.ts';
import {
  selectAddressError,
  selectChoice,
  selectHistory,
  selectHistoryFailure,
  selectIsEmailOpen,
  selectIsSending,
  selectOwnAddress,
  selectSendFailure,
  selectSubject,
} from '#machines/receipt-email/receipt-email.selectors.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';
import { SENT_BEFORE } from './receipt-email.model.ts';

const RECEIPT: EmailSubject = { kind: 'receipt', transactionId: '70001' };
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

function start(ownAddress = 'ada@mail.test', subject = RECEIPT) {
  const send = commandedPort<{ message: string }, { subject: EmailSubject; to: string }>();
  const list = commandedPort<readonly ReceiptEmail[], { subject: EmailSubject }>();
  const toasts: Toast[] = [];
  const machine = receiptEmailMachine.provide({
    actors: { sendEmail: send.logic, listEmails: list.logic },
    actions: { showToast: (_, toast) => void toasts.push(toast) },
  });
  const actor = createActor(machine, { input: { ownAddress } }).start();
  actor.send({ type: 'email.open', subject });
  const now = () => actor.getSnapshot();
  return { actor, send, list, toasts, now };
}

describe('a receipt by email', () => {
  it('API-18: goes to the patient’s own address, and the page says where it went', async () => {
    const { actor, send, toasts, now } = start();
    expect([selectChoice(now()), selectOwnAddress(now()), selectSubject(now())]).toEqual([
      'own',
      'ada@mail.test',
      RECEIPT,
    ]);
    actor.send({ type: 'email.send' });
    expect([send.asked, selectIsSending(now())]).toEqual([[{ subject: RECEIPT, to: 'ada@mail.test' }], true]);
    actor.send({ type: 'email.close' });
    expect(selectIsEmailOpen(now())).toBe(true);
    await send.succeed({ message: 'Email sent successfully' });
    expect(toasts).toEqual([
      { variant: 'success', title: 'Email sent successfully', label: 'To ada@mail.test.' },
    ]);
    expect(selectIsEmailOpen(now())).toBe(false);
  });

  it('API-18: without an address `Email is required`, half of one is an `Invalid email`, and nothing is sent', () => {
    const { actor, send, now } = start('');
    expect([selectChoice(now()), selectAddressError(now())]).toEqual(['other', null]);
    actor.send({ type: 'email.send' });
    expect(selectAddressError(now())).toBe('Email is required');
    actor.send({ type: 'field.change', field: 'other', value: 'bea' });
    expect(selectAddressError(now())).toBe('Invalid email');
    expect(send.asked).toEqual([]);
    actor.send({ type: 'field.change', field: 'other', value: 'bea@mail.test' });
    expect([selectAddressError(now()), now().context.fields.texts.other]).toEqual([null, 'bea@mail.test']);
    actor.send({ type: 'email.send' });
    expect(send.asked).toEqual([{ subject: RECEIPT, to: 'bea@mail.test' }]);
  });

  it('FIELD-1: a key that no address has is refused, and the field says so', () => {
    const { actor, now } = start('');
    actor.send({ type: 'field.change', field: 'other', value: 'b!' });
    expect([now().context.fields.texts.other, now().context.fields.refusal]).toEqual([
      'b',
      { field: 'other', message: 'You can only use letters, numbers, and . @ _ - +' },
    ]);
    actor.send({ type: 'email.send' });
    expect([now().context.fields.refusal, selectAddressError(now())]).toEqual([null, 'Invalid email']);
  });

  it('ERR-1: what could not be sent says why, keeps the address, and can be sent again', async () => {
    const { actor, send, now } = start();
    actor.send({ type: 'address.choose', choice: 'other' });
    actor.send({ type: 'field.change', field: 'other', value: 'bea@mail.test' });
    actor.send({ type: 'email.send' });
    await send.fail(BUSY);
    expect([selectSendFailure(now())?.message, now().context.fields.texts.other]).toEqual([
      'The server is busy.',
      'bea@mail.test',
    ]);
    actor.send({ type: 'email.send' });
    expect([send.asked.length, selectSendFailure(now())]).toEqual([2, null]);
    await send.fail(BUSY);
    actor.send({ type: 'address.choose', choice: 'own' });
    expect(selectSendFailure(now())).toBe(null);
  });

  it('API-18, API-21: says to whom it was sent before, or why that is not known', async () => {
    const { actor, list, now } = start();
    expect([list.asked, selectHistory(now())]).toEqual([[{ subject: RECEIPT }], null]);
    await list.fail(BUSY);
    expect(selectHistoryFailure(now())?.message).toBe('The server is busy.');
    actor.send({ type: 'history.retry' });
    await list.succeed([SENT_BEFORE]);
    expect([selectHistory(now()), selectHistoryFailure(now())]).toEqual([[SENT_BEFORE], null]);
  });

  it('API-7: a statement is of all transactions, and begins again each time', () => {
    const { actor, send, list, now } = start('ada@mail.test', { kind: 'statement' });
    expect(list.asked).toEqual([]);
    actor.send({ type: 'address.choose', choice: 'other' });
    actor.send({ type: 'field.change', field: 'other', value: 'bea@mail.test' });
    actor.send({ type: 'email.close' });
    actor.send({ type: 'email.open', subject: { kind: 'statement' } });
    expect([selectChoice(now()), now().context.fields.texts.other]).toEqual(['own', '']);
    actor.send({ type: 'email.send' });
    expect(send.asked).toEqual([{ subject: { kind: 'statement' }, to: 'ada@mail.test' }]);
  });

  it('FIELD-1, FIELD-2: leaving the address removes a trailing period and the refusal', () => {
    const { actor, now } = start('');
    actor.send({ type: 'field.change', field: 'other', value: 'bea@mail.test.!' });
    expect(now().context.fields.refusal).not.toBeNull();
    actor.send({ type: 'field.blur', field: 'other' });
    expect([now().context.fields.texts.other, now().context.fields.refusal]).toEqual(['bea@mail.test', null]);
  });
});
