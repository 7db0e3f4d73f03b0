import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { EmailSubject } from '#domain/payment/receipt-email.ts';
import type { receiptEmailMachine } from '#machines/receipt-email/receipt-email.machine.ts';
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
import { receiptEmailModel, SENT_BEFORE } from '#tests/machines/receipt-email.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { RECEIVED_TRANSACTIONS } from '#tests/support/received-transactions.ts';
import { type Drive, leaveField, pressFirst } from './drive.ts';
import { isThere } from './is-there.ts';
import { tellHead } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof receiptEmailMachine>;

/** While the email is sending, the form is read-only. */
function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const { choice, fields, ownAddress } = snapshot.context;
  const isEditing = snapshot.matches({ open: { form: 'editing' } });
  switch (event.type) {
    case 'email.open':
      return snapshot.matches('closed');
    case 'address.choose':
      return isEditing && ownAddress !== '' && event['choice'] !== choice;
    case 'field.change':
      return isEditing && choice === 'other' && event['value'] !== fields.texts.other;
    case 'field.blur':
      return isEditing && choice === 'other';
    case 'history.retry':
      // A click leaves the field, which clears its refusal.
      return fields.refusal === null && snapshot.matches({ open: { history: 'failed' } });
    default:
      return isEditing;
  }
}

/** The patients in the scenes, with and without an email address. */
export const PATIENT_EMAILS = { 'a patient with an address': 'ada@mail.test', 'one without': '' } as const;
export type PatientWithEmail = keyof typeof PATIENT_EMAILS;

export const receiptEmailPage = pageModel({
  model: receiptEmailModel,
  scenes: {
    'a patient with an address': { input: { ownAddress: 'ada@mail.test' }, can },
    'one without': { input: { ownAddress: '' }, can },
  },
  notOnPage: [
    'receiptEmail.closed|email.sendToPatient|0',
    'receiptEmail.closed|email.sendToPatient|1',
    'receiptEmail.sendingToPatient|xstate.done.actor.sendEmail|0',
    'receiptEmail.sendingToPatient|xstate.error.actor.sendEmail|0',
  ].map((transition) => ({
    transition,
    why: 'the page of a payment sends without the dialog: take-payment.test.ts emails a receipt with one click',
  })),
});

/** The page requests its list first, and the path of the call that sends a statement has the same ending. */
const LIST = '/plan/transactions';
const HISTORY = '/plan/transaction/70001/emails';
const CALLS = { receipt: '/plan/transaction/70001/email', statement: LIST } as const;

const { to: emailAddress, ...sent } = SENT_BEFORE;
const TOLD = { results: [{ emailAddress, ...sent }] };

export const driveReceiptEmail: Drive<typeof receiptEmailMachine> = async (adapter, desk) => {
  const answer = await desk.hold(LIST, HISTORY, CALLS.receipt);
  let address = '';
  await tellHead(desk, { member: () => ({ ...RECEIVED_MEMBER, emailAddress: address }) });
  let kind: EmailSubject['kind'] = 'statement';
  const sees = (snapshot: Snapshot) => shows(adapter, readEmail, viewOf(snapshot));
  return {
    ...adapter,
    async open(scene) {
      const patient = scene as PatientWithEmail;
      address = PATIENT_EMAILS[patient];
      await desk.open('/view-patient/transactions');
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
      'email.close': () => adapter.click('button', 'Cancel'),
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
      'listEmails → told': () => answer(HISTORY, 200, TOLD),
      'listEmails → server down': () => answer(HISTORY, 503, BUSY),
    },
    see: everyState(receiptEmailPage, sees),
  };
};

interface EmailView {
  title: string;
  /** The chosen address; null without a choice. */
  choice: string | null;
  /** The typed address; null without a field. */
  other: string | null;
  message: string;
  failure: string;
  isSending: boolean;
  history: string;
}

const CLOSED: EmailView = {
  title: '',
  choice: null,
  other: null,
  message: '',
  failure: '',
  isSending: false,
  history: '',
};

function viewOf(snapshot: Snapshot): EmailView {
  if (!selectIsEmailOpen(snapshot)) return CLOSED;
  const isOther = selectChoice(snapshot) === 'other';
  const message = snapshot.context.fields.refusal?.message ?? selectAddressError(snapshot) ?? '';
  return {
    title: selectSubject(snapshot).kind === 'receipt' ? 'Email receipt' : 'Email statement',
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

function readEmail(): EmailView {
  const dialog = document.querySelector<HTMLElement>('.dialog');
  const words = (selector: string) => dialog?.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '';
  const field = dialog?.querySelector<HTMLInputElement>('input[name=emailAddress]') ?? null;
  const message = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  const told = words('.transactions-history p, .transactions-email-to');
  const [known] = ['Couldn’t load', 'Loading'].filter((part) => told.includes(part));
  return {
    title: words('h2'),
    choice: dialog?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value ?? null,
    other: field?.value ?? null,
    message: message?.innerText ?? '',
    failure: words('[role=alert] .banner-words > div'),
    isSending: dialog?.querySelector('[type=submit]')?.getAttribute('aria-busy') === 'true',
    history: known ?? told,
  };
}
