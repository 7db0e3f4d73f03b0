import type { PlanOffer, Quote, SaleDraft } from '#domain/plan/sale.ts';
import type { LoadedSale } from '#machines/sale/sale.types.ts';
import { CARD } from '#marketplace/story-offers.ts';
import { conflict } from '#tests/support/failures.ts';
import { SALE_PATIENT } from './new-patient.model.ts';

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

export const OTHER_ACCOUNT = { ...CARD, id: '302', lastFourCardDigits: '0043' };

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
  people: [],
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
  ...conflict('memberAmbiguous', 'Several patients have this name.'),
  validationErrors: [{ field, message: 'Several patients have this name.' }],
});
export const DECLINED = {
  status: 422,
  reason: 'Declined',
  code: 'cardDeclined' as const,
  message: 'The card was declined.',
};
export const CHARGE_KEPT = conflict(
  'chargeKept',
  'A family member already has an active plan. The bank declined to reverse the charge.',
);
export const TERMS_CHANGED = conflict('termsChanged', 'The terms have changed. Read them again.');

export const LOADED: LoadedSale = {
  key: 'k',
  offers: SALE_OFFERS,
  procedures: [],
  accounts: [CARD],
  terms: { version: 1, text: 'Terms 1' },
  patient: SALE_PATIENT,
  currentPlan: null,
  isDependent: false,
  memberFeeCents: null,
  draft: null,
};
