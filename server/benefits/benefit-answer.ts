import { dayIn } from '#domain/date/day.ts';
import { DAY_MS } from '../clock.ts';
import type { BenefitUse } from './benefits.ts';

/** The link works through the end of the last day. */
export const ANSWER_WITHIN_MS = 14 * DAY_MS;

export type PatientsAnswer = Exclude<BenefitUse['status'], 'Requested'>;

export interface BenefitQuestion {
  status: BenefitUse['status'];
  undone: boolean;
  /** An instant on the last day, all of which counts in the practice's time zone (CONST-3). */
  answerUntil: Date;
  benefit: string;
  procedureDate: string;
  planName: string;
  patient: string;
  practice: { name: string; phone: string; timeZone: string };
}

/** An answer is final, whatever happens to the use or the link later. */
export type RequestStatus = 'open' | 'confirmed' | 'denied' | 'undone' | 'expired';

type RequestFacts = Pick<BenefitQuestion, 'status' | 'undone' | 'answerUntil' | 'practice'>;

export function requestStatusOf(
  { status, undone, answerUntil, practice }: RequestFacts,
  now: Date,
): RequestStatus {
  if (status === 'Confirmed') return 'confirmed';
  if (status === 'Denied') return 'denied';
  if (undone) return 'undone';
  const day = (time: Date) => dayIn(practice.timeZone, time);
  return day(now) <= day(answerUntil) ? 'open' : 'expired';
}
