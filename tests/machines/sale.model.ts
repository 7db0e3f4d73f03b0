import type { SnapshotFrom } from 'xstate';
import { model, type Step } from '#charts/explore/model.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { PlanOffer, Quote, SaleDraft } from '#domain/plan/sale.ts';
import { lacksAccount } from '#machines/sale/sale.context.ts';
import { saleMachine } from '#machines/sale/sale.machine.ts';
import { KNOWN_PATIENT, SALE_PATIENT } from './new-patient.model.ts';

const level = (id: string, monthlyFeeCents: number | null) => ({
  id,
  name: id,
  annualFeeCents: 40_000,
  monthlyFeeCents,
  enrollmentFeeCents: 0,
  covers: id === 'one' ? { people: 1, adults: 1, ageLimit: 26 } : { people: 4, adults: 2, ageLimit: 26 },
});
export const saleOffer = (id: string, monthlyFeeCents: number | null): PlanOffer => ({
  id,
  name: `Plan ${id}`,
  annualMaximumCents: null,
  levels: [level('one', monthlyFeeCents), level('two', null)],
  benefits: [],
  discounts: [],
});
export const SALE_OFFERS = [saleOffer('41', 3333), saleOffer('42', null)];

export const SALE_ACCOUNT: PaymentAccount = {
  accountType: 'Credit Card',
  accountStatus: 'Active',
  cardType: 1,
  displayName: '',
  expirationDate: '08/29',
  id: '301',
  isActive: true,
  isAutoRenewal: false,
  isFsa: false,
  isHsa: false,
  itemId: 'itm',
  lastFourCardDigits: '0042',
  memberId: '10000001',
  name: 'Ada Marlowe',
  practiceId: '1',
  zipCode: '43215',
};
export const OTHER_ACCOUNT = { ...SALE_ACCOUNT, id: '302', lastFourCardDigits: '0043' };

export const SALE_QUOTE: Quote = {
  planName: 'Plan 41',
  coverageLevel: 'one',
  billing: 'annual',
  startDate: '2026-03-16',
  endDate: '2027-03-16',
  dueNowCents: 40_000,
  lines: [{ kind: 'planFee', cents: 40_000 }],
  later: [],
  totalCents: 40_000,
  offerId: '41',
  levelId: 'one',
  feeCents: 40_000,
  feeBeforeCents: null,
  leavesPlan: null,
  unpaidRenewal: null,
  nextTermFrom: null,
  leaving: [],
  autoRenew: false,
};
export const OTHER_PLAN_QUOTE: Quote = {
  ...SALE_QUOTE,
  planName: 'Plan 42',
  offerId: '42',
  dueNowCents: 44_000,
  lines: [{ kind: 'planFee', cents: 44_000 }],
  totalCents: 44_000,
  feeCents: 44_000,
  feeBeforeCents: 40_000,
};
export const FREE_QUOTE: Quote = { ...SALE_QUOTE, dueNowCents: 0, lines: [], totalCents: 0 };

const input = { key: 'k', today: '2026-03-16', wantedOfferId: '41' };
const loaded = {
  offers: SALE_OFFERS,
  procedures: [],
  terms: { version: 1, text: 'Terms' },
  patient: SALE_PATIENT,
  currentPlan: null,
  memberFeeCents: null,
  draft: null,
};
export const DRAFT: SaleDraft = {
  kind: 'purchase',
  practiceId: '1',
  memberId: '10000001',
  planId: '',
  wantedOfferId: '',
  key: 'k0',
  attempt: 2,
  choice: { offerId: '41', levelId: 'two', billing: 'annual' },
  dependents: [{ firstName: 'Nora', lastName: 'Marlowe', birthDate: '1965-05-02' }],
  texts: { firstName: '', lastName: '', birthDate: '' },
  autoRenew: true,
  accountId: '301',
  order: null,
  quote: null,
};
export const ORDER = {
  key: 'k0-2',
  choice: DRAFT.choice,
  accountId: '301',
  termsVersion: 1,
  dueNowCents: 40_000,
  newMember: null,
  dependents: DRAFT.dependents,
  autoRenew: true,
};
export const ambiguous = (field: string) => ({
  status: 409,
  reason: 'Conflict',
  code: 'memberAmbiguous' as const,
  message: 'Several patients have this name.',
  validationErrors: [{ field, message: 'Several patients have this name.' }],
});
export const DECLINED = {
  status: 422,
  reason: 'Declined',
  code: 'cardDeclined' as const,
  message: 'The card was declined.',
};
export const TERMS_CHANGED = {
  status: 409,
  reason: 'Conflict',
  code: 'termsChanged' as const,
  message: 'The terms have changed. Read them again.',
};
const broken = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

