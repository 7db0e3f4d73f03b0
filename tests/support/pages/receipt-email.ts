import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
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
import { receiptEmailModel } from '#tests/machines/receipt-email.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof receiptEmailMachine>;

/** While the email is on its way nobody changes anything of it. */
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
      // A press leaves the field, which takes the refusal away.
      return fields.refusal === null && snapshot.matches({ open: { history: 'failed' } });
    default:
      return isEditing;
  }
}

/** The patients of the scenes: with an address of their own, and with none. */
export const PATIENT_EMAILS = { 'a patient with an address': 'ada@mail.test', 'one without': '' } as const;
export type PatientWithEmail = keyof typeof PATIENT_EMAILS;

export const receiptEmailPage = pageModel({
  model: receiptEmailModel,
  scenes: {
    'a patient with an address': { input: { ownAddress: 'ada@mail.test' }, can },
    'one without': { input: { ownAddress: '' }, can },
  },
  notOnPage: [],
});

export interface ReceiptEmailSet {
  open(patient: PatientWithEmail): Promise<void>;
  /** Ends the call that is under way, which waits until then. */
  answer: Record<'told' | 'history: server down', () => Promise<void>>;
  /** The same for an email, by what is sent. */
  answerSent: Record<'sent' | 'server down', (kind: EmailSubject['kind']) => Promise<void>>;
}

export function driveReceiptEmail(
  adapter: PageAdapter,
  set: ReceiptEmailSet,
): PageDriver<typeof receiptEmailMachine> {
  let kind: EmailSubject['kind'] = 'statement';
  const sees = (snapshot: Snapshot) => shows(adapter, readEmail, viewOf(snapshot));
  return {
    ...adapter,
    open: (scene) => set.open(scene as PatientWithEmail),
    do: {
      async 'email.open'({ subject }) {
        kind = subject.kind;
        if (subject.kind === 'statement') return adapter.click('button', 'Email statement');
        await adapter.click('button', `Actions for transaction ${subject.transactionId}`);
        await adapter.click('menuitem', 'Email receipt');
      },
      'email.close': () => adapter.click('button', 'Cancel'),
      'address.choose': ({ choice }) => adapter.inPage(chooseAddress, choice),
      'field.change': ({ value }) => adapter.fill('Email', value),
      async 'field.blur'() {
        await adapter.focus('Email');
        await adapter.press('Tab');
      },
      'email.send': () => adapter.click('button', kind === 'receipt' ? 'Send receipt' : 'Send statement'),
      'history.retry': () => adapter.click('button', 'Try again'),
    },
    answer: {
      'sendEmail → sent': () => set.answerSent.sent(kind),
      'sendEmail → server down': () => set.answerSent['server down'](kind),
      'listEmails → told': set.answer.told,
      'listEmails → server down': set.answer['history: server down'],
    },
    see: {
      'receiptEmail.closed': sees,
      'receiptEmail.open.form.editing': sees,
      'receiptEmail.open.form.sending': sees,
      'receiptEmail.open.history.loading': sees,
      'receiptEmail.open.history.shown': sees,
      'receiptEmail.open.history.failed': sees,
      'receiptEmail.open.history.notApplicable': sees,
    },
  };
}

interface EmailView {
  title: string;
  /** The address that is chosen; null where there is nothing to choose from. */
  choice: string | null;
  /** What is typed; null where there is no field for it. */
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

function chooseAddress(choice: string): void {
  document.querySelector<HTMLElement>(`.dialog input[type=radio][value=${choice}]`)?.click();
}
