import type { ErrorCode } from '#domain/failure/error-codes.ts';
import { type PlanTerm, statusOf } from '../plans/plan-status.ts';

/** Codes of a plan that share a limit. */
export interface BenefitGroup {
  id: number;
  /** What the patient knows it as. */
  benefit: string;
  /** Times in a term; 0 is not limited by the plan (ENTITY-7). */
  limit: number;
  codes: readonly { id: number; cdtCode: string; description: string; ucrCents: number }[];
}

/** A use of a benefit that was not taken back, and what the patient said to it. */
export interface BenefitUse {
  id: number;
  groupId: number;
  codeId: number;
  procedureDate: string;
  status: 'Requested' | 'Confirmed' | 'Denied';
  givenCents: number;
  /** When the patient was asked last. */
  askedAt: Date;
}

/** What a plan covers for one of its members, and what of it is used in the plan's term. */
export interface HeldBenefits {
  term: PlanTerm;
  annualMaximumCents: number | null;
  groups: readonly BenefitGroup[];
  uses: readonly BenefitUse[];
}

/** A refusal is for the state that things are in, or for a rule that is broken. */
export interface Refusal {
  kind: 'refuse';
  because: 'state' | 'rule';
  code: ErrorCode;
  reason: string;
}

/** Asking a patient again so soon after is asking once: the call may be repeated by whatever lies in between. */
export const ASKED_ONCE_MS = 60_000;

const state = (code: ErrorCode, reason: string): Refusal => ({
  kind: 'refuse',
  because: 'state',
  code,
  reason,
});
const rule = (code: ErrorCode, reason: string): Refusal => ({
  kind: 'refuse',
  because: 'rule',
  code,
  reason,
});
const USED_UP = state('benefitUsedUp', 'This benefit is used up for the term of the plan.');

/** What the patient denied was not used. */
const counts = ({ status }: BenefitUse): boolean => status !== 'Denied';

export const usesThatCount = (held: HeldBenefits, group: BenefitGroup): readonly BenefitUse[] =>
  held.uses.filter((use) => use.groupId === group.id && counts(use));

/** How often a benefit can be used still; 0 also where the plan does not limit it. */
export const remainingOf = (held: HeldBenefits, group: BenefitGroup): number =>
  Math.max(0, group.limit - usesThatCount(held, group).length);

export const givenInTerm = ({ uses }: HeldBenefits): number =>
  uses.filter(counts).reduce((sum, { givenCents }) => sum + givenCents, 0);

/** What the plan still gives in this term; nothing where it has no maximum. */
export const availableOf = (held: HeldBenefits): number =>
  Math.max(0, (held.annualMaximumCents ?? 0) - givenInTerm(held));

const isUsedUp = (held: HeldBenefits, group: BenefitGroup): boolean =>
  group.limit > 0 && remainingOf(held, group) === 0;

const givenFor = (held: HeldBenefits, ucrCents: number): number =>
  held.annualMaximumCents === null ? ucrCents : Math.min(ucrCents, availableOf(held));

/** A use that is in order, with what the plan gives for it. */
export interface AllowedUse {
  kind: 'use';
  groupId: number;
  codeId: number;
  givenCents: number;
}

/** Whether a code can be used on a day. The plan has to hold today, and the day to lie in its term and not ahead. */
export function judgeUse(
  held: HeldBenefits,
  wanted: { cdtCode: string; procedureDate: string },
  today: string,
): AllowedUse | Refusal {
  const { startDate, endDate } = held.term;
  const { procedureDate } = wanted;
  const isWanted = ({ cdtCode }: { cdtCode: string }) =>
    cdtCode.toLowerCase() === wanted.cdtCode.toLowerCase();
  const group = held.groups.find(({ codes }) => codes.some(isWanted));
  const code = group?.codes.find(isWanted);
  if (statusOf(held.term, today) !== 'Active') return state('planInactive', 'This plan is not active.');
  if (!group || !code) return rule('codeNotCovered', 'The plan does not cover this code.');
  if (procedureDate > today) return rule('invalidProcedureDate', 'The date can’t be in the future.');
  if (procedureDate < startDate || procedureDate > endDate)
    return rule('invalidProcedureDate', 'The date must be within the plan term.');
  if (isUsedUp(held, group)) return USED_UP;
  return { kind: 'use', groupId: group.id, codeId: code.id, givenCents: givenFor(held, code.ucrCents) };
}

/** Whether a use can be taken back. */
export function judgeUndo(use: BenefitUse): Refusal | undefined {
  return counts(use)
    ? undefined
    : state('benefitDenied', 'The patient has denied this benefit: nothing of it is used.');
}

/** Whether the patient is asked again, or was only just; a use that was denied counts from then on. */
export function judgeResend(
  held: HeldBenefits,
  use: BenefitUse,
  now: Date,
): { kind: 'ask'; givenCents: number } | { kind: 'asked' } | Refusal {
  if (use.status === 'Confirmed')
    return state('benefitConfirmed', 'The patient has confirmed this benefit already.');
  if (use.status === 'Requested') {
    const justAsked = now.getTime() - use.askedAt.getTime() < ASKED_ONCE_MS;
    return justAsked ? { kind: 'asked' } : { kind: 'ask', givenCents: use.givenCents };
  }
  const group = held.groups.find(({ id }) => id === use.groupId);
  if (!group || isUsedUp(held, group)) return USED_UP;
  const ucrCents = group.codes.find(({ id }) => id === use.codeId)?.ucrCents ?? use.givenCents;
  return { kind: 'ask', givenCents: givenFor(held, ucrCents) };
}
