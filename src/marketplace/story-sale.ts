import { fromPromise } from 'xstate';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { NewMember, Quote, SaleDraft, SaleKind, SaleOutcome, SaleWish } from '#domain/plan/sale.ts';
import { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import { saleMachine } from '#machines/sale/sale.machine.ts';
import type { LoadedSale, SaleSending } from '#machines/sale/sale.types.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { CARD, OFFER, PATIENT, PROCEDURES } from './story-offers.ts';

export const LOADED: LoadedSale = {
  key: 'k',
  offers: [OFFER],
  procedures: PROCEDURES,
  accounts: [CARD],
  terms: { version: 1, text: 'The membership is not insurance.\n\nYou may cancel within 14 days.' },
  patient: { ...PATIENT, plans: [], dueCents: 0 },
  currentPlan: null,
  isDependent: false,
  memberFeeCents: null,
  draft: null,
};

export const QUOTE: Quote = {
  planName: 'Everyday Care',
  coverageLevel: 'Individual',
  billing: 'annual',
  startDate: '2026-03-16',
  endDate: '2027-03-16',
  dueNowCents: 42_500,
  lines: [
    { kind: 'planFee', cents: 40_000 },
    { kind: 'enrollmentFee', cents: 2500 },
  ],
  later: [],
  totalCents: 42_500,
  offerId: '41',
  levelId: 'one',
  feeCents: 40_000,
  feeBeforeCents: 38_000,
  leavesPlan: null,
  unpaidRenewal: null,
  nextTermFrom: null,
  people: [],
  leaving: [],
  autoRenew: false,
};

export const DRAFT: SaleDraft = {
  kind: 'purchase',
  practiceId: '1',
  memberId: '10000001',
  planId: '',
  wantedOfferId: '',
  key: 'k',
  attempt: 1,
  choice: { offerId: '41', levelId: 'family', billing: 'annual' },
  dependents: [],
  texts: { firstName: '', lastName: '', birthDate: '' },
  autoRenew: false,
  accountId: '301',
  order: null,
  quote: null,
};
const AMBIGUOUS_WORDS = 'Several patients have the name and date of birth of a family member.';
const AMBIGUOUS = {
  status: 409,
  reason: 'Conflict',
  code: 'memberAmbiguous',
  message: AMBIGUOUS_WORDS,
  validationErrors: [{ field: 'dependents.0', message: AMBIGUOUS_WORDS }],
};

export const MEMBERS = [
  { memberId: '10000001', name: 'Ada Marlowe', birthDate: '1984-02-11', relationship: 'Self' },
  { memberId: '10000412', name: 'Nora Marlowe', birthDate: '2019-05-02', relationship: 'Dependent' },
] as const;

const TODAY = '2026-03-16';

const nothing = () => undefined;
const withoutAccounts = paymentAccountsMachine.provide({
  actors: { listAccounts: answering<readonly PaymentAccount[]>({ value: [] }) },
  actions: { reportUnsavedWork: nothing, showToast: nothing, notifyAdded: nothing },
});

export interface StorySale {
  kind: SaleKind;
  load?: Answer<LoadedSale>;
  sell?: Answer<SaleOutcome>;
  quote?: Quote;
  /** The number of the price that never arrives. */
  missingQuote?: number;
  /** The patients who may be the entered family member. */
  matches?: readonly PatientRow[];
}

/** The sale over the server's responses in a story. */
export function storySale({ kind, load, sell, quote = QUOTE, missingQuote, matches = [] }: StorySale) {
  let quotes = 0;
  return saleMachine.provide({
    actors: {
      newCard: withoutAccounts,
      loadSale: answering(load ?? { value: LOADED }),
      quoteSale: fromPromise<Quote, SaleWish>(async ({ input }) => {
        quotes += 1;
        if (quotes === missingQuote) return new Promise<never>(nothing);
        if (matches.length > 0 && input.dependents[0]?.memberId === undefined && input.dependents.length > 0)
          throw AMBIGUOUS;
        return kind === 'addMember' ? { ...quote, offerId: null, levelId: null } : quote;
      }),
      findMatches: answering<readonly PatientRow[], NewMember | null>({ value: matches }),
      sellPlan: answering<SaleOutcome, SaleSending>(sell),
    },
    actions: { reportUnsavedWork: nothing, storeDraft: nothing, removeDraft: nothing, logFailure: nothing },
  });
}

export const STORY_PROPS = {
  attach: nothing,
  today: TODAY,
  timeZone: 'America/New_York',
  memberId: '10000001',
  renewalHref: (planId: string) => `#renew-${planId}`,
  patientHref: (page: string) => `#${page}`,
};
