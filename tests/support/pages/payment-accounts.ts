import { expect } from 'vitest';
import { pageModel } from '#charts/page/page-model.ts';
import { cardKind } from '#domain/payment/account-draft.ts';
import * as select from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { draftIn } from '#machines/payment-accounts/payment-accounts.setup.ts';
import { CARD } from '#tests/machines/hosted-fields.model.ts';
import { DOWN, paymentAccountsModel, REFUSED, VISA } from '#tests/machines/payment-accounts.model.ts';
import { GONE } from '#tests/support/failures.ts';
import { callFields } from '#tests/support/fields-page.ts';
import { type Harness, listed } from '#tests/support/harness.ts';
import { choose } from './choose.ts';
import { because, canDo, type Drive, pressLast, type SnapshotOf, typeInto } from './drive.ts';
import type { PageAdapter } from './page-adapter.ts';
import { sendDebtor } from './patient-head.ts';
import { readAccounts } from './read-accounts.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof paymentAccountsModel>;

/** Each form has its own fields, which the user can change while no request is in flight and no question covers it. */
const isEditing = (snapshot: Snapshot): boolean => select.selectAccountDialog(snapshot) === 'editing';
const isVisa = (_: Snapshot, { id }: { id: string }): boolean => id === VISA.id;

const canSend = canDo<typeof paymentAccountsModel>({
  'account.edit': isVisa,
  'account.remove': isVisa,
  'account.prefer': isVisa,
  'field.change': (snapshot, { field, value }) => {
    const { name, zip } = draftIn(snapshot.context);
    return field === 'name' ? name !== value : field === 'zip' && isEditing(snapshot) && zip !== value;
  },
  'field.blur': (snapshot, { field }) => field === 'name' || (field === 'zip' && isEditing(snapshot)),
  'today.change': () => false,
  'draft.mark': ({ context }) => {
    const { isFsa, accountType } = draftIn(context);
    return !isFsa && accountType !== 'Bank Transfer';
  },
  'draft.kind': (snapshot, { accountType }) =>
    !isEditing(snapshot) && draftIn(snapshot.context).accountType !== accountType,
});

const ADDING = 'paymentAccounts.shown.adding';
const INPUT = { patientName: 'Ada Marlowe', today: '1969-12-31' };
const NOT_CONFIGURED = 'a portal without card fields';

export const paymentAccountsPage = pageModel({
  model: paymentAccountsModel,
  scenes: {
    'the accounts of a patient': {
      input: INPUT,
      can: (snapshot, step) => {
        if (step.kind === 'outcome') return step.outcome !== 'not configured';
        return snapshot.hasTag('discarding')
          ? ['discard.confirm', 'dialog.close'].includes(step.event.type)
          : canSend(snapshot, step);
      },
    },
    [NOT_CONFIGURED]: {
      input: INPUT,
      can: (snapshot, step) => {
        const isOpening = select.selectCardPhase(snapshot) === 'opening';
        const events = isOpening ? [] : ['account.add', 'card.retry', 'dialog.close'];
        if (step.kind === 'event') return events.includes(step.event.type);
        return step.kind === 'outcome' && ['listed', 'not configured'].includes(step.outcome);
      },
    },
  },
  notOnPage: [
    ...because(
      'only an office account is replaced, and needs a reason: payment-management.test.ts does both',
      ...[
        'removing.confirming|field.change|0',
        'removing.confirming|field.blur|0',
        'removing.confirming|removal.confirm|1',
        'idle|account.replace|0',
      ].map((transition) => `paymentAccounts.shown.${transition}`),
    ),
    ...because(
      'a stored card keeps its type, so its form does not offer the other one',
      'paymentAccounts.shown.editing.form|draft.kind|0',
    ),
    ...because('the day changes at midnight', 'paymentAccounts|today.change|0'),
  ],
});

const ACTIONS = 'Actions for Visa ending in 0002';

const ACCOUNTS = '/payment-accounts';
const ONE = '/payment-accounts/301';

