import { expect } from 'vitest';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { SaleKind } from '#domain/plan/sale.ts';
import { CARD } from '#marketplace/story-offers.ts';
import { saleModel } from '#tests/machines/sale.model.ts';
import {
  ambiguous,
  CHARGE_KEPT,
  DECLINED,
  DRAFT,
  FREE_QUOTE,
  OTHER_ACCOUNT,
  OTHER_PLAN_QUOTE,
  SALE_QUOTE,
  TERMS_CHANGED,
} from '#tests/machines/sale-fixtures.ts';
import { BUSY } from '#tests/support/failures.ts';
import { listed } from '#tests/support/harness.ts';
import { quoted, RECEIVED_OFFERS } from '#tests/support/received-offers.ts';
import { FOUND_PATIENT } from '#tests/support/received-patients.ts';
import { choose } from './choose.ts';
import {
  because,
  canDo,
  type Drive,
  endedByDefect,
  leaveField,
  pressFirst,
  type SnapshotOf,
} from './drive.ts';
import { endDraft, removeDraft } from './new-patient.ts';
import { sendDebtor } from './patient-head.ts';
import { openFamily, readSale } from './read-sale.ts';
import { saleView } from './sale-view.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof saleModel>;

/** The current choice can't be chosen again, and only a person on the plan can be removed. */
const canSend = canDo<typeof saleModel>({
  'plan.choose': ({ context: { choice } }, { offerId }) => choice.offerId !== offerId,
  'level.choose': ({ context: { choice } }, { levelId }) => choice.levelId !== levelId,
  'billing.choose': ({ context: { choice } }, { billing }) =>
    choice.offerId === '41' && choice.levelId === 'one' && choice.billing !== billing,
  'account.choose': ({ context: { loaded } }, { id }) => id === 'Check' || loaded?.accounts.length === 2,
  'account.add': () => false,
  'accounts.reload': () => false,
  'renewal.choose': ({ context: { autoRenew } }) => !autoRenew,
  'terms.accept': ({ context }, { accepts }) => context.accepts !== accepts,
  'dependent.remove': ({ context: { dependents } }) => dependents.length > 0,
});

const opened = (kind: SaleKind, ...loads: readonly string[]) => ({
  input: { kind, today: '1969-12-31', wantedOfferId: '41' },
  can: (snapshot: Snapshot, step: Step) =>
    step.kind === 'outcome' && step.actor === 'loadSale'
      ? loads.includes(step.outcome)
      : canSend(snapshot, step),
});

const DRAFTED = 'a purchase before a reload';
const ORDERED = 'an order before a reload';
const ADDED = 'a new member';
const RENEWED = 'a renewal';
const TYPED = ['first name', 'last name', 'birth date'].map((field) => `field.change: ${field}`);
const RETYPED = [...TYPED, 'quoteSale → quoted', 'field.change: another first name'];
const KNOWN = ['quoteSale → several are the new member', 'findMatches → two'];

