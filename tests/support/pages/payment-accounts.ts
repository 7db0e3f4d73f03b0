import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import {
  selectAccountDialog,
  selectAccountsFailure,
  selectAccountsPhase,
  selectCardPhase,
  selectDraftMessage,
  selectIsBusy,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { draftIn } from '#machines/payment-accounts/payment-accounts.setup.ts';
import { paymentAccountsModel, VISA } from '#tests/machines/payment-accounts.model.ts';
import { choose } from './choose.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof paymentAccountsMachine>;

/** A form has the fields of its own, which can be changed while nothing is sent. */
function canDo(snapshot: Snapshot, { event }: Step): boolean {
  const draft = draftIn(snapshot.context);
  const isEditing = selectAccountDialog(snapshot) === 'editing';
  const isNamed = event['field'] === 'name';
  switch (event.type) {
    case 'account.edit':
    case 'account.remove':
    case 'account.prefer':
      return event['id'] === VISA.id;
    case 'field.change':
      return isNamed ? draft.name !== event['value'] : isEditing && draft.zip === VISA.zipCode;
    case 'field.blur':
      return isNamed || isEditing;
    case 'draft.mark':
      return !draft.isFsa;
    case 'draft.kind':
      return draft.accountType !== event['accountType'];
    default:
      return true;
  }
}

const ADDING = 'paymentAccounts.shown.adding';
const INPUT = { patientName: 'Ada Marlowe', today: '1969-12-31' };
const NOT_CONFIGURED = 'a portal without card fields';

export const paymentAccountsPage = pageModel({
  model: paymentAccountsModel,
  scenes: {
    'the accounts of a patient': {
      input: INPUT,
      can: (snapshot, step) => {
        if (step.kind === 'event') return canDo(snapshot, step);
        return step.kind === 'delay' || step.outcome !== 'not configured';
      },
    },
    [NOT_CONFIGURED]: {
      input: INPUT,
      can: (snapshot, step) => {
        const isOpening = selectCardPhase(snapshot) === 'opening';
        const events = isOpening ? [] : ['account.add', 'card.retry', 'dialog.close'];
        if (step.kind === 'event') return events.includes(step.event.type);
        return step.kind === 'outcome' && ['listed', 'not configured'].includes(step.outcome);
      },
    },
  },
  notOnPage: [],
});

export interface PaymentAccountsSet {
  open(hasCardFields: boolean): Promise<void>;
  /** Ends once the page of the card fields is asked for, which waits until it is answered. */
  openFields(press: () => Promise<void>): Promise<void>;
  /** Ends the work that is under way, which waits until then. */
  answer: Record<
    | 'listed'
    | 'none'
    | 'list: server down'
    | 'fields loaded'
    | 'given'
    | 'not given'
    | 'added'
    | 'not added'
    | 'adding: server down'
    | 'changed'
    | 'not changed'
    | 'changing: server down'
    | 'removed'
    | 'not removed'
    | 'removing: server down',
    () => Promise<void>
  >;
}

const ACTIONS = 'Actions for Visa ending in 0002';

export function drivePaymentAccounts(
  adapter: PageAdapter,
  set: PaymentAccountsSet,
): PageDriver<typeof paymentAccountsMachine> {
  let hasCardFields = true;
  const sees = (snapshot: Snapshot) => shows(adapter, readAccounts, viewOf(snapshot));
  const act = async (name: string) => {
    await adapter.click('button', ACTIONS);
    await adapter.click('menuitem', name);
  };
  const press = (name: string) => {
    const click = () => adapter.click('button', name);
    return hasCardFields ? set.openFields(click) : click();
  };
  const leave = async (label: string) => {
    await adapter.focus(label);
    await adapter.focus('Nickname (optional)');
  };
  return {
    ...adapter,
    async open(scene) {
      hasCardFields = scene !== NOT_CONFIGURED;
      await set.open(hasCardFields);
    },
    do: {
      'accounts.retry': () => adapter.click('button', 'Try again'),
      'account.add': () => press('Add card'),
      'account.edit': () => act('Edit'),
      'account.remove': () => act('Remove'),
      'account.prefer': () => act('Use for auto-renewal'),
      'field.change': ({ field, value }) => adapter.inPage(typeInto, [labelOf(field), value] as const),
      'field.blur': ({ field }) => leave(labelOf(field)),
      'draft.mark': () => adapter.inPage(markFsa, undefined),
      'draft.kind': ({ accountType }) => choose(adapter, 'Card type', accountType),
      'draft.save': () => adapter.inPage(submit, undefined),
      'card.retry': () => press('Try again'),
      'removal.confirm': () => adapter.click('button', 'Remove'),
      'dialog.close': () => adapter.click('button', 'Cancel'),
    },
    answer: {
      'listAccounts → listed': set.answer.listed,
      'listAccounts → none': set.answer.none,
      'listAccounts → down': set.answer['list: server down'],
      // Without an address there is nothing to wait for, and nothing is fetched.
      'loadCardFields → not configured': () => shows(adapter, readFieldsAddress, ''),
      'loadCardFields → loaded': set.answer['fields loaded'],
      'requestCardToken → given': set.answer.given,
      'requestCardToken → not given': set.answer['not given'],
      'addAccount → added': set.answer.added,
      'addAccount → refused': set.answer['not added'],
      'addAccount → down': set.answer['adding: server down'],
      'changeAccount → changed': set.answer.changed,
      'changeAccount → refused': set.answer['not changed'],
      'changeAccount → down': set.answer['changing: server down'],
      'removeAccount → removed': set.answer.removed,
      'removeAccount → refused': set.answer['not removed'],
      'removeAccount → down': set.answer['removing: server down'],
    },
    see: {
      'paymentAccounts.loading': sees,
      'paymentAccounts.failed': sees,
      'paymentAccounts.shown.idle': sees,
      'paymentAccounts.shown.preferring': sees,
      'paymentAccounts.shown.removing.asked': sees,
      'paymentAccounts.shown.removing.deleting': sees,
      'paymentAccounts.shown.editing.form': sees,
      'paymentAccounts.shown.editing.saving': sees,
      // Without an address they are away as soon as they are asked for.
      [`${ADDING}.entering.opening`]: (snapshot) =>
        hasCardFields
          ? sees(snapshot)
          : shows(adapter, readAccounts, { ...viewOf(snapshot), card: 'unavailable', failure: AWAY }),
      [`${ADDING}.entering.unavailable`]: sees,
      [`${ADDING}.entering.filling`]: sees,
      [`${ADDING}.asking`]: sees,
      [`${ADDING}.storing`]: sees,
    },
  };
}

const TITLES = {
  adding: 'Add a card',
  editing: 'Edit payment method',
  removing: 'Remove Visa ending in 0002?',
} as const;

const WORDS: Record<number, string> = {
  409: 'This card is set for auto-renewal. Choose another one first.',
  422: 'Check the highlighted fields.',
  500: 'The server could not be reached. Check your connection and try again.',
  503: 'The server is busy.',
};

function viewOf(snapshot: Snapshot) {
  const dialog = selectAccountDialog(snapshot);
  const phase = selectAccountsPhase(snapshot);
  const status = selectAccountsFailure(snapshot)?.status ?? 0;
  const isSaid = dialog !== null || phase === 'failed';
  return {
    list: phase === 'shown' && selectIsBusy(snapshot) ? 'refreshing' : phase,
    rows: ['loading', 'failed'].includes(phase) ? 0 : (snapshot.context.accounts?.length ?? 0),
    dialog: dialog === null ? '' : TITLES[dialog],
    ...formOf(snapshot),
    card: dialog === 'adding' ? selectCardPhase(snapshot) : '',
    failure: isSaid ? (WORDS[status] ?? '') : '',
    ...(dialog === 'adding' && selectCardPhase(snapshot) === 'unavailable' && { failure: AWAY }),
  };
}

const AWAY = 'Couldn’t load the card form';

function formOf(snapshot: Snapshot) {
  const dialog = selectAccountDialog(snapshot);
  const isForm = dialog === 'adding' || dialog === 'editing';
  const { name, accountType, isFsa, zip } = draftIn(snapshot.context);
  return {
    name: isForm ? name : '',
    message: isForm ? (selectDraftMessage('name')(snapshot) ?? '') : '',
    kind: dialog === 'adding' ? accountType : '',
    zip: dialog === 'editing' ? zip : '',
    isFsa: isForm && isFsa,
    isWorking: dialog !== null && selectIsBusy(snapshot),
  };
}

const labelOf = (field: string) => (field === 'name' ? 'Name on card' : 'Zip code');

/** A field has something typed in it without being left after that. */
function typeInto([label, text]: readonly [string, string]): void {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('.dialog label')];
  const input = labels.find(({ innerText }) => innerText.startsWith(label))?.control;
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no field ${label}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function markFsa(): void {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('.dialog label')];
  labels.find(({ innerText }) => innerText.startsWith('This is an FSA'))?.control?.click();
}

