import { describe, expect, it } from 'vitest';
import type { EmailSubject } from '#domain/payment/receipt-email.ts';
import { receiptEmailMachine } from '#machines/receipt-email/receipt-email.machine.ts';
import {
  selectChoice,
  selectHistory,
  selectIsEmailOpen,
  selectIsSendingToPatient,
  selectSendFailure,
  selectSubject,
} from '#machines/receipt-email/receipt-email.selectors.ts';
import { BUSY } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { SENT_BEFORE } from './receipt-email.model.ts';

const RECEIPT: EmailSubject = { kind: 'receipt', transactionId: '70001' };

function start(ownAddress = 'ada@mail.test', subject = RECEIPT) {
  const { actor, ports, now } = startChart(receiptEmailMachine, { ownAddress });
  actor.send({ type: 'email.open', subject });
  return { actor, send: ports.sendEmail, list: ports.listEmails, now };
}

describe('a receipt by email', () => {
  it('API-18: the dialog opens if one click can’t send: without an address, and with the reason after a failure', async () => {
    const without = startChart(receiptEmailMachine, { ownAddress: '' });
    without.actor.send({ type: 'email.sendToPatient', subject: RECEIPT });
    expect([selectIsEmailOpen(without.now()), without.ports.sendEmail.asked]).toEqual([true, []]);
    const { actor, ports, effects, now } = startChart(receiptEmailMachine, { ownAddress: 'ada@mail.test' });
    actor.send({ type: 'email.sendToPatient', subject: RECEIPT });
    expect(selectIsSendingToPatient(now())).toBe(true);
    await ports.sendEmail.fail(BUSY);
    const title = 'We couldn’t confirm that the email was sent';
    expect(effects.showToast).toEqual([{ variant: 'error', title, label: 'The server is busy.' }]);
    expect([selectIsEmailOpen(now()), selectSubject(now()), selectSendFailure(now())]).toEqual([
      true,
      RECEIPT,
      BUSY,
    ]);
  });

  it('ERR-1: a failed email shows why, keeps the address, and can be sent again', async () => {
    const { actor, send, now } = start();
    actor.send({ type: 'address.choose', choice: 'other' });
    actor.send({ type: 'field.change', field: 'other', value: 'bea@mail.test' });
    actor.send({ type: 'email.send' });
    await send.fail(BUSY);
    expect([selectSendFailure(now()), now().context.fields.texts.other]).toEqual([BUSY, 'bea@mail.test']);
    actor.send({ type: 'email.send' });
    expect([send.asked.length, selectSendFailure(now())]).toEqual([2, null]);
    await send.fail(BUSY);
    actor.send({ type: 'address.choose', choice: 'own' });
    expect(selectSendFailure(now())).toBe(null);
  });

  it('API-18: after an email that may have been sent, the previous emails load again; after a refusal they don’t', async () => {
    const { actor, send, list, now } = start();
    await list.succeed([]);
    actor.send({ type: 'email.send' });
    await send.fail({ status: 409, message: 'The receipt has no email address.' });
    expect(list.asked.length).toBe(1);
    actor.send({ type: 'email.send' });
    await send.fail(BUSY);
    await list.succeed([SENT_BEFORE]);
    expect([selectHistory(now()), selectSendFailure(now())]).toEqual([[SENT_BEFORE], BUSY]);
  });

  it('API-7: a statement lists no earlier emails, and its form is empty each time it opens', () => {
    const { actor, send, list, now } = start('ada@mail.test', { kind: 'statement' });
    expect(list.asked).toEqual([]);
    actor.send({ type: 'address.choose', choice: 'other' });
    actor.send({ type: 'field.change', field: 'other', value: 'bea@mail.test' });
    actor.send({ type: 'dialog.close' });
    actor.send({ type: 'discard.confirm' });
    actor.send({ type: 'email.open', subject: { kind: 'statement' } });
    expect([selectChoice(now()), now().context.fields.texts.other]).toEqual(['own', '']);
    actor.send({ type: 'email.send' });
    expect(send.asked).toEqual([{ subject: { kind: 'statement' }, to: 'ada@mail.test' }]);
  });
});