export const salePage = pageModel({
  model: saleModel,
  scenes: {
    'a purchase': opened('purchase', 'with two cards', 'without a card', 'server down'),
    [DRAFTED]: {
      ...opened('purchase', 'with a draft'),
      routes: [['loadSale → with a draft', 'quoteSale → quoted']],
    },
    [ORDERED]: {
      ...opened('purchase', 'with an order under way'),
      routes: [['loadSale → with an order under way', 'sellPlan → sold']],
    },
    [ADDED]: {
      ...opened('addMember', 'with two cards', 'without a card'),
      routes: [
        [
          ...['loadSale → without a card', 'sale.confirm', ...TYPED, 'quoteSale → nothing to pay'],
          ...['terms.accept: yes', 'sale.confirm', 'sellPlan → sold'],
        ],
        ['loadSale → with two cards', ...RETYPED, 'field.blur', ...KNOWN, 'match.choose'],
        ['loadSale → with two cards', ...RETYPED, 'sale.confirm', ...KNOWN, 'match.addAsNew'],
      ],
    },
    [RENEWED]: {
      ...opened('renewal', 'with two cards'),
      routes: [
        [
          ...['loadSale → with two cards', 'quoteSale → quoted', 'plan.choose', 'quoteSale → another plan'],
          ...['terms.accept: yes', 'sale.confirm', 'sellPlan → sold'],
        ],
      ],
    },
  },
  notOnPage: [
    ...endedByDefect('sale', 'newCard'),
    ...endedByDefect('sale.sold', 'receiptEmail'),
    ...because(
      'the form of a card has a walk of its own: plan-sales.test.ts adds a card in the frame and charges it',
      ...['choosing', 'selling', 'unknown', 'updatingTerms'].map((state) => `sale.${state}|account.add|0`),
      'sale.choosing|accounts.reload|0',
      ...['done', 'error'].map((end) => `sale.updatingAccounts|xstate.${end}.actor.listAccounts|0`),
    ),
  ],
});

const OFFERS = '/offers';
const ACCOUNTS = '/payment-accounts';
const TERMS = '/terms';
const QUOTE = '/quote';
const SEARCH = '/patient/search';
const PURCHASE = '/purchase';
const ADDITION = '/add-member';
const RENEW = '/renew';
const PERSON = { firstName: 'First name', lastName: 'Last name', birthDate: 'Date of birth' };
const LABELS = { ...PERSON, checkNumber: 'Check number', note: 'Note (optional)' };
const RENEWAL = '.sale-order .checkbox input';
const ACCEPT = '.sale-terms input';
const CONFIRM = '.sale-order [type=submit]';

const sale = { planId: '9', transactionId: '70', members: [] };
const matching = (name: string) =>
  listed({ ...FOUND_PATIENT, name }, { ...FOUND_PATIENT, name, memberId: '10000412' });

