import { pageModel } from '#charts/page/page-model.ts';
import { selectReversalMessage } from '#machines/reversal/reversal.selectors.ts';
import {
  LEFT,
  NO_EMAIL,
  OUTDATED,
  REFUSED,
  reversalModel,
  SESSION_OVER,
} from '#tests/machines/reversal.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { receivedPayments } from '#tests/support/received-transactions.ts';
import { because, canDo, type Drive, leaveField, type SnapshotOf } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof reversalModel>;

/** A payment of another day has no button for a void, and a void has no amount. */
const can = canDo<typeof reversalModel>({
  'reversal.open': (snapshot, event) => snapshot.matches('closed') && event.of.voidable,
  'field.change': (snapshot, { field, value }) =>
    snapshot.matches('editing') &&
    snapshot.context.fields.texts[field] !== value &&
    (field === 'reason' || snapshot.context.kind === 'refund'),
  'address.choose': () => false,
  otherwise: (snapshot) => !snapshot.matches('closed') && !snapshot.matches('sending'),
});

export const reversalPage = pageModel({
  model: reversalModel,
  scenes: { 'a payment of today': { input: { mayReverse: true, ownAddress: '' }, can } },
  notOnPage: because(
    'the page of a practice has no address of the patient: refunds.test.ts chooses one on the patient’s page',
    'reversal.editing|address.choose|0',
  ),
});

const ONE = '/transaction/70001';
const LIST = '/transactions';

export const driveReversal: Drive<typeof reversalModel> = async (adapter, harness) => {
  const answer = await harness.pause(`${ONE}/refund`, `${ONE}/void`, LIST);
  let path = '';
  let isListOutdated = false;
  const lists = async (first: object) => {
    const { results, ...page } = receivedPayments(1);
    await answer(LIST, 200, { ...page, results: results.map((each) => ({ ...each, ...first })) });
    isListOutdated = Object.keys(first).length > 0;
  };
  const ends = (status: number, body: object) => () => answer(path, status, body);
  const entry = (paymentStatus: string) => ({ ...receivedPayments(1).results[0], paymentStatus });
  const sees = (snapshot: Snapshot) =>
    shows(adapter, readReversal, {
      ...(snapshot.matches('closed') ? CLOSED : dialogOf(snapshot)),
      isRefused:
        !snapshot.matches('unconfirmed') && !snapshot.matches('closed') && snapshot.context.failure !== null,
      isUnconfirmed: snapshot.matches('unconfirmed'),
      isBusy: snapshot.hasTag('busy'),
    });
  return {
    async open() {
      await harness.open('/payment-management/transactions');
      await lists({});
    },
    do: {
      async 'reversal.open'({ kind }) {
        path = `${ONE}/${kind}`;
        if (isListOutdated) {
          await adapter.click('button', 'Amount');
          await lists({});
        }
        await adapter.click('button', 'Actions for transaction 70001');
        await adapter.click('menuitem', kind === 'void' ? 'Void' : 'Refund');
      },
      'reversal.confirm': () => adapter.clickAt('.dialog button[type=submit]'),
      'field.change': ({ field, value }) => adapter.fill(field === 'amount' ? 'Amount' : 'Reason', value),
      'field.blur': () => leaveField(adapter, 'Reason'),
      'discard.confirm': () => adapter.click('button', 'Discard changes'),
      'dialog.close': () => adapter.press('Escape'),
    },
    answer: {
      async 'reverse → reversed'() {
        await answer(path, 200, entry('Refunded'));
        await lists({});
      },
      async 'reverse → pending'() {
        await answer(path, 202, entry('Pending'));
        await lists({});
      },
      'reverse → refused': ends(422, REFUSED),
      'reverse → no email': ends(NO_EMAIL.status, NO_EMAIL),
      'reverse → outdated': ends(OUTDATED.status, OUTDATED),
      /** After the first, the page renews the token and sends the call again. */
      async 'reverse → session over'() {
        await answer(path, 401, SESSION_OVER);
        await answer(path, 401, SESSION_OVER);
      },
      'reverse → no response': ends(503, BUSY),
      'readPayment → part of it is left': () =>
        lists({ refundable: LEFT.refundableCents / 100, voidable: LEFT.voidable }),
      'readPayment → nothing is left': () => lists({ refundable: 0, voidable: false }),
      'readPayment → not listed': () => lists({ transactionId: '70002' }),
    },
    see: everyState(reversalPage, sees),
  };
};

const CLOSED = { title: '', amount: null, reason: null, errors: [] as string[] };

function dialogOf(snapshot: Snapshot) {
  const { kind, fields } = snapshot.context;
  const isWrong = (field: 'amount' | 'reason') => selectReversalMessage(field)(snapshot) !== null;
  return {
    title: snapshot.matches('discarding') ? 'Discard your changes?' : TITLES[kind],
    amount: kind === 'refund' ? fields.texts.amount : null,
    reason: fields.texts.reason,
    errors: [...(isWrong('amount') ? ['Amount'] : []), ...(isWrong('reason') ? ['Reason'] : [])],
  };
}

const TITLES = { refund: 'Refund payment', void: 'Void payment' } as const;

function readReversal() {
  const alert = dom.words('.dialog [role=alert]');
  return {
    title: dom.texts('.dialog-title').at(-1) ?? '',
    amount: dom.labeled('Amount')?.value ?? null,
    reason: dom.labeled('Reason')?.value ?? null,
    errors: ['Amount', 'Reason'].filter((label) => dom.labeled(label)?.ariaInvalid === 'true'),
    isRefused: alert.includes('Nothing was refunded') || alert.includes('Nothing was voided'),
    isUnconfirmed: alert.includes('We couldn’t confirm that it went through'),
    isBusy: dom.has('.dialog [aria-busy=true]'),
  };
}
