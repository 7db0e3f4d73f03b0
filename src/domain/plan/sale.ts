import { formatMoney } from '../money/format-money.ts';
import { discountedCents } from '../money/money.ts';
import { type CategoryDiscount, discountOn } from './discount.ts';
import { type Covers, coversWords, householdProblem } from './household.ts';

export type SaleKind = 'purchase' | 'renewal' | 'addMember';
export type Billing = 'annual' | 'monthly';

/** How often the page checks a sale whose outcome is not known. */
export const SALE_CHECK_MS = 5000;

export interface OfferedLevel {
  id: string;
  name: string;
  annualFeeCents: number;
  /** Null if the plan is paid once a year. */
  monthlyFeeCents: number | null;
  enrollmentFeeCents: number;
  covers: Covers;
}

export interface PlanOffer {
  id: string;
  name: string;
  annualMaximumCents: number | null;
  levels: readonly OfferedLevel[];
  benefits: readonly { benefit: string; limit: number; codes: readonly string[] }[];
  discounts: readonly CategoryDiscount[];
}

export interface OfferedProcedure {
  code: string;
  description: string;
  category: string;
  usualCents: number;
}

export interface SaleTerms {
  version: number;
  text: string;
}

export interface QuoteLine {
  kind: 'planFee' | 'enrollmentFee' | 'adminFee' | 'salesTax';
  cents: number;
}

export interface Quote {
  planName: string;
  coverageLevel: string;
  billing: Billing;
  startDate: string;
  endDate: string;
  dueNowCents: number;
  lines: readonly QuoteLine[];
  later: readonly { dueDate: string; cents: number }[];
  totalCents: number;
  /** Null for an added member. */
  offerId: string | null;
  levelId: string | null;
  feeCents: number | null;
  /** The fee of the plan that is renewed. */
  feeBeforeCents: number | null;
  /** The plan that the buyer leaves, because they are a dependent on it. */
  leavesPlan: string | null;
  /** Another plan of the buyer, whose next term waits for its automatic payment. */
  unpaidRenewal: string | null;
  /** The first day of the next term, which an added member is not on. YYYY-MM-DD. */
  nextTermFrom: string | null;
  /** Of a renewal: the members of the next term, the subscriber first. Absent in drafts of older versions. */
  people?: readonly string[] | null | undefined;
  /** Dependents who are too old for the next term, or have their own plan. */
  leaving: readonly string[];
  autoRenew: boolean;
}

/** Whether something is paid, now or later. */
export const needsAccount = (totalCents: number, autoRenew: boolean): boolean => totalCents > 0 || autoRenew;

/** What the user chose. Empty until a quote contains the plan to renew. */
export interface SaleChoice {
  offerId: string;
  levelId: string;
  billing: Billing | null;
}

export interface NewMember {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD */
  birthDate: string;
  /** Set if several patients have this name and birth date, and the user chose one. */
  memberId?: string;
  /** A different person from the patients with this name and birth date. */
  evenIfKnown?: boolean;
}

export interface SaleOrder {
  key: string;
  choice: SaleChoice;
  /** An account, or `Cash` or `Check` for money that the office received. Empty if nothing is charged. */
  accountId: string;
  /** Only for a check. */
  checkNumber?: string | null | undefined;
  /** Of cash or a check. Never stored in the browser, because notes can name people. */
  note?: string | undefined;
  termsVersion: number;
  dueNowCents: number;
  /** The first day that the user saw, YYYY-MM-DD. Absent in drafts of older versions. */
  startDate?: string | null | undefined;
  newMember: NewMember | null;
  /** Of a purchase: they are sold together with the buyer. */
  dependents: readonly NewMember[];
  autoRenew: boolean;
}

/** What a quote depends on. */
export interface SaleWish {
  choice: SaleChoice;
  dependents: readonly NewMember[];
  /** Null until the fields of the added member are valid. */
  newMember: NewMember | null;
}

/**
 * A sale in progress, which survives a reload (API-21.16). The accepted terms don't: the patient accepts them again.
 */
export interface SaleDraft {
  kind: SaleKind;
  practiceId: string;
  memberId: string;
  planId: string;
  /** Absent in drafts of older versions. */
  wantedOfferId?: string | null | undefined;
  key: string;
  attempt: number;
  choice: SaleChoice;
  dependents: readonly NewMember[];
  /** The fields of a person who is not added yet. */
  texts: Pick<NewMember, 'firstName' | 'lastName' | 'birthDate'>;
  /** Null until the user or the first price decides. */
  autoRenew: boolean | null;
  accountId: string;
  /** Absent in drafts of older versions. */
  checkNumber?: string | null | undefined;
  /** An order that was sent, with an unknown outcome, and what the user saw. */
  order: SaleOrder | null;
  quote: Quote | null;
}

/** A person on the plan that was sold. */
export interface SoldMember {
  memberId: string;
  name: string;
  /** YYYY-MM-DD */
  birthDate: string;
  relationship: 'Self' | 'Dependent';
}

