import { describe, expect, it } from 'vitest';
import type { EmailSubject } from '#domain/payment/receipt-email.ts';
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
import { startChart } from '#tests/support/start-chart.ts';
import { SENT_BEFORE } from './receipt-email.model.ts';

const RECEIPT: EmailSubject = { kind: 'receipt', transactionId: '70001' };
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

function start(ownAddress = 'ada@mail.test', subject = RECEIPT) {
  const { actor, ports, effects, now } = startChart(receiptEmailMachine, { ownAddress });
  actor.send({ type: 'email.open', subject });
  return { actor, send: ports.sendEmail, list: ports.listEmails, toasts: effects.showToast, now };
}

describe('a receipt by email', () => {
  it('API-18: the receipt is sent to the patient’s own address, and a toast shows the address', async () => {
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

  it('API-18: nothing is sent without an address (`Email is required`) or to an incomplete one (`Invalid email`)', () => {
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

  it('FIELD-1, FIELD-2: a rejected key shows why; leaving the address or sending removes that, and leaving also a trailing period', () => {
    const { actor, now } = start('');
    const change = (value: string) => actor.send({ type: 'field.change', field: 'other', value });
    change('b!');
    expect([now().context.fields.texts.other, now().context.fields.refusal]).toEqual([
      'b',
      { field: 'other', message: 'You can only use letters, numbers, and . @ _ - +' },
    ]);
    actor.send({ type: 'email.send' });
    expect([now().context.fields.refusal, selectAddressError(now())]).toEqual([null, 'Invalid email']);
    change('bea@mail.test.!');
    actor.send({ type: 'field.blur', field: 'other' });
    expect([now().context.fields.texts.other, now().context.fields.refusal]).toEqual(['bea@mail.test', null]);
  });

  it('ERR-1: a failed email shows why, keeps the address, and can be sent again', async () => {
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

  it('API-18, API-21: the earlier emails are listed, or the page shows why they could not be loaded', async () => {
    const { actor, list, now } = start();
    expect([list.asked, selectHistory(now())]).toEqual([[{ subject: RECEIPT }], null]);
    await list.fail(BUSY);
    expect(selectHistoryFailure(now())?.message).toBe('The server is busy.');
    actor.send({ type: 'history.retry' });
    await list.succeed([SENT_BEFORE]);
    expect([selectHistory(now()), selectHistoryFailure(now())]).toEqual([[SENT_BEFORE], null]);
  });

  it('API-7: a statement lists no earlier emails, and its form is empty each time it opens', () => {
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
});
