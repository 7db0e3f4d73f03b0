import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type PaymentIntent, wantedCents } from '#domain/payment/payment.ts';
import type { PaymentAdvice } from '#domain/payment/payment-refusal.ts';
import * as select from '#machines/take-payment/take-payment.selectors.ts';
import { VISA } from '#tests/machines/payment-accounts.model.ts';
import { INTENT, takePaymentModel } from '#tests/machines/take-payment.model.ts';
import { BUSY, conflict } from '#tests/support/failures.ts';
import { acceptItems, refuseItems } from '#tests/support/full-storage.ts';
import { listed } from '#tests/support/harness.ts';
import { NO_TRANSACTIONS, RECEIPT_ADDRESS } from '#tests/support/received-transactions.ts';
import { releaseLock, takeLock } from '#tests/support/taken-lock.ts';
import { choose } from './choose.ts';
import { because, canDo, type Drive, leaveField, pressFirst, type SnapshotOf, typeInto } from './drive.ts';
import { sendDebtor } from './patient-head.ts';
import { readFields, readPayment } from './read-payment.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof takePaymentModel>;

/** A walk's clock is in 1970, when no card has expired. */
const INPUT = { dueCents: INTENT.amountCents, today: '1969-12-31', emailsReceipts: false };

/** A pending payment can't be changed or sent again; the walk charges the amount due. */
const canSend = canDo<typeof takePaymentModel>({
  'account.choose': ({ context: { accounts, draft } }, { id }) =>
    accounts.some((account) => account.id === id) && draft.accountId !== id,
  // The amount due stays the same during the walk, and no card is added.
  'account.add': () => false,
  'accounts.reload': () => false,
  'due.change': () => false,
  'payment.confirm': ({ context: { draft, fields, dueCents } }) =>
    draft.accountId === INTENT.accountId &&
    wantedCents({ ...draft, ...fields.texts }, dueCents) === INTENT.amountCents,
  'payment.again': (snapshot) => !snapshot.matches('approved') || snapshot.matches({ approved: 'idle' }),
  'receipts.choose': ({ context }, { emailsReceipts }) => context.emailsReceipts !== emailsReceipts,
});

const KEPT = { nothing: null, 'an earlier one': INTENT };
type Kept = keyof typeof KEPT;

/** The page finds a stored payment once, when it opens. */
const scene = (recalled: Kept) => ({
  input: INPUT,
  can: (snapshot: Snapshot, step: Step) =>
    step.kind === 'outcome' && step.actor === 'recallIntent'
      ? step.outcome === recalled
      : canSend(snapshot, step),
});

export const takePaymentPage = pageModel({
  model: takePaymentModel,
  scenes: {
    'no payment has begun': scene('nothing'),
    'a payment was begun earlier': scene('an earlier one'),
  },
  notOnPage: [
    ...because(
      'the amount due loads beside the payment: take-payment.test.ts pays after another user has paid',
      ...['takePayment', 'takePayment.claiming', 'takePayment.reviewing'].map(
        (state) => `${state}|due.change|0`,
      ),
    ),
    ...because(
      'the button is unavailable while the choice is saved',
      'takePayment.approved.savingPreference|payment.again|0',
    ),
    ...because(
      'the form of a card has a walk of its own: take-payment.test.ts adds a card on the page and charges it',
      ...['account.add', 'accounts.reload'].map((event) => `takePayment.choosing|${event}|0`),
    ),
    ...because(
      'an unreadable storage counts as empty: the port never fails',
      'takePayment.recalling|xstate.error.actor.recallIntent|0',
    ),
  ],
});

const ACCOUNTS = '/payment-accounts';
const PAY = '/take-payment';
const STATE = '/state';
const RECEIPT = '/transaction/70001/address';
const PREFERENCE = '/receipt-preference';
const TAKEN = {
  transactionId: '70001',
  receiptUrl: '/api/receipt',
  paidAt: '1970-01-01T00:00:00.000Z',
  paymentType: 'Credit Card',
  cardType: 1,
  lastFour: '0002',
};
const DECLINED = {
  status: 422,
  reason: 'Refused',
  code: 'cardDeclined',
  message: 'The card was declined: insufficient funds. Try another card.',
};
const OTHER_PENDING = conflict(
  'paymentPending',
  'A payment on this plan is still processing. Try again when it has finished.',
);

const stateOf = (state: string, message: string | null = null) => ({ state, message, payment: null });

/** Runs in the page. */
function keepItem([name, text]: readonly [name: string, text: string | null]): void {
  if (text === null) localStorage.removeItem(name);
  else localStorage.setItem(name, text);
}

const NO_SCHEDULE = { planId: '20001', planName: 'Family Care', payments: [] };

