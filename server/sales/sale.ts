import { addDays } from '#domain/date/day.ts';
import {
  type Covers,
  type Dependent,
  type HouseholdProblem,
  householdProblem,
  leftByRenewal,
} from '#domain/plan/household.ts';
import type { PlanStatus } from '../plans/plan-status.ts';
import {
  addMemberCents,
  debtsOfPurchase,
  debtsOfRenewal,
  type NewDebt,
  type PlanPrice,
  type Term,
  termAfter,
  termFrom,
} from '../plans/plan-term.ts';
import { priceOf } from '../plans/price.ts';

export type SaleKind = 'purchase' | 'renewal' | 'addMember';
export type Billing = 'annual' | 'monthly';

export interface NewMember {
  firstName: string;
  lastName: string;
  birthDate: string;
  /** The patient who this person is. Stored with the sale if the practice has such a patient. */
  memberId?: string | undefined;
  /** A different person from the patients with this name and birth date. */
  evenIfKnown?: boolean | undefined;
}

/** A coverage level that the practice sells, at the fee of the first day of the term. */
export interface SoldLevel {
  offeredPlanId: number;
  planName: string;
  levelId: string;
  levelName: string;
  feeCents: number;
  enrollmentFeeCents: number;
  /** Whether it can be paid in twelve payments. */
  isSubscription: boolean;
  addMemberCents: number;
  covers: Covers;
}

export interface HeldPlan extends Term {
  id: number;
  name: string;
  coverageLevel: string;
  templateType: 'Legacy' | 'Ad-hoc';
  status: PlanStatus;
  /** Ended by the practice, or a next term that was never paid. */
  inactive: boolean;
  /** A next term that waits for its automatic payment. */
  isUnpaidRenewal: boolean;
  /** The first day of the next term; null if there is none. */
  nextTermFrom: string | null;
  addMemberCents: number;
  /** Without removed members. */
  dependents?: readonly HeldDependent[];
}

export interface HeldDependent extends Dependent {
  /** If later than the first day of the term. */
  joinedOn: string | null;
}

export interface SoldPlan extends Term {
  name: string;
  coverageLevelId: string;
  coverageLevel: string;
  monthly: boolean;
  addMemberCents: number;
  offeredPlanId: number;
  templateType: 'Legacy' | 'Ad-hoc';
}

/** All data that is needed to write the sale, stored before the charge. */
export interface SaleContents {
  /** Null when a member is added to a plan. */
  plan: SoldPlan | null;
  newMember: NewMember | null;
  /** Sold together with the subscriber. */
  dependents?: readonly NewMember[];
  /** Dependents who don't continue in the next term: too old, or with their own plan. */
  leaving?: readonly number[];
  autoRenew?: boolean;
  /** The account that pays becomes the one for the subscriber's automatic payments: renewals and monthly payments. */
  takesRenewals?: boolean;
  /** The level to which an added member raises the plan. */
  upgrade?: Upgrade | null;
  /** The day on which the people must have no other plan, if it is not the day of the sale. */
  coveredOn?: string;
  /** The day on which an added member joins. */
  joins?: string;
  /** The first is paid at once. */
  debts: readonly NewDebt[];
  /** Set after the charge, when no plan is created. The charge is reversed if the bank allows it. */
  refused?: LateRefusal;
}

interface PracticePrices {
  adminFeeCents: number;
  salesTaxHundredths: number;
}

/** A plan's next level, which another member requires. */
export type Upgrade = Pick<SoldPlan, 'coverageLevelId' | 'coverageLevel' | 'addMemberCents'>;

/** Why a person can't be a member of a plan. */
export type PersonRefusal =
  | 'unknown'
  /** They have a plan already. */
  | 'memberCovered'
  /** Several people have the same name and birth date. Followed by the field of the request. */
  | `memberAmbiguous:${string}`;

/** Why a sale can't be completed after its charge: a member got coverage or the plan was renewed in the meantime. */
export type LateRefusal = PersonRefusal | 'planRenewed';

export type SaleRefusal =
  | 'noMonthly'
  /** Not sold in the practice's state. */
  | 'planNotSold'
  /** The buyer has this plan, and it has not ended. */
  | 'planHeld'
  | 'planRenewed'
  /** A next term waits for its automatic payment. */
  | 'renewalUnpaid'
  | 'planNotActive'
  | 'birthDateInFuture'
  | PersonRefusal
  | HouseholdProblem;

type Made = SaleContents | SaleRefusal;

const planOf = (level: SoldLevel, term: Term, billing: Billing): SoldPlan => ({
  ...term,
  name: level.planName,
  coverageLevelId: level.levelId,
  coverageLevel: level.levelName,
  monthly: billing === 'monthly',
  addMemberCents: level.addMemberCents,
  offeredPlanId: level.offeredPlanId,
  templateType: 'Ad-hoc',
});

