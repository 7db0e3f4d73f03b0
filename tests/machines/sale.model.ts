import type { SnapshotFrom } from 'xstate';
import { model, type Step } from '#charts/explore/model.ts';
import { lacksAccount } from '#machines/sale/sale.context.ts';
import { saleMachine } from '#machines/sale/sale.machine.ts';
import { selectRefusal } from '#machines/sale/sale.selectors.ts';
import { CARD } from '#marketplace/story-offers.ts';
import { DEFECT, isBroken } from '#tests/support/failures.ts';
import { KNOWN_PATIENT, SALE_PATIENT } from './new-patient.model.ts';
import {
  ambiguous,
  CHARGE_KEPT,
  DECLINED,
  DRAFT,
  FREE_QUOTE,
  ORDER,
  OTHER_ACCOUNT,
  OTHER_PLAN_QUOTE,
  SALE_OFFERS,
  SALE_QUOTE,
  TERMS_CHANGED,
} from './sale-fixtures.ts';

const input = { today: '2026-03-16', wantedOfferId: '41' };
const loaded = {
  key: 'k',
  offers: SALE_OFFERS,
  procedures: [],
  terms: { version: 1, text: 'Terms' },
  patient: SALE_PATIENT,
  currentPlan: null,
  isDependent: false,
  memberFeeCents: null,
  draft: null,
};
const broken = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

/** A person is typed field by field, before the terms are accepted. For an added member, before there is a price. */
function isWorthTyping(snapshot: SnapshotFrom<typeof saleMachine>, field: string, label: string): boolean {
  const { kind, accepts, isChecked, dependents, fields, autoRenew } = snapshot.context;
  const { firstName, lastName, birthDate } = fields.texts;
  const isQuoted = snapshot.matches({ choosing: 'quoted' });
  if (accepts) return false;
  if (label.startsWith('field.blur') || label.includes('another first name'))
    return (
      isQuoted && !isChecked && (kind === 'addMember' || (lastName === '' && !label.includes('another')))
    );
  const isNext = { firstName: true, lastName: firstName !== '', birthDate: lastName !== '' }[field] ?? false;
  const isTyping = kind === 'addMember' ? snapshot.matches({ choosing: 'unpriced' }) : isQuoted;
  const isEmpty = Reflect.get(fields.texts, field) === '';
  const isAlone = kind === 'addMember' || (dependents.length === 0 && !autoRenew);
  return isTyping && isNext && isEmpty && birthDate === '' && isAlone;
}

/** A renewal keeps the plan or changes to another one, with the same household. */
function isWorthRenewing(snapshot: SnapshotFrom<typeof saleMachine>, label: string): boolean {
  const { choice, accepts } = snapshot.context;
  if (label === 'plan.choose') return snapshot.matches({ choosing: 'quoted' }) && !accepts;
  if (label.startsWith('quoteSale'))
    return label.endsWith(choice.offerId === '42' ? 'another plan' : 'quoted');
  return /loadSale → with two cards|terms.accept: yes|sale.confirm|sellPlan|ms pass/.test(label);
}

/** Changed terms and kept charges don't depend on the sold plan. */
const isPlainPurchase = ({ context }: SnapshotFrom<typeof saleMachine>): boolean =>
  context.kind === 'purchase' && context.dependents.length === 0 && !context.autoRenew;

/** Another payment method then leads to the same orders as before the refusal. */
const isAfterRefusal = (snapshot: SnapshotFrom<typeof saleMachine>): boolean =>
  snapshot.context.refusal !== null && snapshot.matches('choosing');

/** A patient without a card pays by check for the first plan. */
function isWorthRecording(snapshot: SnapshotFrom<typeof saleMachine>, label: string): boolean {
  const { accountId, accepts, isChecked, choice, fields, refusal } = snapshot.context;
  if (accountId === 'Check' && fields.texts.checkNumber === '') return label.endsWith('check number');
  if (accountId === 'Check')
    return accepts ? /sale.confirm|sellPlan → sold/.test(label) : label === 'terms.accept: yes';
  const isFirst = choice.offerId === '41' && choice.levelId === 'one' && choice.billing === 'annual';
  const isUntouched = !accepts && !isChecked && refusal === null && fields.texts.firstName === '';
  const isOffered = isFirst && isUntouched && accountId === '' && isPlainPurchase(snapshot);
  return label.endsWith('a check') && isOffered && snapshot.matches({ choosing: 'quoted' });
}

