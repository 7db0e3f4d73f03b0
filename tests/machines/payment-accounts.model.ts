import { model } from '#charts/explore/model.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import { GONE } from '#tests/support/failures.ts';
import { VISA as STORED_VISA } from '#widgets/patient-management/story-fixtures.ts';
import { CARD } from './hosted-fields.model.ts';

export const TODAY = '2026-11-22';
export const VISA: PaymentAccount = { ...STORED_VISA, isAutoRenewal: false };

export const REFUSED = {
  error: {
    status: 409,
    reason: 'Conflict',
    message: 'This payment method is set for auto-renewal. Choose another one first.',
  },
};
export const DOWN = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };
const CARD_FAULTY = { error: { status: 422, reason: 'No card', message: 'See what the card fields say.' } };

export const paymentAccountsModel = model({
  machine: paymentAccountsMachine,
  inputs: [
    { patientName: 'Ada Marlowe', today: TODAY },
    {
      patientName: 'Ada Marlowe',
      today: TODAY,
      may: { create: false, update: false, delete: true },
      needsReason: true,
    },
    { patientName: 'Ada Marlowe', today: TODAY, needsReason: true },
  ],
  events: {
    'accounts.retry': [{}],
    'today.change': [{ today: TODAY }],
    'account.add': [
      { case: 'a card', kind: 'card' },
      { case: 'a bank account', kind: 'bank' },
    ],
    'account.edit': [
      { case: 'one of the list', id: '301' },
      { case: 'an unknown one', id: '999' },
    ],
    'account.remove': [
      { case: 'one of the list', id: '301' },
      { case: 'an unknown one', id: '999' },
    ],
    'account.replace': [
      { case: 'one of the list', id: '301' },
      { case: 'an unknown one', id: '999' },
    ],
    'account.prefer': [
      { case: 'one of the list', id: '301' },
      { case: 'an unknown one', id: '999' },
    ],
    'field.change': [
      { case: 'a short name', field: 'name', value: 'Al' },
      { case: 'the name unchanged', field: 'name', value: 'Ada Marlowe' },
      { case: 'another zip code', field: 'zip', value: '432151234' },
      { case: 'the zip code as it was', field: 'zip', value: '48104' },
      { case: 'a reason', field: 'reason', value: 'The card was lost' },
    ],
    'field.blur': [
      { case: 'the zip code', field: 'zip' },
      { case: 'the name', field: 'name' },
      { case: 'the reason', field: 'reason' },
    ],
    'draft.mark': [{ mark: 'isFsa', isOn: true }],
    'draft.kind': [{ accountType: 'Debit Card' }],
    'draft.save': [{}],
    'card.retry': [{}],
    'card.edit': [{}],
    'discard.confirm': [{}],
    'removal.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    listAccounts: { listed: { output: [VISA] }, none: { output: [] }, down: DOWN },
    loadCardFields: { loaded: { output: undefined }, 'not configured': CARD_FAULTY },
    requestCardToken: { given: { output: CARD }, 'not given': CARD_FAULTY },
    addAccount: { added: { output: VISA }, refused: REFUSED, down: DOWN },
    changeAccount: { changed: { output: VISA }, gone: { error: GONE }, refused: REFUSED, down: DOWN },
    removeAccount: { removed: { output: undefined }, gone: { error: GONE }, refused: REFUSED, down: DOWN },
  },
  /** A closed form is ignored. Errors are visible. */
  abstraction: (snapshot) => {
    const { accounts, chosenId, options, fields, isChecked, isCardEdited, card, failure, needsReason } =
      snapshot.context;
    const isOpen = ['adding', 'editing'].some((tag) => snapshot.hasTag(tag as 'adding'));
    return [
      accounts?.length ?? null,
      isOpen || snapshot.hasTag('removing') ? chosenId : null,
      isOpen ? [options, fields.texts, isChecked, isCardEdited] : null,
      isOpen || snapshot.hasTag('removing') ? [fields.texts.reason, isChecked] : null,
      needsReason,
      card !== null,
      failure?.status ?? null,
    ];
  },
  /** A card is added with the initial fields, or with one change, which may only be reverted. */
  isWorthTaking: (snapshot, { event }) => {
    const { options, fields, isCardEdited } = snapshot.context;
    const isReplacing = snapshot.hasTag('adding') && snapshot.context.chosenId !== null;
    if (event['field'] === 'reason') return isReplacing || snapshot.hasTag('removing');
    if (!/^(draft|field|card)\.(?!save|retry)/.test(event.type)) return true;
    if (options.accountType === 'Bank Transfer' && ['draft.mark', 'draft.kind'].includes(event.type))
      return false;
    const { name, zip } = fields.texts;
    const isAsGiven =
      name === 'Ada Marlowe' &&
      !options.isFsa &&
      !isCardEdited &&
      ['', '48104'].includes(zip) &&
      options.accountType !== 'Debit Card';
    const isBack = ['Ada Marlowe', '48104'].includes(String(event['value']));
    return (
      isAsGiven || isBack || (event.type === 'field.blur' && event['field'] === 'zip' && zip === '432151234')
    );
  },
  isHome: (snapshot) => snapshot.matches({ shown: 'idle' }),
  whyHome: 'The page starts by loading the accounts, and rests once they are loaded.',
  invariants: {
    'API-9: each call runs exactly while the page shows it.': (snapshot) => {
      const calls = Object.keys(snapshot.children);
      const isWriting = ['requestCardToken', 'addAccount', 'changeAccount', 'removeAccount'].some((call) =>
        calls.includes(call),
      );
      const isReading = ['listAccounts', 'loadCardFields'].some((call) => calls.includes(call));
      return isWriting === snapshot.hasTag('busy') && isReading === snapshot.hasTag('loading');
    },
    'API-9: a dialog is about an account of the list, or about a new one.': (snapshot) => {
      const isOnList = snapshot.context.accounts?.some(({ id }) => id === snapshot.context.chosenId) ?? false;
      if (snapshot.hasTag('adding')) return isOnList || snapshot.context.chosenId === null;
      return isOnList || (!snapshot.hasTag('editing') && !snapshot.hasTag('removing'));
    },
    'FRAME-5: a card’s token is stored only until the server has it.': (snapshot) =>
      (snapshot.context.card !== null) === 'addAccount' in snapshot.children,
    'SCHEMA-3: a name of two letters is not sent.': (snapshot) =>
      snapshot.context.fields.texts.name !== 'Al' ||
      !['requestCardToken', 'addAccount'].some((call) => call in snapshot.children),
    'API-11: an account that needs a reason is removed or replaced only with one.': (snapshot) =>
      !snapshot.context.needsReason ||
      !(
        'removeAccount' in snapshot.children ||
        ('addAccount' in snapshot.children && snapshot.context.chosenId !== null)
      ) ||
      snapshot.context.fields.texts.reason !== '',
    'PERM-8: without the right, nothing is added or changed.': (snapshot) =>
      snapshot.context.may.create || !(snapshot.hasTag('adding') || snapshot.hasTag('editing')),
    'API-9: no dialog closes during a request.': (snapshot) =>
      !snapshot.hasTag('busy') || !snapshot.can({ type: 'dialog.close' }),
    'API-9: there is no failure while no action is open.': (snapshot) =>
      !snapshot.matches({ shown: 'idle' }) || snapshot.context.failure === null,
    'API-9: an unchanged account is not sent.': (snapshot) =>
      !snapshot.hasTag('editing') ||
      !('changeAccount' in snapshot.children) ||
      snapshot.context.options.isFsa ||
      snapshot.context.fields.texts.zip !== '48104',
  },
});