export const driveTakePayment: Drive<typeof takePaymentModel> = async (adapter, harness) => {
  await harness.recordTabs();
  const answer = await harness.pause(ACCOUNTS, PAY, STATE, RECEIPT, PREFERENCE);
  const item = `payment.${harness.userId}.10000001.20001`;
  const keep = (kept: PaymentIntent | null) =>
    adapter.inPage(keepItem, [item, kept && JSON.stringify(kept)] as const);
  const makeRoom = () => adapter.inPage(acceptItems, null);
  const release = () => adapter.inPage(releaseLock, null);
  await sendDebtor(harness);
  await harness.respondTo('/payment/schedule', () => NO_SCHEDULE);
  await harness.respondTo('/plan/transactions', () => NO_TRANSACTIONS);
  const sees = (snapshot: Snapshot) => shows(adapter, readPayment, viewOf(snapshot));
  const recall = async (kept: Kept) => {
    await makeRoom();
    await keep(KEPT[kept]);
  };
  return {
    open: () => harness.open('/payment'),
    do: {
      'payment.retry': () => adapter.click('button', 'Try again'),
      'amount.choose': ({ choice }) =>
        adapter.inPage(pressFirst, `.payment input[type=radio][value=${choice}]`),
      'field.change': ({ value }) =>
        adapter.inPage(typeInto, ['.payment input[inputmode=decimal]', value] as const),
      'field.blur': () => leaveField(adapter, 'Amount to charge'),
      'account.choose': ({ id }) => choose(adapter, 'Payment method', id),
      'payment.review': () => adapter.click('button', 'Review payment'),
      'payment.change': () => adapter.click('button', 'Back'),
      async 'payment.confirm'() {
        await makeRoom();
        await adapter.inPage(takeLock, item);
        await adapter.click('button', /^Charge /);
      },
      'payment.check': () => adapter.click('button', 'Check status'),
      'payment.charge': () => adapter.click('button', /^Charge /),
      'payment.discard': () => adapter.click('button', 'Discard payment'),
      'receipt.open': () => adapter.click('button', 'Print receipt'),
      'receipts.choose': () => adapter.inPage(pressFirst, '.payment [role=switch]'),
      'payment.again': () =>
        adapter.click('button', /^(Take another payment|Try again|Use another payment method)$/),
    },
    answer: {
      'listAccounts → two': () =>
        answer(ACCOUNTS, 200, listed({ ...VISA, id: '302', expirationDate: '10/26' }, VISA)),
      'listAccounts → none': () => answer(ACCOUNTS, 200, listed()),
      'listAccounts → down': () => answer(ACCOUNTS, 503, BUSY),
      'claimIntent → own': release,
      'claimIntent → of another tab': async () => {
        await keep({ ...INTENT, key: 'key-2' });
        await release();
      },
      'claimIntent → refused': async () => {
        await adapter.inPage(refuseItems, 'local');
        await release();
      },
      'takePayment → approved': () => answer(PAY, 200, TAKEN),
      'takePayment → pending': () => answer(PAY, 202, TAKEN),
      'takePayment → declined': () => answer(PAY, 422, DECLINED),
      'takePayment → another pending': () => answer(PAY, 409, OTHER_PENDING),
      'takePayment → lost': () => answer(PAY, 503, BUSY),
      'checkPayment → charged': () => answer(STATE, 200, { ...stateOf('Charged'), payment: TAKEN }),
      'checkPayment → declined': () => answer(STATE, 200, stateOf('Declined', DECLINED.message)),
      'checkPayment → not received': () => answer(STATE, 200, stateOf('NotReceived')),
      'checkPayment → still pending': () => answer(STATE, 200, stateOf('Pending')),
      'checkPayment → unreachable': () => answer(STATE, 503, BUSY),
      'setReceiptPreference → saved': () => answer(PREFERENCE, 200, { emailsReceipts: true }),
      'setReceiptPreference → down': () => answer(PREFERENCE, 503, BUSY),
      'openReceipt → opened': () => answer(RECEIPT, 200, RECEIPT_ADDRESS),
      'openReceipt → blocked': () => answer(RECEIPT, 503, BUSY),
    },
    ready: {
      'recallIntent → nothing': () => recall('nothing'),
      'recallIntent → an earlier one': () => recall('an earlier one'),
    },
    see: {
      ...everyState(takePaymentPage, sees),
      // The user can't pay yet, with or without a stored payment.
      'takePayment.recalling': () => shows(adapter, readFields, []),
    },
  };
};

const NONE_ON_FILE = 'No payment method on file. Add a card or bank account, or choose Cash or Check.';
const NOTHING_SHOWN = { choice: '', text: '', account: '', said: '' };

/** What the page shows in a state: the form's fields with their errors, or a text with the amount. */
function viewOf(snapshot: Snapshot) {
  const phase = select.selectPaymentPhase(snapshot);
  const { draft, fields } = snapshot.context;
  const isBusy = phase !== 'loading' && select.selectIsPaying(snapshot);
  const none = select.selectPayableAccounts(snapshot).length === 0;
  const lacking = select.selectLacksAccount(snapshot)
    ? ` ${none ? NONE_ON_FILE : 'Choose a payment method.'}`
    : '';
  if (phase === 'choosing') {
    const said = `${select.selectAmountMessage(snapshot) ?? ''}${lacking}`.trim();
    const text = draft.choice === 'other' ? fields.texts.amount : '';
    return { phase, isBusy, choice: draft.choice, text, account: draft.accountId, said };
  }
  return { ...NOTHING_SHOWN, phase, isBusy, said: wordsOf(snapshot) };
}

const ADVICE: Partial<Record<PaymentAdvice, string>> = {
  otherPayment: 'Another payment is in progress. Check Transactions before you try again.',
};

function wordsOf(snapshot: Snapshot): string {
  const amount = formatMoney(select.selectAmountCents(snapshot));
  const failure = select.selectPaymentFailure(snapshot);
  switch (select.selectPaymentPhase(snapshot)) {
    case 'failed':
      return 'The server is busy.';
    case 'reviewing':
      return `Charge ${amount} ${failure === null ? '' : 'The storage is full.'}`.trim();
    case 'approved':
      return `${amount} from Ada Marlowe`;
    case 'declined':
      return `${failure?.message} ${ADVICE[select.selectPaymentAdvice(snapshot)] ?? ''}`.trim();
    case 'checking':
      return failure === null
        ? `We’re waiting for the result of the ${amount} payment for Ada Marlowe.`
        : `Bridgework couldn’t check the ${amount} payment for Ada Marlowe. ${failure.message}`;
    case 'notReceived':
      return `The ${amount} payment for Ada Marlowe didn’t go through. Nothing was charged.`;
    default:
      return '';
  }
}