function isWorthTaking(snapshot: SnapshotFrom<typeof saleMachine>, { event, label }: Step): boolean {
  const { kind, accepts, accountId, dependents, fields, autoRenew } = snapshot.context;
  if (kind === 'renewal') return isWorthRenewing(snapshot, label);
  if (label.includes('another plan')) return false;
  if (label.includes('nothing to pay') || label.includes('the new member')) return kind === 'addMember';
  if (label.includes('the dependent')) return kind === 'purchase' && dependents.length === 1 && !accepts;
  if (event.type.startsWith('field.')) return isWorthTyping(snapshot, String(event['field']), label);
  const isQuoted = snapshot.matches({ choosing: 'quoted' });
  const isTyped = fields.texts.firstName !== '';
  if (event.type === 'account.choose')
    return (
      kind === 'purchase' &&
      isQuoted &&
      accepts &&
      autoRenew === true &&
      dependents.length === 0 &&
      accountId === '301'
    );
  if (event.type === 'renewal.choose') return isQuoted && !isTyped && !accepts;
  if (event.type.startsWith('dependent.'))
    return kind === 'purchase' && isQuoted && !accepts && dependents.length < 2;
  if (['plan.choose', 'level.choose', 'billing.choose', 'accounts.reload'].includes(event.type))
    return kind === 'purchase' && !accepts && !isTyped && dependents.length === 0 && !autoRenew;
  return true;
}

