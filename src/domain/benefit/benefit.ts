import type { BenefitAnswer } from '../plan/treatment.ts';

/** A procedure that a plan covers. */
export interface CoveredCode {
  code: string;
  description: string;
}

/** Codes that share a limit. Days are YYYY-MM-DD. */
export interface CodeGroup {
  codes: readonly CoveredCode[];
  /** Times in a term; 0 is not limited by the plan (ENTITY-7). */
  limit: number;
  usedOn: readonly string[];
  /** How often it can be used still; says nothing where there is no limit. */
  remaining: number;
}

/** The last use of a benefit that the patient was asked about. */
export interface BenefitRequest {
  id: string;
  answer: BenefitAnswer;
  /** An instant. */
  askedAt: string;
}

export interface Benefit {
  name: string;
  groups: readonly CodeGroup[];
  request: BenefitRequest | null;
}

/** What a plan covers for a member, and what of it is used in the term (ENTITY-1). Whole cents. */
export interface BenefitSummary {
  planName: string;
  /** Null where the plan has no annual maximum. */
  maximum: { annualCents: number; usedCents: number; availableCents: number } | null;
  givenCents: number;
  benefits: readonly Benefit[];
  discounts: readonly { name: string; percent: number }[];
  /** Null where no employer pays a part. */
  employerCents: number | null;
  memberCents: number;
}

/** What a patient was asked about can be taken back, unless they have denied it: then nothing of it is used. */
export const canUndo = (request: BenefitRequest): boolean => request.answer !== 'Denied';

/** Who has confirmed a benefit is not asked again. */
export const canAskAgain = (request: BenefitRequest): boolean => request.answer !== 'Confirmed';

/** The benefit that a request is about. */
export const requestedBenefit = (summary: BenefitSummary | null, id: string): Benefit | null =>
  summary?.benefits.find(({ request }) => request?.id === id) ?? null;

/** Somebody has been asked and has not answered yet. */
export const isAwaitingAnswer = ({ benefits }: BenefitSummary): boolean =>
  benefits.some(({ request }) => request?.answer === 'Requested');

/** How long the page waits before it looks whether the patient has answered. */
export const RECHECK_ANSWER_MS = 15_000;
