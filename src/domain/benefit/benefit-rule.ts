import { isoDateOf } from '../date/calendar.ts';
import { formatDate } from '../date/day.ts';
import { discountedCents } from '../money/money.ts';
import { discountOn } from '../plan/discount.ts';
import type { MemberAndPlan, PatientSummary, PlanTerm } from '../plan/plan.ts';
import type { BenefitAnswer } from '../plan/treatment.ts';
import type { Benefit, BenefitSummary, CodeGroup, CoveredCode, PricedProcedure } from './benefit.ts';
import { findNamed, namedIn } from './procedure-search.ts';

/** Days are in the practice's time zone, YYYY-MM-DD. */
export interface BenefitPlan {
  status: 'active' | 'future' | 'over';
  term: PlanTerm;
  renewsItself: boolean;
  today: string;
}

export function benefitPlanOf(coverage: MemberAndPlan, summary: PatientSummary, today: string): BenefitPlan {
  const isAmong = (plans: readonly MemberAndPlan[]) => plans.some(({ plan }) => plan.id === coverage.plan.id);
  const { term } = coverage;
  const startedStatus = isAmong(summary.activePlans) ? 'active' : 'over';
  const status = isAmong(summary.futurePlans) ? 'future' : startedStatus;
  return { status, term, renewsItself: coverage.plan.autoRenew, today };
}

type Refusal = 'usedUp' | 'notStarted' | 'over' | 'ended';

/** Whether a procedure can be done today. If not, the reason and the first possible day. */
export type Verdict =
  | { can: true /** Null without a limit. */; remaining: number | null; isPaid: boolean }
  | { can: false; because: Refusal; nextDay: string | null };

/** Amounts are whole cents: what the patient pays today, and the price without a plan. */
export type ProcedureAnswer = {
  procedure: PricedProcedure;
  patientCents: number;
} & (
  | { kind: 'covered'; benefit: string; verdict: Verdict; past: PastUse }
  /** Percent is the plan's discount, 0 for none. */
  | { kind: 'notIncluded'; percent: number }
);

/**
 * What staff should know before the next use: its last day, and the patient's answer about the benefit's latest use.
 */
export interface PastUse {
  lastDay: string | null;
  answer: BenefitAnswer | null;
}

/** Empty if no procedure matches. `more` counts the matches that were left out. */
export interface DayAnswer {
  procedures: readonly ProcedureAnswer[];
  more: number;
}

const MAX_ANSWERS = 8;

/** The next term begins on the day when this one ends. */
export function verdictOn(plan: BenefitPlan, group: CodeGroup, summary: BenefitSummary): Verdict {
  const { status, term, today } = plan;
  if (status === 'future') return { can: false, because: 'notStarted', nextDay: term.startDate };
  if (status === 'over')
    return { can: false, because: term.endDate < today ? 'over' : 'ended', nextDay: null };
  const isLimited = group.limit > 0;
  if (isLimited && group.remaining === 0) return { can: false, because: 'usedUp', nextDay: term.endDate };
  const isPaid = summary.maximum === null || summary.maximum.availableCents > 0;
  return { can: true, remaining: isLimited ? group.remaining : null, isPaid };
}

const proceduresOf = (summary: BenefitSummary) =>
  summary.benefits.flatMap((benefit) =>
    benefit.groups.flatMap((group) => group.codes.map((code) => ({ benefit, group, code }))),
  );

export function canUse(plan: BenefitPlan, summary: BenefitSummary | null, wanted: string): boolean {
  if (summary === null) return false;
  const found = proceduresOf(summary).find(({ code }) => code.code === wanted);
  return found !== undefined && verdictOn(plan, found.group, summary).can;
}

export function procedureOf(
  summary: BenefitSummary | null,
  wanted: string,
): { benefit: Benefit; group: CodeGroup; code: CoveredCode } | null {
  if (summary === null) return null;
  return proceduresOf(summary).find(({ code }) => code.code === wanted) ?? null;
}

