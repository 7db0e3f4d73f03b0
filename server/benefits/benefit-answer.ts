import { calendarDateIn } from '../clock.ts';
import type { BenefitUse } from './benefits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The link in an email lets a patient answer until the end of the day that lies so far ahead. */
export const ANSWER_WITHIN_MS = 14 * DAY_MS;

export type PatientsAnswer = Exclude<BenefitUse['status'], 'Requested'>;

/** What a patient was asked, as it stands. */
export interface AskedBenefit {
  status: BenefitUse['status'];
  /** The practice has taken the use back. */
  undone: boolean;
  /** On the last day for an answer, as the practice has it on its wall; that day counts whole (CONST-3). */
  answerUntil: Date;
  benefit: string;
  /** `YYYY-MM-DD`. */
  procedureDate: string;
  planName: string;
  /** The first name, to the person who is asked. */
  patient: string;
  practice: { name: string; phone: string; timeZone: string };
}

/** How a request stands: an answer that was given stays, whatever happens to the use or the link afterwards. */
export type AnswerStanding = 'open' | 'confirmed' | 'denied' | 'undone' | 'expired';

type StandingFacts = Pick<AskedBenefit, 'status' | 'undone' | 'answerUntil' | 'practice'>;

export function standingOf(
  { status, undone, answerUntil, practice }: StandingFacts,
  now: Date,
): AnswerStanding {
  if (status === 'Confirmed') return 'confirmed';
  if (status === 'Denied') return 'denied';
  if (undone) return 'undone';
  const day = (time: Date) => calendarDateIn(practice.timeZone, time);
  return day(now) <= day(answerUntil) ? 'open' : 'expired';
}