const priceAt = (level: SoldLevel, practice: PracticePrices, billing: Billing): PlanPrice => ({
  feeCents: level.feeCents,
  enrollmentFeeCents: level.enrollmentFeeCents,
  ...practice,
  monthly: billing === 'monthly',
});

const payable = (debts: readonly NewDebt[]) => debts.filter(({ amountCents }) => amountCents > 0);

/** The term begins today. */
export function purchaseOf(
  level: SoldLevel,
  practice: PracticePrices,
  { billing, today, dependents = [] }: { billing: Billing; today: string; dependents?: readonly NewMember[] },
): Made {
  const birthDates = dependents.map(({ birthDate }) => birthDate);
  if (birthDates.some((each) => each > today)) return 'birthDateInFuture';
  const problem = householdProblem(level.covers, birthDates, today);
  if (problem) return problem;
  if (billing === 'monthly' && !level.isSubscription) return 'noMonthly';
  const term = termFrom(today);
  const debts = payable(debtsOfPurchase(priceAt(level, practice, billing), term));
  return { plan: planOf(level, term, billing), newMember: null, dependents, debts };
}

/** A renewal begins when the term ends, or today if it has ended or never began. */
export const renewalTerm = (plan: Pick<HeldPlan, keyof Term | 'inactive'>, today: string): Term =>
  plan.inactive || plan.endDate < today ? termFrom(today) : termAfter(plan);

/** The same or another plan. A renewal has no enrollment fee. */
export function renewalOfPlan(
  plan: HeldPlan,
  level: SoldLevel,
  practice: PracticePrices,
  { billing, today }: { billing: Billing; today: string },
): Made {
  if (plan.nextTermFrom !== null) return 'planRenewed';
  if (plan.isUnpaidRenewal) return 'renewalUnpaid';
  if (billing === 'monthly' && !level.isSubscription) return 'noMonthly';
  const term = renewalTerm(plan, today);
  const debts = payable(debtsOfRenewal(priceAt(level, practice, billing), term));
  const sold = { ...planOf(level, term, billing), templateType: plan.templateType };
  const leaving = leftByRenewal(level.covers, plan.dependents ?? [], term.startDate);
  return { plan: sold, newMember: null, leaving, debts };
}

/**
 * The smallest level, up to the plan's own, that covers those who continue in the next term. Undefined if the plan's
 * level is unknown.
 */
export function levelToRenew(
  { dependents = [], coverageLevelId }: Pick<HeldPlan, 'dependents'> & Pick<SoldPlan, 'coverageLevelId'>,
  levels: readonly SoldLevel[],
  startDate: string,
): SoldLevel | undefined {
  const at = levels.findIndex(({ levelId }) => levelId === coverageLevelId);
  const own = levels[at];
  const leftBy = ({ covers }: SoldLevel) => leftByRenewal(covers, dependents, startDate).length;
  const fits = (level: SoldLevel) =>
    leftBy(level) === (own && leftBy(own)) && dependents.length - leftBy(level) + 1 <= level.covers.people;
  return levels.slice(0, Math.max(at, 0)).find(fits) ?? own;
}

/**
 * The day on which an added member must have no other plan. A term begins on the day on which the previous one ends, and
 * a member of both is covered by the previous one on that day.
 */
export const coveredOn = ({ startDate }: Term, today: string): string =>
  startDate > today ? addDays(startDate, 1) : today;

/** The day on which an added member joins: the first day of a term that has not begun. */
export const joinsOn = ({ startDate }: Term, today: string): string =>
  startDate > today ? startDate : today;

/** Prorated for the days left in the term; the whole fee for a term that has not begun. */
export function addedMemberOf(
  plan: HeldPlan,
  practice: PracticePrices,
  newMember: NewMember | null,
  today: string,
): Made {
  const isFuture = !plan.inactive && plan.startDate > today;
  if (plan.status !== 'Active' && !isFuture) return 'planNotActive';
  if (newMember !== null && newMember.birthDate > today) return 'birthDateInFuture';
  const { salesTaxHundredths } = practice;
  const feeCents = addMemberCents(plan.addMemberCents, plan, today);
  const debt: NewDebt = {
    ...priceOf({ feeCents, adminFeeCents: 0, salesTaxHundredths }),
    salesTaxHundredths,
    dueDate: today,
    paymentType: 'Upgrade',
  };
  const days = { coveredOn: coveredOn(plan, today), joins: joinsOn(plan, today) };
  return { plan: null, newMember, ...days, debts: payable([debt]) };
}

/** What is paid at once. */
export const dueNowOf = ({ debts }: SaleContents): number => debts[0]?.amountCents ?? 0;

/** The members who come with the sale. */
export const peopleOf = ({ dependents = [], newMember }: SaleContents): NewMember[] =>
  newMember === null ? [...dependents] : [...dependents, newMember];