export type SaleOutcome =
  | { kind: 'sold'; planId: string; transactionId: string | null; members: readonly SoldMember[] }
  /** The bank has not responded yet. */
  | { kind: 'pending' };

/** The subscriber, who also pays for what is sold on a dependent's page; undefined if it is the page's patient. */
export const otherPayer = (
  outcome: SaleOutcome | null,
  patientId: string | undefined,
): SoldMember | undefined =>
  outcome?.kind === 'sold'
    ? outcome.members.find(({ relationship, memberId }) => relationship === 'Self' && memberId !== patientId)
    : undefined;

/** The wanted plan, or the only one on offer. Otherwise no plan, because a sale charges only for a chosen one. */
export const firstChoice = (offers: readonly PlanOffer[], wantedOfferId: string): SaleChoice =>
  withOffer(
    { offerId: '', levelId: '', billing: 'annual' },
    offers.length === 1 ? offers[0] : offers.find(({ id }) => id === wantedOfferId),
  );

/** Another plan keeps the level and billing if it offers them. */
export function withOffer(choice: SaleChoice, offer: PlanOffer | undefined): SaleChoice {
  const level = offer?.levels.find(({ id }) => id === choice.levelId) ?? offer?.levels[0];
  const isMonthly = choice.billing === 'monthly' && level?.monthlyFeeCents != null;
  return { offerId: offer?.id ?? '', levelId: level?.id ?? '', billing: isMonthly ? 'monthly' : 'annual' };
}

/**
 * The smallest level of the plan that covers the family. If none does, the level stays, and the server explains why.
 */
export function withFamily(
  choice: SaleChoice,
  offer: PlanOffer | undefined,
  dependents: readonly NewMember[],
  today: string,
): SaleChoice {
  const birthDates = dependents.map(({ birthDate }) => birthDate);
  const fits = ({ covers }: OfferedLevel) => householdProblem(covers, birthDates, today) === null;
  const level = offer?.levels.find(fits);
  return level === undefined ? choice : withOffer({ ...choice, levelId: level.id }, offer);
}

export interface PricedLine {
  code: string;
  description: string;
  quantity: number;
  usualCents: number;
  withPlanCents: number;
  /** What the plan pays, up to its annual maximum. */
  coveredCents: number;
  /** Uses in a year that the plan includes, 0 for no limit. Null if it only gives a discount. */
  limit: number | null;
}

export const benefitOf = ({ benefits }: Pick<PlanOffer, 'benefits'>, code: string) =>
  benefits.find(({ codes }) => codes.includes(code));

/**
 * A covered procedure costs nothing up to its benefit's limit, of which other procedures may have used some. Any other
 * procedure gets the discount of its category.
 */
export function priceWith(
  offer: Pick<PlanOffer, 'benefits' | 'discounts'>,
  procedure: OfferedProcedure,
  quantity: number,
  usesBefore = 0,
): PricedLine {
  const { code, description, category, usualCents } = procedure;
  const limit = benefitOf(offer, code)?.limit ?? null;
  const covered = limit === null ? 0 : coveredUses(limit, quantity, usesBefore);
  const discounted = discountedCents(usualCents, discountOn(category, offer.discounts));
  return {
    code,
    description,
    quantity,
    usualCents: usualCents * quantity,
    withPlanCents: discounted * (quantity - covered),
    coveredCents: usualCents * covered,
    limit,
  };
}

const coveredUses = (limit: number, quantity: number, usesBefore: number): number =>
  limit === 0 ? quantity : Math.min(Math.max(limit - usesBefore, 0), quantity);

/** One procedure of each benefit and of each discounted category, to show what the plan does for a visit. */
export function exampleLines(offer: PlanOffer, procedures: readonly OfferedProcedure[]): PricedLine[] {
  const wanted = [
    ...offer.benefits.flatMap(({ codes }) => codes.slice(0, 1)),
    ...offer.discounts.flatMap(({ category }) =>
      procedures
        .filter((each) => each.category === category)
        .slice(0, 1)
        .map(({ code }) => code),
    ),
  ];
  return wanted.flatMap((code) => {
    const procedure = procedures.find((each) => each.code === code);
    return procedure === undefined ? [] : [priceWith(offer, procedure, 1)];
  });
}

/** `$400.00 a year`, `$33.33 a month`, and who is covered. */
export const levelWords = (
  { annualFeeCents, monthlyFeeCents, covers }: OfferedLevel,
  billing: Billing | null,
): string => {
  const price =
    billing === 'monthly' && monthlyFeeCents !== null
      ? `${formatMoney(monthlyFeeCents)} a month`
      : `${formatMoney(annualFeeCents)} a year`;
  return `${price}. Covers ${coversWords(covers)}.`;
};

/** `+$40.00 a year`; empty without a change. */
export function feeChangeWords({ feeCents, feeBeforeCents }: Quote): string {
  if (feeCents === null || feeBeforeCents === null || feeCents === feeBeforeCents) return '';
  const change = feeCents - feeBeforeCents;
  return `${change > 0 ? '+' : '−'}${formatMoney(Math.abs(change))} a year`;
}
