import { model } from '#charts/explore/model.ts';
import { formatAmount } from '#domain/money/money.ts';
import { firstChoice } from '#domain/payment/receipt-email.ts';
import { reversalMachine } from '#machines/reversal/reversal.machine.ts';

export const PAYMENT = {
  transactionId: '70001',
  memberName: 'Ada Marlowe',
  paidOn: '2026-03-02',
  paidWith: 'Visa ending in 0042',
  isOffice: false,
  refundableCents: 3000,
  voidable: true,
};
export const REFUSED = {
  status: 422,
  reason: 'Unprocessable Content',
  message: 'The refund was declined by the bank.',
};
export const OUTDATED = {
  status: 422,
  reason: 'Unprocessable Content',
  code: 'amountTooHigh' as const,
  message: 'The amount is more than what is left of the payment.',
};
/** The receipt can't be emailed, so the server stored nothing. */
export const NO_EMAIL = {
  status: 503,
  reason: 'Service Unavailable',
  code: 'emailUnavailable' as const,
  message: 'Email isn’t set up. Contact your administrator.',
};
/** After a refund elsewhere. */
export const LEFT = { ...PAYMENT, refundableCents: 1000, voidable: false };

export const SESSION_OVER = {
  status: 401,
  reason: 'Unauthorized',
  code: 'sessionEnded' as const,
  message: 'Your session has ended.',
};

export const reversalModel = model({
  machine: reversalMachine,
  inputs: [
    { mayReverse: true, ownAddress: '' },
    { mayReverse: true, ownAddress: 'ada@mail.test' },
    { mayReverse: false, ownAddress: '' },
  ],
  events: {
    'reversal.open': [
      { case: 'a refund', kind: 'refund', of: PAYMENT },
      { case: 'a void', kind: 'void', of: PAYMENT },
      { case: 'a void on another day', kind: 'void', of: { ...PAYMENT, voidable: false } },
    ],
    'address.choose': [{ choice: 'none' }, { choice: 'other' }],
    'reversal.confirm': [{}],
    'field.change': [
      { case: 'a reason', field: 'reason', value: 'Paid twice' },
      { case: 'no amount', field: 'amount', value: '' },
    ],
    'field.blur': [{ field: 'reason' }],
    'discard.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    reverse: {
      reversed: { output: { kind: 'reversed' } },
      pending: { output: { kind: 'pending' } },
      refused: { error: REFUSED },
      outdated: { error: OUTDATED },
      'no email': { error: NO_EMAIL },
      'session over': { error: SESSION_OVER },
      'no response': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
    readPayment: {
      'part of it is left': { output: LEFT },
      'nothing is left': { output: { ...LEFT, refundableCents: 0 } },
      'not listed': { error: new Error('The list has no transaction 70001.') },
    },
  },
  /** The number of decisions does not matter. */
  abstraction: ({ context: { attempt: _, failure, ...context } }) => [context, failure?.status ?? null],
  isHome: (snapshot) => snapshot.matches('closed'),
  invariants: {
    'API-21: money moves only while the chart sends a decision.': (snapshot) =>
      snapshot.matches('sending') === 'reverse' in snapshot.children,
    'API-21: every decision that is sent has a reason.': (snapshot) =>
      !snapshot.matches('sending') || snapshot.context.fields.texts.reason !== '',
    'API-21: a new decision starts only after a response which proves that the previous one moved no money.':
      (snapshot) =>
        !snapshot.matches('editing') ||
        snapshot.context.failure?.code === NO_EMAIL.code ||
        ![401, 408, 429, 503].includes(snapshot.context.failure?.status ?? 0),
    'DIALOG-3.7: the chart asks only before it discards a change.': ({ context, ...snapshot }) =>
      !snapshot.matches('discarding') ||
      context.fields.changed.length > 0 ||
      context.choice !== firstChoice(context.ownAddress),
    'PERM-8: without the right, nothing is refunded or voided.': (snapshot) =>
      snapshot.context.mayReverse || snapshot.matches('closed'),
    'API-21: a failure is shown if the decision was rejected or not confirmed.': (snapshot) =>
      snapshot.context.failure === null || !snapshot.matches('sending'),
    'API-21: the amount of a refund starts with the full rest of the payment.': ({
      context: { of, fields },
    }) => fields.changed.includes('amount') || fields.texts.amount === formatAmount(of.refundableCents),
  },
});
