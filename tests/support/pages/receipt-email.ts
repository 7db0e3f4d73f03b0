import { pageModel } from '#charts/page/page-model.ts';
import type { EmailSubject } from '#domain/payment/receipt-email.ts';
import {
  selectAddressError,
  selectChoice,
  selectHistory,
  selectHistoryFailure,
  selectIsEmailOpen,
  selectIsSending,
  selectSendFailure,
  selectSubject,
} from '#machines/receipt-email/receipt-email.selectors.ts';
import { NOTHING_PAID, receiptEmailModel, SENT_BEFORE } from '#tests/machines/receipt-email.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { RECEIVED_TRANSACTIONS } from '#tests/support/received-transactions.ts';
import { because, canDo, type Drive, leaveField, pressFirst, type SnapshotOf } from './drive.ts';
import { isThere } from './is-there.ts';
import { sendHead } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof receiptEmailModel>;

const isEditing = (snapshot: Snapshot): boolean => snapshot.matches({ open: { form: 'editing' } });
const isDiscarding = (snapshot: Snapshot): boolean => snapshot.hasTag('discarding');
const isTyping = (snapshot: Snapshot): boolean => isEditing(snapshot) && snapshot.context.choice === 'other';

/** While the email is sending, the form is read-only. */
const can = canDo<typeof receiptEmailModel>({
  'email.open': (snapshot) => snapshot.matches('closed'),
  'address.choose': (snapshot, { choice }) =>
    isEditing(snapshot) && snapshot.context.ownAddress !== '' && choice !== snapshot.context.choice,
  'field.change': (snapshot, { value }) =>
    isTyping(snapshot) && value !== snapshot.context.fields.texts.other,
  'field.blur': isTyping,
  // A click leaves the field, which clears its refusal.
  'history.retry': (snapshot) =>
    snapshot.context.fields.refusal === null &&
    !isDiscarding(snapshot) &&
    snapshot.matches({ open: { history: 'failed' } }),
  'discard.confirm': isDiscarding,
  'dialog.close': (snapshot) => isEditing(snapshot) || isDiscarding(snapshot),
  otherwise: isEditing,
});

/** The patients in the scenes, with and without an email address. */
const PATIENT_EMAILS = { 'a patient with an address': 'ada@mail.test', 'one without': '' };

export const receiptEmailPage = pageModel({
  model: receiptEmailModel,
  scenes: {
    'a patient with an address': { input: { ownAddress: 'ada@mail.test' }, can },
    'one without': { input: { ownAddress: '' }, can },
  },
  notOnPage: because(
    'the page of a payment sends without the dialog: take-payment.test.ts emails a receipt with one click',
    'receiptEmail.closed|email.sendToPatient|0',
    'receiptEmail.closed|email.sendToPatient|1',
    'receiptEmail.sendingToPatient|xstate.done.actor.sendEmail|0',
    'receiptEmail.sendingToPatient|xstate.error.actor.sendEmail|0',
  ),
});

/** The page requests its list first, and the path of the call that sends a statement has the same ending. */
const LIST = '/plan/transactions';
const HISTORY = '/plan/transaction/70001/emails';
const CALLS = { receipt: '/plan/transaction/70001/email', statement: LIST } as const;

const { to: emailAddress, ...sent } = SENT_BEFORE;
const LOADED = { results: [{ emailAddress, ...sent }] };

export const driveReceiptEmail: Drive<typeof receiptEmailModel> = async (adapter, harness) => {
  const answer = await harness.pause(LIST, HISTORY, CALLS.receipt);
  let address = '';
  await sendHead(harness, { member: () => ({ ...RECEIVED_MEMBER, emailAddress: address }) });
  let kind: EmailSubject['kind'] = 'statement';
  const sees = (snapshot: Snapshot) => shows(adapter, readEmail, viewOf(snapshot));
  return {
    async open(scene) {
      address = PATIENT_EMAILS[scene as keyof typeof PATIENT_EMAILS];
      await harness.open('/view-patient/transactions');
      await answer(LIST, 200, RECEIVED_TRANSACTIONS);
      await isThere(adapter, '.pagination-range');
    },
    do: {
      async 'email.open'({ subject }) {
        kind = subject.kind;
        if (subject.kind === 'statement') return adapter.click('button', 'Email statement');
        await adapter.click('button', `Actions for transaction ${subject.transactionId}`);
        await adapter.click('menuitem', 'Email receipt');
      },
      'discard.confirm': () => adapter.click('button', 'Discard changes'),
      'dialog.close': () => adapter.press('Escape'),
      'address.choose': ({ choice }) =>
        adapter.inPage(pressFirst, `.dialog input[type=radio][value=${choice}]`),
      'field.change': ({ value }) => adapter.fill('Email', value),
      'field.blur': () => leaveField(adapter, 'Email'),
      'email.send': () => adapter.click('button', kind === 'receipt' ? 'Send receipt' : 'Send statement'),
      'history.retry': () => adapter.click('button', 'Try again'),
    },
    answer: {
      'sendEmail → sent': () => answer(CALLS[kind], 200, { message: 'Email sent successfully' }),
      'sendEmail → server down': () => answer(CALLS[kind], 503, BUSY),
      'sendEmail → refused': () => answer(CALLS[kind], 409, NOTHING_PAID),
      'listEmails → loaded': () => answer(HISTORY, 200, LOADED),
      'listEmails → server down': () => answer(HISTORY, 503, BUSY),
    },
    see: everyState(receiptEmailPage, sees),
  };
};

function viewOf(snapshot: Snapshot): ReturnType<typeof readEmail> {
  if (!selectIsEmailOpen(snapshot)) return null;
  const title = selectSubject(snapshot).kind === 'receipt' ? 'Email receipt' : 'Email statement';
  const isOther = selectChoice(snapshot) === 'other';
  const message = snapshot.context.fields.refusal?.message ?? selectAddressError(snapshot) ?? '';
  return {
    title: isDiscarding(snapshot) ? 'Discard your changes?' : title,
    choice: snapshot.context.ownAddress === '' ? null : selectChoice(snapshot),
    other: isOther ? snapshot.context.fields.texts.other : null,
    message: isOther ? message : '',
    failure: selectSendFailure(snapshot)?.message ?? '',
    isSending: selectIsSending(snapshot),
    history: historyIn(snapshot),
  };
}

function historyIn(snapshot: Snapshot): string {
  if (selectSubject(snapshot).kind === 'statement') return '';
  if (selectHistoryFailure(snapshot) !== null) return 'Couldn’t load';
  return selectHistory(snapshot) === null ? 'Loading' : 'ada@mail.test';
}

/** The form; null while it is closed. */
function readEmail() {
  if (!dom.has('.dialog')) return null;
  const field = dom.input('.dialog input[name=emailAddress]');
  const history = dom.words('.dialog :is(.receipt-history p, .receipt-email-to)');
  const known = ['Couldn’t load', 'Loading'].find((part) => history.includes(part));
  return {
    title: dom.texts('.dialog h2').at(-1) ?? '',
    /** The chosen address; null without a choice. */
    choice: dom.input('.dialog input[type=radio]:checked')?.value ?? null,
    /** The typed address; null without a field. */
    other: field?.value ?? null,
    message: dom.message(field),
    failure: dom.words('.dialog [role=alert] .banner-words > div'),
    isSending: dom.has('.dialog [type=submit][aria-busy=true]'),
    history: known ?? history,
  };
}
