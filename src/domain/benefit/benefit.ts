import type { BenefitAnswer } from '../plan/treatment.ts';

export interface CoveredCode {
  code: string;
  description: string;
}

/** A procedure of the practice. Its price without a plan is in whole cents. */
export interface PricedProcedure extends CoveredCode {
  category: string;
  regularCents: number;
}

/** Codes that share a limit. Days are YYYY-MM-DD. */
export interface CodeGroup {
  codes: readonly CoveredCode[];
  /** Uses in a term; 0 means no limit (ENTITY-7). */
  limit: number;
  usedOn: readonly string[];
  /** Has no meaning without a limit. */
  remaining: number;
}

/** A request to confirm the latest use. */
export interface BenefitRequest {
  id: string;
  answer: BenefitAnswer;
  /** ISO 8601 */
  requestedAt: string;
  /** False if the patient had no email, or the server sends none. */
  isEmailed: boolean;
}

export interface Benefit {
  name: string;
  groups: readonly CodeGroup[];
  request: BenefitRequest | null;
}

/** Amounts are whole cents (ENTITY-1). */
export interface BenefitSummary {
  planName: string;
  /** The member's first day in the term, YYYY-MM-DD. */
  firstDay?: string | null | undefined;
  /** False if the server is not set up to send email. */
  emailsPatients: boolean;
  /** Null for a plan without an annual maximum. */
  maximum: { annualCents: number; usedCents: number; availableCents: number } | null;
  givenCents: number;
  benefits: readonly Benefit[];
  discounts: readonly { name: string; percent: number }[];
  /** All procedures of the practice, covered or not. */
  procedures: readonly PricedProcedure[];
  /** Null if no employer contributes. */
  employerCents: number | null;
  memberCents: number;
}

/** A denied use does not count, so there is nothing to undo. */
export const canUndo = (request: BenefitRequest): boolean => request.answer !== 'Denied';

export const canAskAgain = (
  request: BenefitRequest,
  patient: { email: string },
  summary: BenefitSummary | null,
): boolean => request.answer !== 'Confirmed' && patient.email !== '' && summary?.emailsPatients === true;

export const requestedBenefit = (summary: BenefitSummary | null, id: string): Benefit | null =>
  summary?.benefits.find(({ request }) => request?.id === id) ?? null;

export const isAwaitingAnswer = ({ benefits }: BenefitSummary): boolean =>
  benefits.some(({ request }) => request?.answer === 'Requested' && request.isEmailed);

/** How often the page checks for the patient's answer. */
export const RECHECK_ANSWER_MS = 15_000;