/** Null for a question without a procedure. */
export function answerToday(
  question: string,
  plan: BenefitPlan,
  summary: BenefitSummary | null,
): DayAnswer | null {
  const named = namedIn(question);
  if (summary === null || named.length === 0) return null;
  const covered = new Map(proceduresOf(summary).map((each) => [each.code.code, each]));
  const textOf = ({ code, description, category }: PricedProcedure) =>
    `${code} ${description} ${category} ${covered.get(code)?.benefit.name ?? ''}`;
  const found = findNamed(summary.procedures, textOf, named);
  const isCovered = ({ code }: PricedProcedure) => covered.has(code);
  const ordered = [...found.filter(isCovered), ...found.filter((each) => !isCovered(each))];
  const procedures = ordered.slice(0, MAX_ANSWERS).map((procedure) => {
    const coverage = covered.get(procedure.code);
    return coverage
      ? coveredAnswer(procedure, coverage, plan, summary)
      : notIncludedAnswer(procedure, plan, summary);
  });
  return { procedures, more: ordered.length - procedures.length };
}

function coveredAnswer(
  procedure: PricedProcedure,
  { benefit, group }: { benefit: Benefit; group: CodeGroup },
  plan: BenefitPlan,
  summary: BenefitSummary,
): ProcedureAnswer {
  const verdict = verdictOn(plan, group, summary);
  const patientCents = patientCentsFor(procedure, verdict, summary);
  const answer = benefit.request?.isEmailed ? benefit.request.answer : null;
  const past = { lastDay: group.usedOn.toSorted().at(-1) ?? null, answer };
  return { kind: 'covered', procedure, patientCents, benefit: benefit.name, verdict, past };
}

function patientCentsFor(procedure: PricedProcedure, verdict: Verdict, summary: BenefitSummary): number {
  const { regularCents } = procedure;
  const { maximum } = summary;
  if (!verdict.can)
    return discountedCents(regularCents, verdict.because === 'usedUp' ? percentOff(procedure, summary) : 0);
  return maximum === null ? 0 : regularCents - Math.min(regularCents, maximum.availableCents);
}

/** What the patient pays today, and the price without a plan. Null for a code without a price. */
export function coveredPrice(code: string, verdict: Verdict, summary: BenefitSummary) {
  const procedure = summary.procedures.find((each) => each.code === code);
  if (procedure === undefined) return null;
  return {
    patientCents: patientCentsFor(procedure, verdict, summary),
    regularCents: procedure.regularCents,
  };
}

/** A discount has the name of its category. */
const percentOff = ({ category }: PricedProcedure, { discounts }: BenefitSummary): number =>
  discountOn(
    category,
    discounts.map(({ name, percent }) => ({ category: name, percent })),
  );

/** A discount applies while the plan is active. */
function notIncludedAnswer(
  procedure: PricedProcedure,
  { status }: BenefitPlan,
  summary: BenefitSummary,
): ProcedureAnswer {
  const percent = status === 'active' ? percentOff(procedure, summary) : 0;
  const patientCents = discountedCents(procedure.regularCents, percent);
  return { kind: 'notIncluded', procedure, patientCents, percent };
}

/** The date is MM/DD/YYYY. */
export function procedureDayMessage(
  written: string,
  { term, today }: BenefitPlan,
  summary: BenefitSummary | null,
): string | null {
  const firstDay = summary?.firstDay ?? term.startDate;
  const day = isoDateOf(written);
  if (day === null) return 'Enter the date as MM/DD/YYYY.';
  if (day > today) return 'The date can’t be in the future.';
  if (day < term.startDate || day > term.endDate) return 'The date must be within the plan term.';
  return day < firstDay
    ? `The patient joined the plan on ${formatDate(firstDay)}. Enter that day or a later one.`
    : null;
}