/** Card fields load again each time the dialog opens and each time the user retries. */
function pausedFields({ inPage }: PageAdapter, { inFields }: Harness) {
  const number = async () => (await inFields(() => globalThis.fieldsNumber, null)) ?? 0;
  let last = 0;
  let calls = 0;
  return {
    async opened(press: () => Promise<void>) {
      await press();
      await expect.poll(number).toBeGreaterThan(last);
      last = await number();
    },
    async edit() {
      await inFields(() => parent.postMessage({ type: 'card_edited' }, '*'), null);
      await inPage(readMessages, undefined);
    },
    load: async () =>
      void (await inFields(() => parent.postMessage({ type: 'card_fields_ready' }, '*'), null)),
    /** Responds to the last request: the page may have canceled an earlier one. */
    async send(report: object) {
      calls += 1;
      await inPage(callFields, calls);
      await expect.poll(() => inFields(() => globalThis.heardCall, null)).toBe(calls);
      expect(await inFields(() => globalThis.askedCard, null)).toBeTruthy();
      await inFields((given) => {
        parent.postMessage({ ...given, request: globalThis.askedCard }, '*');
        globalThis.askedCard = undefined;
      }, report);
    },
  };
}

export const drivePaymentAccounts: Drive<typeof paymentAccountsModel> = async (adapter, harness) => {
  const answer = await harness.pause(ACCOUNTS, ONE);
  const fields = pausedFields(adapter, harness);
  await sendDebtor(harness);
  const ends = (ending: string, status: number, body: object) => () => answer(ending, status, body);
  let hasCardFields = true;
  let nameLabel: string = NAME_LABELS.card;
  const sees = (snapshot: Snapshot) => shows(adapter, readAccounts, viewOf(snapshot));
  const act = async (name: string) => {
    await adapter.click('button', ACTIONS);
    await adapter.click('menuitem', name);
  };
  const press = (name: string) => {
    const click = () => adapter.click('button', name);
    return hasCardFields ? fields.opened(click) : click();
  };
  const labelOf = (field: string) => (field === 'name' ? nameLabel : 'Zip code');
  const leave = async (label: string) => {
    await adapter.focus(label);
    await adapter.focus('Nickname (optional)');
  };
  return {
    async open(scene) {
      hasCardFields = scene !== NOT_CONFIGURED;
      await harness.open('/view-patient/manage-payments', { hasCardFields });
    },
    do: {
      'accounts.retry': () => adapter.click('button', 'Try again'),
      'account.add': ({ kind }) => {
        nameLabel = NAME_LABELS[kind];
        return press(kind === 'bank' ? 'Add bank account' : 'Add card');
      },
      'account.edit': () => {
        nameLabel = NAME_LABELS.card;
        return act('Edit');
      },
      'account.remove': () => act('Remove'),
      'account.prefer': () => act('Use for auto-renewal'),
      'field.change': ({ field, value }) => adapter.inPage(typeInto, [labelOf(field), value] as const),
      'field.blur': ({ field }) => leave(labelOf(field)),
      'draft.mark': ({ mark }) => choose(adapter, 'Card type', mark),
      'draft.kind': ({ accountType }) => choose(adapter, 'Card type', accountType),
      'draft.save': () => adapter.inPage(submit, undefined),
      'card.retry': () => press('Try again'),
      'removal.confirm': () => adapter.click('button', 'Remove'),
      'card.edit': () => fields.edit(),
      'discard.confirm': () => adapter.inPage(pressLast, '.dialog .dialog-actions .button:last-child'),
      'dialog.close': () =>
        adapter.inPage(pressLast, '.dialog :is([data-cancel], .form-actions .button:last-child)'),
    },
    answer: {
      'listAccounts → listed': ends(ACCOUNTS, 200, listed(VISA)),
      'listAccounts → none': ends(ACCOUNTS, 200, listed()),
      'listAccounts → down': ends(ACCOUNTS, 503, DOWN.error),
      'loadCardFields → not configured': () => shows(adapter, readFieldsAddress, ''),
      'loadCardFields → loaded': fields.load,
      'requestCardToken → given': () => fields.send({ type: 'card_given', card: CARD }),
      'requestCardToken → not given': () => fields.send({ type: 'card_not_given', reason: 'refused' }),
      'addAccount → added': ends(ACCOUNTS, 201, VISA),
      'addAccount → refused': ends(ACCOUNTS, 409, REFUSED.error),
      'addAccount → down': ends(ACCOUNTS, 503, DOWN.error),
      'changeAccount → changed': ends(ONE, 200, VISA),
      'changeAccount → gone': ends(ONE, 404, GONE),
      'changeAccount → refused': ends(ONE, 409, REFUSED.error),
      'changeAccount → down': ends(ONE, 503, DOWN.error),
      'removeAccount → removed': ends(ONE, 200, {}),
      'removeAccount → gone': ends(ONE, 404, GONE),
      'removeAccount → refused': ends(ONE, 409, REFUSED.error),
      'removeAccount → down': ends(ONE, 503, DOWN.error),
    },
    see: {
      ...everyState(paymentAccountsPage, sees),
      // Without an address, card fields are unavailable immediately.
      [`${ADDING}.entering.opening`]: (snapshot) =>
        hasCardFields
          ? sees(snapshot)
          : shows(adapter, readAccounts, {
              ...viewOf(snapshot),
              card: 'unavailable',
              failure: awayOf(snapshot),
            }),
    },
  };
};

