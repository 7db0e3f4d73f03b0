import { isoDateOf } from '../date/calendar.ts';
import type { MemberAndPlan, PatientSummary, PlanTerm } from '../plan/plan.ts';
import { hasWords, plainWords } from '../text/word-match.ts';
import type { Benefit, BenefitSummary, CodeGroup, CoveredCode } from './benefit.ts';

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

/** Whether a procedure can be done today. If not: the reason, and the first day on which it can. */
export type Verdict =
  | { can: true /** Null without a limit. */; remaining: number | null; isPaid: boolean }
  | { can: false; because: Refusal; nextDay: string | null };

export interface ProcedureAnswer {
  benefit: string;
  code: CoveredCode;
  verdict: Verdict;
}

/** Discounts apply to procedures that the plan does not cover. */
export interface DayAnswer {
  procedures: readonly ProcedureAnswer[];
  discounts: readonly { name: string; percent: number }[];
}

/** The next term begins on the day on which this one ends. */
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
): { benefit: Benefit; code: CoveredCode } | null {
  if (summary === null) return null;
  return proceduresOf(summary).find(({ code }) => code.code === wanted) ?? null;
}

/** Words of a question that name no procedure. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and are be can do for have i is it may of on please she he some the they this to today we you'.split(
    ' ',
  ),
);

/** The words that name a procedure: `fluoride` in `Can we do fluoride today?`. */
export const meantBy = (question: string): string =>
  plainWords(question)
    .filter((word) => !FILLERS.has(word))
    .join(' ');

/** Null for a question that names no procedure. */
export function answerToday(
  question: string,
  plan: BenefitPlan,
  summary: BenefitSummary | null,
): DayAnswer | null {
  const meant = meantBy(question);
  if (summary === null || meant === '') return null;
  const isMeant = (words: string) => hasWords(words, meant);
  return {
    procedures: proceduresOf(summary)
      .filter(({ benefit, code }) => isMeant(`${code.code} ${code.description} ${benefit.name}`))
      .map(({ benefit, group, code }) => ({
        benefit: benefit.name,
        code,
        verdict: verdictOn(plan, group, summary),
      })),
    discounts: summary.discounts.filter(({ name }) => isMeant(name)),
  };
}

/** The date is MM/DD/YYYY. */
export function procedureDayMessage(written: string, { term, today }: BenefitPlan): string | null {
  const day = isoDateOf(written);
  if (day === null) return 'Enter the date as MM/DD/YYYY.';
  if (day > today) return 'The date can’t be in the future.';
  return day < term.startDate || day > term.endDate ? 'The date must be within the plan term.' : null;
}
