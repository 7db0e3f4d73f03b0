import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { reversalMachine } from '#machines/reversal/reversal.machine.ts';
import { selectReversalMessage } from '#machines/reversal/reversal.selectors.ts';
import { REFUSED, reversalModel, SESSION_OVER } from '#tests/machines/reversal.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { receivedPayments } from '#tests/support/received-transactions.ts';
import { type Drive, leaveField } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof reversalMachine>;

/** A payment of another day has no button for a void, and a void has no amount. */
function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const { kind: reversal, fields } = snapshot.context;
  const field = event['field'] as 'amount' | 'reason';
  switch (event.type) {
    case 'reversal.open':
      return snapshot.matches('closed') && (event['of'] as { voidable: boolean }).voidable;
    case 'field.change':
      return (
        snapshot.matches('editing') &&
        fields.texts[field] !== event['value'] &&
        (field === 'reason' || reversal === 'refund')
      );
    case 'field.blur':
      return snapshot.matches('editing');
    default:
      return snapshot.matches('editing') || snapshot.matches('unconfirmed');
  }
}

export const reversalPage = pageModel({
  model: reversalModel,
  scenes: { 'a payment of today': { input: { mayReverse: true }, can } },
  notOnPage: [],
});

const ONE = '/transaction/70001';

export const driveReversal: Drive<typeof reversalMachine> = async (adapter, desk) => {
  const answer = await desk.hold(`${ONE}/refund`, `${ONE}/void`);
  // Not the page, whose path ends like the call's.
  await desk.tell('/practice/[^/]+/transactions', () => receivedPayments(1));
  let path = '';
  const ends = (status: number, body: object) => () => answer(path, status, body);
  const entry = (paymentStatus: string) => ({ ...receivedPayments(1).results[0], paymentStatus });
  const sees = (snapshot: Snapshot) =>
    shows(adapter, readReversal, {
      ...(snapshot.matches('closed') ? CLOSED : dialogOf(snapshot)),
      isRefused: snapshot.matches('editing') && snapshot.context.failure !== null,
      isUnconfirmed: snapshot.matches('unconfirmed'),
      isBusy: snapshot.hasTag('busy'),
    });
  return {
    ...adapter,
    open: () => desk.open('/payment-management/transactions'),
    do: {
      'reversal.open'({ kind }) {
        path = `${ONE}/${kind}`;
        return adapter.click('button', `${kind === 'void' ? 'Void' : 'Refund'} transaction 70001`);
      },
      'reversal.confirm': () => adapter.clickAt('.dialog button[type=submit]'),
      'field.change': ({ field, value }) => adapter.fill(field === 'amount' ? 'Amount' : 'Reason', value),
      'field.blur': () => leaveField(adapter, 'Reason'),
      'dialog.close': () => adapter.press('Escape'),
    },
    answer: {
      'reverse → reversed': () => answer(path, 200, entry('Refunded')),
      'reverse → pending': () => answer(path, 202, entry('Pending')),
      'reverse → refused': ends(422, REFUSED),
      /** After the first, the page renews the token and sends the call again. */
      async 'reverse → session over'() {
        await answer(path, 401, SESSION_OVER);
        await answer(path, 401, SESSION_OVER);
      },
      'reverse → no response': ends(503, BUSY),
    },
    see: everyState(reversalPage, sees),
  };
};

const CLOSED = { title: '', amount: null, reason: null, errors: [] as string[] };

function dialogOf(snapshot: Snapshot) {
  const { kind, fields } = snapshot.context;
  const isWrong = (field: 'amount' | 'reason') => selectReversalMessage(field)(snapshot) !== null;
  return {
    title: TITLES[kind],
    amount: kind === 'refund' ? fields.texts.amount : null,
    reason: fields.texts.reason,
    errors: [...(isWrong('amount') ? ['Amount'] : []), ...(isWrong('reason') ? ['Reason'] : [])],
  };
}

const TITLES = { refund: 'Refund payment', void: 'Void payment' } as const;

function readReversal() {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const labels = [...document.querySelectorAll<HTMLLabelElement>('.dialog label')];
  const inputOf = (label: string) =>
    labels.find(({ innerText }) => innerText === label)?.control as HTMLInputElement | undefined;
  const alert = words('.dialog [role=alert]');
  return {
    title: words('.dialog-title'),
    amount: inputOf('Amount')?.value ?? null,
    reason: inputOf('Reason')?.value ?? null,
    errors: ['Amount', 'Reason'].filter((label) => inputOf(label)?.ariaInvalid === 'true'),
    isRefused: alert.includes('Nothing was refunded') || alert.includes('Nothing was voided'),
    isUnconfirmed: alert.includes('We couldn’t confirm that it went through'),
    isBusy: document.querySelector('.dialog [aria-busy=true]') !== null,
  };
}