export const saleModel = model({
  machine: saleMachine,
  inputs: [
    { ...input, kind: 'purchase' },
    { ...input, kind: 'addMember' },
    { ...input, kind: 'renewal' },
  ],
  events: {
    'load.retry': [{}],
    'plan.choose': [{ offerId: '42' }],
    'level.choose': [{ levelId: 'two' }],
    'billing.choose': [{ billing: 'monthly' }],
    'dependent.add': [{}],
    'dependent.remove': [{ at: 0 }],
    'match.choose': [{ memberId: '10000412' }],
    'match.addAsNew': [{}],
    'renewal.choose': [{ autoRenew: true }],
    'account.choose': [
      { case: 'another card', id: '302' },
      { case: 'a check', id: 'Check' },
    ],
    'account.add': [{ account: CARD }],
    'accounts.reload': [{}],
    'terms.accept': [
      { case: 'yes', accepts: true },
      { case: 'no', accepts: false },
    ],
    'quote.retry': [{}],
    'sale.confirm': [{}],
    'field.change': [
      { case: 'first name', field: 'firstName', value: 'Nora' },
      { case: 'last name', field: 'lastName', value: 'Marlowe' },
      { case: 'birth date', field: 'birthDate', value: '05/02/1965' },
      { case: 'another first name', field: 'firstName', value: 'Ida' },
      { case: 'check number', field: 'checkNumber', value: '1042' },
    ],
    'field.blur': [{ field: 'firstName' }],
  },
  outcomes: {
    newCard: { breaks: DEFECT },
    loadSale: {
      'with two cards': { output: { ...loaded, accounts: [CARD, OTHER_ACCOUNT] } },
      'without a card': { output: { ...loaded, accounts: [] } },
      'with a draft': { output: { ...loaded, accounts: [CARD], draft: DRAFT } },
      'with an order under way': {
        output: { ...loaded, accounts: [CARD], draft: { ...DRAFT, order: ORDER, quote: SALE_QUOTE } },
      },
      'server down': broken,
    },
    listAccounts: {
      'one more': { output: [OTHER_ACCOUNT, CARD] },
      'server down': broken,
    },
    loadTerms: { newer: { output: { version: 2, text: 'New terms' } }, 'server down': broken },
    quoteSale: {
      quoted: { output: SALE_QUOTE },
      'another plan': { output: OTHER_PLAN_QUOTE },
      'nothing to pay': { output: FREE_QUOTE },
      'several are the dependent': { error: ambiguous('dependents.0') },
      'several are the new member': { error: ambiguous('newMember') },
      'server down': broken,
    },
    findMatches: {
      two: { output: [KNOWN_PATIENT, { ...KNOWN_PATIENT, memberId: '10000412' }] },
      'server down': broken,
    },
    sellPlan: {
      sold: { output: { kind: 'sold', planId: '9', transactionId: '70', members: [] } },
      pending: { output: { kind: 'pending' } },
      declined: { error: DECLINED },
      'charge kept': { error: CHARGE_KEPT },
      'terms changed': { error: TERMS_CHANGED },
      'no answer': broken,
    },
    receiptEmail: { breaks: { error: new Error('a defect') } },
  },
  abstraction: ({ context }) => [
    context.kind,
    context.choice,
    context.quote?.totalCents,
    context.quotedMember,
    context.accountId,
    context.accepts,
    context.fields.texts,
    context.isChecked,
    context.failure?.status,
    context.loaded?.accounts.length,
    context.dependents.map(({ memberId, evenIfKnown }) => memberId ?? evenIfKnown),
    context.identity.memberId ?? context.identity.evenIfKnown,
    context.matches?.length,
    context.failure?.code,
    context.refusal?.code,
    context.autoRenew,
    context.isDependentChecked,
    context.order !== null,
  ],
  isWorthTaking: (snapshot, step) => {
    const { label } = step;
    if (isBroken(snapshot)) return false;
    if (isAfterRefusal(snapshot) && ['renewal.choose', 'account.add'].includes(step.event.type)) return false;
    if (label.endsWith('→ breaks')) return snapshot.context.kind === 'renewal' && snapshot.matches('sold');
    if (snapshot.context.accountId === 'Check' || label.includes(' check'))
      return isWorthRecording(snapshot, label);
    return /terms changed|charge kept/.test(label)
      ? isPlainPurchase(snapshot)
      : isWorthTaking(snapshot, step);
  },
  isHome: (snapshot) => snapshot.matches({ choosing: 'quoted' }) || snapshot.matches('sold'),
  whyHome: 'It starts before the plans are loaded.',
  invariants: {
    'API-21: nothing is sold without a price, accepted terms and a payment method.': (snapshot) =>
      !snapshot.matches('selling') ||
      (snapshot.context.order !== null && snapshot.context.quote !== null && !lacksAccount(snapshot.context)),
    'API-21: an order that was sent keeps its payment method.': ({ context: { order, accountId } }) =>
      order === null || order.accountId === '' || order.accountId === accountId,
    'API-21.26: a check is ordered with its number.': ({ context: { order } }) =>
      order?.accountId !== 'Check' || order.checkNumber === '1042',
    'API-21.9: the price of an added member is for a person who was entered.': (snapshot) =>
      !snapshot.matches({ choosing: 'quoted' }) ||
      snapshot.context.kind !== 'addMember' ||
      snapshot.context.quotedMember !== null,
    'API-21.1: after the terms have changed, the page has the new ones, and no order is left.': ({
      context: { refusal, loaded, order },
      ...snapshot
    }) =>
      refusal?.code !== 'termsChanged' ||
      !snapshot.matches('choosing') ||
      (loaded?.terms.version === 2 && order === null),
    'API-21.10: the page says that a refused order was charged, until the user changes the order.': (
      snapshot,
    ) => snapshot.context.refusal?.code !== 'chargeKept' || selectRefusal(snapshot) !== null,
    'API-21: a receipt belongs to a sale.': (snapshot) =>
      snapshot.matches('sold') === (snapshot.context.outcome !== null),
    'API-21: a page that could not be loaded shows the reason.': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failure !== null,
  },
});