export const driveSale: Drive<typeof saleModel> = async (adapter, harness) => {
  const answer = await harness.pause(OFFERS, ACCOUNTS, TERMS, QUOTE, SEARCH, PURCHASE, ADDITION, RENEW);
  await sendDebtor(harness);
  let isOpen = false;
  let page = { path: '', order: '', person: '' };
  const press = (selector: string) => adapter.inPage(pressFirst, selector);
  const loads = async (accounts: object[], status = 200, offers: object = RECEIVED_OFFERS) => {
    await answer(TERMS, 200, { version: 1, text: 'Terms' });
    await answer(ACCOUNTS, 200, listed(...accounts));
    await answer(OFFERS, status, offers);
  };
  /** Each action stores the draft once. */
  const drafts = async (act: () => Promise<void>) => {
    await adapter.inPage(removeDraft, null);
    await act();
    await expect.poll(() => adapter.inPage(hasDraft, null)).toBe(true);
  };
  const order = async () => {
    await answer(QUOTE, 200, quoted({ ...SALE_QUOTE, levelId: DRAFT.choice.levelId }));
    await press(ACCEPT);
    await drafts(() => press(CONFIRM));
  };
  return {
    async open(scene) {
      if (isOpen) await adapter.inPage(endDraft, null);
      isOpen = true;
      page = PAGES[kindIn(scene)];
      await harness.open(page.path, { isInFrame: true });
      if (scene !== DRAFTED && scene !== ORDERED) return;
      await drafts(() => loads([CARD]));
      await adapter.inPage(openFamily, null);
      await drafts(() => adapter.fill('First name', 'Nora'));
      await drafts(() => adapter.fill('Last name', 'Marlowe'));
      await drafts(() => adapter.fill('Date of birth', '05/02/1965'));
      await drafts(() => adapter.click('button', 'Add person'));
      await drafts(() => press(RENEWAL));
      if (scene === ORDERED) await order();
      await harness.open(page.path, { isInFrame: true });
    },
    do: {
      'load.retry': () => adapter.click('button', 'Try again'),
      'plan.choose': ({ offerId }) => choose(adapter, 'Plan', offerId),
      'level.choose': ({ levelId }) => press(`input[value=${levelId}]`),
      'billing.choose': ({ billing }) => press(`input[value=${billing}]`),
      async 'dependent.add'() {
        await adapter.inPage(openFamily, null);
        await adapter.click('button', 'Add person');
      },
      'dependent.remove': () => adapter.click('button', 'Remove Nora Marlowe'),
      'match.choose': () => press('.sale-matches tr:last-child button'),
      'match.addAsNew': () => press('.sale-matches > div:last-child button'),
      'renewal.choose': () => press(RENEWAL),
      'account.choose': ({ id }) => choose(adapter, 'Payment method', id),
      'terms.accept': () => press(ACCEPT),
      'quote.retry': () => adapter.click('button', 'Try again'),
      'sale.confirm': () => press(CONFIRM),
      async 'field.change'({ field, value }) {
        await adapter.inPage(openFamily, null);
        await adapter.fill(LABELS[field], value);
      },
      'field.blur': ({ field }) => leaveField(adapter, LABELS[field]),
    },
    answer: {
      'loadSale → with two cards': () => loads([CARD, OTHER_ACCOUNT]),
      'loadSale → without a card': () => loads([]),
      'loadSale → with a draft': () => loads([CARD]),
      'loadSale → with an order under way': () => loads([CARD]),
      'loadSale → server down': () => loads([], 503, BUSY),
      'loadTerms → newer': () => answer(TERMS, 200, { version: 2, text: 'New terms' }),
      'loadTerms → server down': () => answer(TERMS, 503, BUSY),
      'quoteSale → quoted': () => answer(QUOTE, 200, quoted(SALE_QUOTE)),
      'quoteSale → another plan': () => answer(QUOTE, 200, quoted(OTHER_PLAN_QUOTE)),
      'quoteSale → nothing to pay': () => answer(QUOTE, 200, quoted(FREE_QUOTE)),
      'quoteSale → several are the dependent': () => answer(QUOTE, 409, ambiguous('dependents.0')),
      'quoteSale → several are the new member': () => answer(QUOTE, 409, ambiguous('newMember')),
      'quoteSale → server down': () => answer(QUOTE, 503, BUSY),
      'findMatches → two': () => answer(SEARCH, 200, matching(page.person)),
      'findMatches → server down': () => answer(SEARCH, 503, BUSY),
      'sellPlan → sold': () => answer(page.order, 200, { ...sale, state: 'Sold' }),
      'sellPlan → pending': () => answer(page.order, 202, { ...sale, state: 'Pending' }),
      'sellPlan → declined': () => answer(page.order, 422, DECLINED),
      'sellPlan → charge kept': () => answer(page.order, 409, CHARGE_KEPT),
      'sellPlan → terms changed': () => answer(page.order, 409, TERMS_CHANGED),
      'sellPlan → no answer': () => answer(page.order, 503, BUSY),
    },
    see: everyState(salePage, (snapshot: Snapshot) => shows(adapter, readSale, saleView(snapshot))),
  };
};

const kindIn = (scene: string): SaleKind =>
  (({ [ADDED]: 'addMember', [RENEWED]: 'renewal' }) as const)[scene] ?? 'purchase';

const BUYER = '/widget/purchase?member_id=10000001';
const PAGES: Record<SaleKind, { path: string; order: string; person: string }> = {
  purchase: { path: `${BUYER}&offer_id=41`, order: PURCHASE, person: 'Nora Marlowe' },
  addMember: {
    path: '/widget/add-member?member_id=10000001&plan_id=20001',
    order: ADDITION,
    person: 'Ida Marlowe',
  },
  renewal: { path: '/widget/renewal?member_id=10000001&plan_id=20001', order: RENEW, person: '' },
};

const hasDraft = () => sessionStorage.getItem('sale') !== null;
