import { model } from '#charts/explore/model.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { PlanOffer, Quote } from '#domain/plan/sale.ts';
import { saleMachine } from '#machines/sale/sale.machine.ts';

const level = (id: string, monthlyFeeCents: number | null) => ({
  id,
  name: id,
  annualFeeCents: 40_000,
  monthlyFeeCents,
  enrollmentFeeCents: 0,
});
const offer = (id: string, monthlyFeeCents: number | null): PlanOffer => ({
  id,
  name: `Plan ${id}`,
  annualMaximumCents: null,
  levels: [level('one', monthlyFeeCents), level('two', null)],
  benefits: [],
  discounts: [],
});
export const SALE_OFFERS = [offer('41', 3333), offer('42', null)];

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
};

const input = { key: 'k', today: '2026-03-16' };
const loaded = {
  offers: SALE_OFFERS,
  procedures: [],
  terms: { version: 1, text: 'Terms' },
  patientName: 'Ada Marlowe',
};
const broken = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

export const saleModel = model({
  machine: saleMachine,
  inputs: [
    { ...input, kind: 'purchase' },
    { ...input, kind: 'addMember' },
  ],
  events: {
    'load.retry': [{}],
    'plan.choose': [{ offerId: '42' }],
    'level.choose': [{ levelId: 'two' }],
    'billing.choose': [{ billing: 'monthly' }],
    'account.choose': [{ id: '301' }],
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
      { case: 'birth date', field: 'birthDate', value: '05/02/2019' },
    ],
    'field.blur': [{ field: 'firstName' }],
  },
  outcomes: {
    loadSale: {
      'with a card': { output: { ...loaded, accounts: [SALE_ACCOUNT] } },
      'without a card': { output: { ...loaded, accounts: [] } },
      'server down': broken,
    },
    quoteSale: { quoted: { output: SALE_QUOTE }, 'server down': broken },
    sellPlan: {
      sold: { output: { kind: 'sold', planId: '9', transactionId: '70' } },
      pending: { output: { kind: 'pending' } },
      declined: {
        error: { status: 422, reason: 'Declined', code: 'cardDeclined', message: 'The card was declined.' },
      },
      'no answer': broken,
    },
  },
  abstraction: ({ context }) => [
    context.kind,
    context.choice,
    context.quote !== null,
    context.accountId,
    context.accepts,
    context.fields.texts,
    context.checks,
    context.failure?.status,
    context.loaded?.accounts.length,
  ],
  isHome: (snapshot) => snapshot.matches({ choosing: 'quoted' }) || snapshot.matches('sold'),
  whyHome: 'It starts before the plans are loaded.',
  invariants: {
    'API-21: nothing is sold without a price, accepted terms and a payment method.': (snapshot) =>
      !snapshot.matches('selling') ||
      (snapshot.context.quote !== null && snapshot.context.accepts && snapshot.context.accountId !== ''),
    'API-21: a receipt has its sale.': (snapshot) =>
      snapshot.matches('sold') === (snapshot.context.outcome !== null),
    'API-21: a page that could not be loaded says why.': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failure !== null,
  },
});
