import { model } from '#charts/explore/model.ts';
import type { ErrorCode } from '#domain/failure/error-codes.ts';
import type { PaymentIntent, TakenPayment } from '#domain/payment/payment.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { takePaymentMachine } from '#machines/take-payment/take-payment.machine.ts';
import { DOWN, TODAY, VISA } from './payment-accounts.model.ts';

export const TAKEN: TakenPayment = {
  transactionId: '70001',
  paidAt: '1970-01-01T00:00:00.000Z',
  paidWith: { accountType: 'Credit Card', cardType: 1, lastFourCardDigits: '0002' },
};
export const INTENT: PaymentIntent = { key: 'key-1', accountId: '301', amountCents: 3000, decidedAt: 0 };
const NEW_VISA: PaymentAccount = { ...VISA, id: '303', lastFourCardDigits: '0003' };
const OTHERS: PaymentIntent = { ...INTENT, key: 'key-2' };
const EXPIRED = { ...VISA, id: '302', expirationDate: '10/26' };
const CARD_DECLINED = 'The card was declined: insufficient funds. Try another card.';
const said = (status: number, message: string, code?: ErrorCode) => ({ error: { status, message, code } });

export const takePaymentModel = model({
  machine: takePaymentMachine,
  inputs: [
    { dueCents: 3000, today: TODAY, emailsReceipts: false },
    { dueCents: 0, today: TODAY, emailsReceipts: false },
  ],
  events: {
    'payment.retry': [{}],
    'due.change': [
      { case: 'nothing', dueCents: 0 },
      { case: 'thirty', dueCents: 3000 },
    ],
    'amount.choose': [
      { case: 'another', choice: 'other' },
      { case: 'the amount due', choice: 'due' },
    ],
    'field.change': [
      { case: 'ten', field: 'amount', value: '10' },
      { case: 'too much', field: 'amount', value: '40' },
    ],
    'field.blur': [{ field: 'amount' }],
    'account.choose': [
      { case: 'one that holds', id: '301' },
      { case: 'an expired one', id: '302' },
    ],
    'account.add': [{ account: NEW_VISA }],
    'accounts.reload': [{}],
    'payment.review': [{}],
    'payment.change': [{}],
    'payment.confirm': [{}],
    'payment.check': [{}],
    'payment.charge': [{}],
    'payment.discard': [{}],
    'receipt.open': [{}],
    'receipts.choose': [
      { case: 'every one by email', emailsReceipts: true },
      { case: 'on request', emailsReceipts: false },
    ],
    'payment.again': [{}],
  },
  outcomes: {
    recallIntent: {
      nothing: { output: null },
      'an earlier one': { output: INTENT },
      down: DOWN,
    },
    listAccounts: { two: { output: [EXPIRED, VISA] }, none: { output: [] }, down: DOWN },
    claimIntent: {
      own: { output: { intent: INTENT, isOwn: true } },
      'of another tab': { output: { intent: OTHERS, isOwn: false } },
      refused: DOWN,
    },
    takePayment: {
      approved: { output: { kind: 'approved', payment: TAKEN } },
      pending: { output: { kind: 'pending' } },
      declined: said(422, CARD_DECLINED, 'cardDeclined'),
      'another pending': said(
        409,
        'A payment on this plan is still processing. Try again when it has finished.',
        'paymentPending',
      ),
      lost: DOWN,
    },
    checkPayment: {
      charged: { output: { kind: 'approved', payment: TAKEN } },
      declined: { output: { kind: 'declined', message: CARD_DECLINED } },
      'not received': { output: { kind: 'notReceived' } },
      'still pending': { output: { kind: 'pending' } },
      unreachable: DOWN,
    },
    setReceiptPreference: { saved: { output: undefined }, down: DOWN },
    openReceipt: {
      opened: { output: undefined },
      blocked: said(403, 'The browser kept the tab from opening.'),
    },
  },
  /** The kind of failure only changes the words. */
  abstraction: ({ context: { failure, ...context } }) => [context, failure?.status ?? null],
  /** A choice about receipts is undone before another payment. */
  isWorthTaking: ({ context: { draft, fields, emailsReceipts } }, { event }) => {
    const { amount } = fields.texts;
    if (event.type === 'field.change' || event.type === 'field.blur')
      return draft.choice === 'other' && (event.type === 'field.blur' || amount === '');
    if (event.type === 'account.add') return amount === '' && draft.accountId !== NEW_VISA.id;
    if (event.type === 'accounts.reload') return draft.choice === 'due' && draft.accountId === '301';
    if (event.type === 'payment.again') return !emailsReceipts;
    if (event.type === 'amount.choose') return amount === '' && draft.choice !== event['choice'];
    return true;
  },
  isHome: (snapshot) => snapshot.matches('choosing'),
  whyHome: 'It starts by checking for an earlier open payment, and rests while a payment can be chosen.',
  paths: {
    'API-10: a payment is never charged twice: it is sent again only after the server responded that it has none.':
      [
        { from: 'takePayment.paying', to: 'takePayment.resending', first: 'takePayment.notReceived' },
        { from: 'takePayment.resending', to: 'takePayment.resending', first: 'takePayment.notReceived' },
        { from: 'takePayment.checking', to: 'takePayment.paying', first: 'takePayment.checking.requesting' },
      ],
  },
  invariants: {
    'API-10: an account is charged only for a payment that is stored under its key.': ({
      context,
      children,
    }) => !('takePayment' in children) || context.intent !== null,
    'API-10.5: while it is unknown whether a payment went through, nothing is charged.': (snapshot) =>
      !snapshot.hasTag('checking') || !('takePayment' in snapshot.children),
    'API-10: while the outcome of a payment is unknown, no other payment can begin.': (snapshot) =>
      !snapshot.hasTag('checking') ||
      (!snapshot.can({ type: 'payment.again' }) &&
        !snapshot.can({ type: 'payment.review' }) &&
        !snapshot.can({ type: 'payment.confirm' })),
    'API-10: the page shows that a payment failed only after the server responded that it charged nothing.': (
      snapshot,
    ) => !snapshot.matches('declined') || [409, 422].includes(snapshot.context.failure?.status ?? 0),
    'API-10: a receipt is offered only for a payment that the server accepted.': (snapshot) =>
      (snapshot.context.payment?.transactionId === '70001') === snapshot.matches('approved'),
    'SCHEMA-1: an amount of zero, or above the amount due, is never reviewed.': (snapshot) => {
      const { draft, fields, dueCents } = snapshot.context;
      if (!snapshot.matches('reviewing') && !snapshot.matches('claiming')) return true;
      return dueCents > 0 && (draft.choice === 'due' || !['', '40'].includes(fields.texts.amount));
    },
    'API-10: an expired card is not charged.': (snapshot) =>
      !(snapshot.matches('reviewing') || snapshot.matches('claiming')) ||
      ['301', NEW_VISA.id].includes(snapshot.context.draft.accountId),
    'API-10: the page shows every running request.': (snapshot) =>
      ['takePayment', 'checkPayment', 'claimIntent', 'openReceipt', 'setReceiptPreference'].some(
        (call) => call in snapshot.children,
      ) === snapshot.hasTag('busy'),
  },
});