/** A person is typed field by field, before the terms are accepted. For an added member, before there is a price. */
function isWorthTyping(snapshot: SnapshotFrom<typeof saleMachine>, field: string, label: string): boolean {
  const { kind, accepts, checks, dependents, fields, autoRenew } = snapshot.context;
  const { firstName, lastName, birthDate } = fields.texts;
  const isQuoted = snapshot.matches({ choosing: 'quoted' });
  if (accepts) return false;
  if (label.startsWith('field.blur') || label.includes('another first name'))
    return isQuoted && !checks && (kind === 'addMember' || (lastName === '' && !label.includes('another')));
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

/** Changed terms don't depend on the sold plan. */
const isPlainPurchase = ({ context }: SnapshotFrom<typeof saleMachine>): boolean =>
  context.kind === 'purchase' && context.dependents.length === 0 && !context.autoRenew;

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
      autoRenew &&
      dependents.length === 0 &&
      accountId === '301'
    );
  if (event.type === 'renewal.choose') return isQuoted && !isTyped && !accepts;
  if (event.type.startsWith('dependent.'))
    return kind === 'purchase' && isQuoted && !accepts && dependents.length < 2;
  if (['plan.choose', 'level.choose', 'billing.choose'].includes(event.type))
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
    'account.choose': [{ id: '302' }],
    'account.add': [{ account: SALE_ACCOUNT }],
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
    ],
    'field.blur': [{ field: 'firstName' }],
  },
  outcomes: {
    loadSale: {
      'with two cards': { output: { ...loaded, accounts: [SALE_ACCOUNT, OTHER_ACCOUNT] } },
      'without a card': { output: { ...loaded, accounts: [] } },
      'with a draft': { output: { ...loaded, accounts: [SALE_ACCOUNT], draft: DRAFT } },
      'with an order under way': {
        output: { ...loaded, accounts: [SALE_ACCOUNT], draft: { ...DRAFT, order: ORDER, quote: SALE_QUOTE } },
      },
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
      'terms changed': { error: TERMS_CHANGED },
      'no answer': broken,
    },
  },
  abstraction: ({ context }) => [
    context.kind,
    context.choice,
    context.quote?.totalCents,
    context.quotedMember,
    context.accountId,
    context.accepts,
    context.fields.texts,
    context.checks,
    context.failure?.status,
    context.loaded?.accounts.length,
    context.dependents.map(({ memberId, evenIfKnown }) => memberId ?? evenIfKnown),
    context.identity.memberId ?? context.identity.evenIfKnown,
    context.matches?.length,
    context.failure?.code,
    context.autoRenew,
    context.checksDependent,
    context.order !== null,
  ],
  isWorthTaking: (snapshot, step) =>
    step.label.includes('terms changed') ? isPlainPurchase(snapshot) : isWorthTaking(snapshot, step),
  isHome: (snapshot) => snapshot.matches({ choosing: 'quoted' }) || snapshot.matches('sold'),
  whyHome: 'It starts before the plans are loaded.',
  invariants: {
    'API-21: nothing is sold without a price, accepted terms and a payment method.': (snapshot) =>
      !snapshot.matches('selling') ||
      (snapshot.context.order !== null && snapshot.context.quote !== null && !lacksAccount(snapshot.context)),
    'API-21: an order that was sent keeps its payment method.': ({ context: { order, accountId } }) =>
      order === null || order.accountId === '' || order.accountId === accountId,
    'API-21.9: the price of an added member is for a person who was entered.': (snapshot) =>
      !snapshot.matches({ choosing: 'quoted' }) ||
      snapshot.context.kind !== 'addMember' ||
      snapshot.context.quotedMember !== null,
    'API-21.1: after the terms have changed, the page has the new ones, and no order is left.': ({
      context: { failure, loaded, order },
      ...snapshot
    }) =>
      failure?.code !== 'termsChanged' ||
      !snapshot.matches('choosing') ||
      (loaded?.terms.version === 2 && order === null),
    'API-21: a receipt belongs to a sale.': (snapshot) =>
      snapshot.matches('sold') === (snapshot.context.outcome !== null),
    'API-21: a page that could not be loaded shows the reason.': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failure !== null,
  },
});
