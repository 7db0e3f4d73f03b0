import { formatDate } from '#domain/date/day.ts';
import { MINUTE_MS } from '../clock.ts';
import { conflict, type HttpError, unprocessable } from '../http/http-error.ts';
import { type PlanTerm, statusOf } from '../plans/plan-status.ts';

export interface BenefitGroup {
  id: number;
  benefit: string;
  /** Uses in a term; 0 means no limit (ENTITY-7). */
  limit: number;
  codes: readonly { id: number; cdtCode: string; description: string; ucrCents: number }[];
}

export interface BenefitUse {
  id: number;
  groupId: number;
  codeId: number;
  procedureDate: string;
  status: 'Requested' | 'Confirmed' | 'Denied';
  givenCents: number;
  requestedAt: Date;
  /** False if the patient had no email, or the server sends none. */
  isEmailed: boolean;
}

/** A member's benefits and their uses in the plan's term. */
export interface PlanBenefits {
  term: PlanTerm;
  /** The member's first day in the term. */
  firstDay: string;
  annualMaximumCents: number | null;
  groups: readonly BenefitGroup[];
  uses: readonly BenefitUse[];
}

/** A repeated call within this time sends no second email. */
const REPEAT_WINDOW_MS = MINUTE_MS;

const keyOfAnother = () =>
  unprocessable('idempotencyKeyReused', 'This Idempotency-Key was used for another benefit.');
export const noEmail = () =>
  conflict('emailRequired', 'The patient has no email on file. Add one, and resend the request.');
const usedUp = () => conflict('benefitUsedUp', 'This benefit is used up for this plan term.');

/** Denied uses don't count. */
const counts = ({ status }: BenefitUse): boolean => status !== 'Denied';

export const usesThatCount = (coverage: PlanBenefits, group: BenefitGroup): readonly BenefitUse[] =>
  coverage.uses.filter((use) => use.groupId === group.id && counts(use));

/** 0 also for a benefit without a limit. */
export const remainingOf = (coverage: PlanBenefits, group: BenefitGroup): number =>
  Math.max(0, group.limit - usesThatCount(coverage, group).length);

export const givenInTerm = ({ uses }: PlanBenefits): number =>
  uses.filter(counts).reduce((sum, { givenCents }) => sum + givenCents, 0);

/** 0 for a plan without an annual maximum. */
export const availableOf = (coverage: PlanBenefits): number =>
  Math.max(0, (coverage.annualMaximumCents ?? 0) - givenInTerm(coverage));

const isUsedUp = (coverage: PlanBenefits, group: BenefitGroup): boolean =>
  group.limit > 0 && remainingOf(coverage, group) === 0;

const givenFor = (coverage: PlanBenefits, ucrCents: number): number =>
  coverage.annualMaximumCents === null ? ucrCents : Math.min(ucrCents, availableOf(coverage));

interface AllowedUse {
  kind: 'use';
  groupId: number;
  codeId: number;
  givenCents: number;
}

interface Wanted {
  cdtCode: string;
  procedureDate: string;
}

function coveredCode({ groups }: PlanBenefits, cdtCode: string) {
  const isWanted = (code: { cdtCode: string }) => code.cdtCode.toLowerCase() === cdtCode.toLowerCase();
  for (const group of groups) {
    const code = group.codes.find(isWanted);
    if (code) return { group, code };
  }
  return undefined;
}

/** An Idempotency-Key belongs to one benefit on one day: `use` is the one that was recorded with it. */
export function judgeRepeat(coverage: PlanBenefits, use: BenefitUse, wanted: Wanted): BenefitUse | HttpError {
  const isSame =
    use.codeId === coveredCode(coverage, wanted.cdtCode)?.code.id &&
    use.procedureDate === wanted.procedureDate;
  return isSame ? use : keyOfAnother();
}

/** The plan must be active today. The day must be within its term and not in the future. */
export function judgeUse(
  coverage: PlanBenefits,
  { cdtCode, procedureDate }: Wanted,
  today: string,
): AllowedUse | HttpError {
  const { startDate, endDate } = coverage.term;
  const { firstDay } = coverage;
  const covered = coveredCode(coverage, cdtCode);
  if (statusOf(coverage.term, today) !== 'Active') return conflict('planInactive', "This plan isn't active.");
  if (!covered) return unprocessable('codeNotCovered', "The plan doesn't cover this code.");
  const { group, code } = covered;
  if (procedureDate > today) return unprocessable('invalidProcedureDate', 'The date can’t be in the future.');
  if (procedureDate < startDate || procedureDate > endDate)
    return unprocessable('invalidProcedureDate', 'The date must be within the plan term.');
  if (procedureDate < firstDay)
    return unprocessable(
      'invalidProcedureDate',
      `The patient joined the plan on ${formatDate(firstDay)}. Enter that day or a later one.`,
    );
  if (isUsedUp(coverage, group)) return usedUp();
  return { kind: 'use', groupId: group.id, codeId: code.id, givenCents: givenFor(coverage, code.ucrCents) };
}

export function judgeUndo(use: BenefitUse): HttpError | undefined {
  return counts(use)
    ? undefined
    : conflict('benefitDenied', 'The patient denied this benefit, so there is nothing to undo.');
}

/** A denied use counts again once the practice sends the request again. */
export function judgeResend(
  coverage: PlanBenefits,
  use: BenefitUse,
  now: Date,
): { kind: 'send'; givenCents: number } | { kind: 'repeated' } | HttpError {
  if (use.status === 'Confirmed')
    return conflict('benefitConfirmed', 'The patient already confirmed this benefit.');
  if (use.status === 'Requested') {
    const justRequested = use.isEmailed && now.getTime() - use.requestedAt.getTime() < REPEAT_WINDOW_MS;
    return justRequested ? { kind: 'repeated' } : { kind: 'send', givenCents: use.givenCents };
  }
  const group = coverage.groups.find(({ id }) => id === use.groupId);
  if (!group || isUsedUp(coverage, group)) return usedUp();
  const ucrCents = group.codes.find(({ id }) => id === use.codeId)?.ucrCents ?? use.givenCents;
  return { kind: 'send', givenCents: givenFor(coverage, ucrCents) };
}