const NAME_LABELS = { card: 'Name on card', bank: 'Name on account' } as const;

const awayOf = (snapshot: Snapshot) => ADDED[select.selectAddedKind(snapshot)].away;

const TITLES = { editing: 'Edit payment method', removing: 'Remove Visa ending in 0002?' } as const;
const ADDED = {
  card: { title: 'Add a card', discards: 'Discard this card?', away: 'Couldn’t load the card form' },
  bank: {
    title: 'Add a bank account',
    discards: 'Discard this bank account?',
    away: 'Couldn’t load the bank account form',
  },
} as const;

const WORDS: Record<number, string> = {
  409: 'This payment method is set for auto-renewal. Choose another one first.',
  422: 'Check the highlighted fields.',
  500: 'The server could not be reached. Check your connection and try again.',
  503: 'The server is busy.',
};

function viewOf(snapshot: Snapshot) {
  const dialog = select.selectAccountDialog(snapshot);
  const phase = select.selectAccountsPhase(snapshot);
  const status = select.selectAccountsFailure(snapshot)?.status ?? 0;
  const isSaid = dialog !== null || phase === 'failed';
  const added = ADDED[select.selectAddedKind(snapshot)];
  return {
    list: phase === 'shown' && select.selectIsBusy(snapshot) ? 'refreshing' : phase,
    rows: ['loading', 'failed'].includes(phase) ? 0 : (snapshot.context.accounts?.length ?? 0),
    dialog: titleOf(dialog, added.title),
    ...formOf(snapshot),
    asks: asksOf(snapshot, dialog === 'adding' ? added.discards : 'Discard your changes?'),
    card: dialog === 'adding' ? select.selectCardPhase(snapshot) : '',
    failure: isSaid ? (WORDS[status] ?? '') : '',
    ...(dialog === 'adding' &&
      select.selectCardPhase(snapshot) === 'unavailable' && { failure: awayOf(snapshot) }),
  };
}

const asksOf = (snapshot: Snapshot, question: string) => (snapshot.hasTag('discarding') ? question : '');

function titleOf(dialog: ReturnType<typeof select.selectAccountDialog>, added: string): string {
  if (dialog === null) return '';
  return dialog === 'adding' ? added : TITLES[dialog];
}

function formOf(snapshot: Snapshot) {
  const dialog = select.selectAccountDialog(snapshot);
  const isForm = dialog === 'adding' || dialog === 'editing';
  const draft = draftIn(snapshot.context);
  const { name, zip } = draft;
  return {
    name: isForm ? name : '',
    message: isForm ? (select.selectDraftMessage('name')(snapshot) ?? '') : '',
    kind: isForm ? (cardKind(draft) ?? '') : '',
    zip: dialog === 'editing' ? zip : '',
    isWorking: dialog !== null && select.selectIsBusy(snapshot),
  };
}

/** Resolves once the page has handled its messages. */
const readMessages = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const submit = () => document.querySelector<HTMLFormElement>('.dialog form')?.requestSubmit();

const readFieldsAddress = () => document.querySelector('.card-frame iframe')?.getAttribute('src') ?? '';