const submit = () => document.querySelector<HTMLFormElement>('.dialog form')?.requestSubmit();

const readFieldsAddress = () => document.querySelector('.card-frame iframe')?.getAttribute('src') ?? '';

function readAccounts() {
  const words = (selector: string) =>
    (document.querySelector<HTMLElement>(selector)?.innerText ?? '').replace(/\s+/g, ' ').trim();
  const labels = [...document.querySelectorAll<HTMLLabelElement>('.dialog label')];
  const field = (label: string) => {
    const control = labels.find(({ innerText }) => innerText.startsWith(label))?.control;
    return control instanceof HTMLInputElement ? control : null;
  };
  const name = field('Name on card');
  const isFaulty = name?.getAttribute('aria-invalid') === 'true';
  const message = document.getElementById(name?.getAttribute('aria-describedby') ?? '')?.innerText;
  const isFailed = document.querySelector('.payment-accounts .state-message[role=alert]') !== null;
  const status = document.querySelector<HTMLElement>('.payment-accounts .table-frame')?.dataset['status'];
  const listed = status === 'ready' ? 'shown' : (status ?? 'no list');
  const frame = document.querySelector<HTMLElement>('.card-frame');
  const isDialog = document.querySelector('.dialog') !== null;
  return {
    list: isFailed ? 'failed' : listed,
    // Skeletons of rows are no rows.
    rows: listed === 'loading' ? 0 : document.querySelectorAll('.payment-accounts .table-row').length,
    dialog: words('.dialog h2'),
    name: name?.value ?? '',
    message: isFaulty ? (message ?? '') : '',
    kind: document.querySelector<HTMLSelectElement>('.dialog select')?.value ?? '',
    zip: field('Zip code')?.value ?? '',
    isFsa: field('This is an FSA')?.checked ?? false,
    isWorking: document.querySelector('.dialog button[data-loading=true]') !== null,
    card: frame?.dataset['phase'] ?? '',
    failure: isDialog
      ? words('.dialog .banner-title') ||
        words('.dialog .banner-words > div') ||
        words('.dialog .dialog-error')
      : words('.payment-accounts .state-message[role=alert] .state-message-words'),
  };
}
