import { model } from '#charts/explore/model.ts';
import type { ReceiptEmail } from '#domain/payment/receipt-email.ts';
import { receiptEmailMachine } from '#machines/receipt-email/receipt-email.machine.ts';
import { conflict } from '#tests/support/failures.ts';

export const SENT_BEFORE: ReceiptEmail = {
  to: 'ada@mail.test',
  state: 'Sent',
  askedAt: '2026-11-02T15:04:05Z',
  sentAt: '2026-11-02T15:04:07Z',
};
const SERVER_DOWN = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

export const NOTHING_PAID = conflict('nothingPaid', 'This payment has no receipt.');

export const receiptEmailModel = model({
  machine: receiptEmailMachine,
  inputs: [{ ownAddress: 'ada@mail.test' }, { ownAddress: '' }],
  events: {
    'email.open': [
      { case: 'the receipt of a transaction', subject: { kind: 'receipt', transactionId: '70001' } },
      { case: 'a statement of all plans', subject: { kind: 'statement' } },
    ],
    'email.sendToPatient': [
      { case: 'the receipt of a payment', subject: { kind: 'receipt', transactionId: '70001' } },
    ],
    'dialog.close': [{}],
    'discard.confirm': [{}],
    'address.choose': [
      { case: 'another one', choice: 'other' },
      { case: 'their own', choice: 'own' },
    ],
    'field.change': [
      { case: 'an address', field: 'other', value: 'bea@mail.test' },
      { case: 'half an address', field: 'other', value: 'bea' },
      { case: 'a sign that no address has', field: 'other', value: 'bea!' },
    ],
    'field.blur': [{ field: 'other' }],
    'email.send': [{}],
    'history.retry': [{}],
  },
  outcomes: {
    sendEmail: {
      sent: { output: { message: 'Email sent successfully' } },
      'server down': SERVER_DOWN,
      refused: { error: NOTHING_PAID },
    },
    listEmails: { loaded: { output: [SENT_BEFORE] }, 'server down': SERVER_DOWN },
  },
  /** The history's content and the words of a failure don't affect later steps. */
  abstraction: ({ context: { history, failure, historyFailure, ...context } }) => [
    context,
    history === null,
    failure?.status ?? null,
    historyFailure === null,
  ],
  isHome: (snapshot) => snapshot.matches('closed'),
  invariants: {
    'API-18: every email that is sent has an address.': (snapshot) =>
      !snapshot.hasTag('busy') ||
      (snapshot.context.choice === 'own'
        ? snapshot.context.ownAddress !== ''
        : snapshot.context.fields.texts.other === 'bea@mail.test'),
    'API-7, API-18: the server is called exactly while the page shows it.': (snapshot) =>
      snapshot.hasTag('busy') === 'sendEmail' in snapshot.children &&
      snapshot.hasTag('loading') === 'listEmails' in snapshot.children,
    'API-18: a receipt has a history, a statement has none.': (snapshot) =>
      !snapshot.matches('open') ||
      (snapshot.context.subject.kind === 'statement') ===
        snapshot.matches({ open: { history: 'notApplicable' } }),
    'FIELD-1: a rejected key does not change the address.': ({ context }) =>
      !context.fields.texts.other.includes('!'),
    'API-7, API-18: no failure is shown while the email is being sent.': (snapshot) =>
      !snapshot.hasTag('busy') || snapshot.context.failure === null,
    'API-18: a missing history is reported exactly if it could not be loaded.': (snapshot) =>
      !snapshot.matches('open') ||
      (snapshot.context.historyFailure !== null) === snapshot.matches({ open: { history: 'failed' } }),
  },
});
