import type { ErrorCode } from '#domain/failure/error-codes.ts';
import { addDays } from '../calendar-date.ts';

/** The notices of an increase are sent so many days before it (SAMPLE-1). */
export const NOTICE_DAYS = [60, 90] as const;

/** One hundred percent, in hundredths of a percent. */
const WHOLE = 10_000;
/** As the contract bounds a new fee. */
const HIGHEST_FEE_CENTS = 100_000_000;

/** How a fee goes up (ENTITY-7): 0 by a percentage, in hundredths of a percent; 1 to a new fee. */
export type FeeChange =
  | { rateIncreaseType: 0; percentageHundredths: number }
  | { rateIncreaseType: 1; newFeeCents: number };

export interface IncreaseWanted {
  change: FeeChange;
  communicationSendDate: string;
  effectiveDate: string;
}

/** An increase as it is stored, with the fee that it leads to. */
export interface FeeIncrease {
  id: number;
  rateIncreaseType: 0 | 1;
  percentageHundredths: number | null;
  newFeeCents: number;
  communicationSendDate: string;
  effectiveDate: string;
  noticesSent: boolean;
}

/** What a coverage level costs on a day, and the increase that is still to come. */
export interface FeeStanding {
  today: string;
  feeCents: number;
  planned: FeeIncrease | undefined;
}

/** What is done about a fee. A refusal is for the state that the fee is in, or for a rule that is broken. */
export type FeeDecision =
  | { kind: 'add'; wanted: IncreaseWanted; newFeeCents: number }
  | { kind: 'replace'; id: number; wanted: IncreaseWanted; newFeeCents: number }
  | { kind: 'cancel'; id: number }
  | { kind: 'refuse'; because: 'state' | 'rule'; code: ErrorCode; reason: string };

/** The fee after a change, to the cent; half a cent counts as a whole one. */
export function changedFee(feeCents: number, change: FeeChange): number {
  if (change.rateIncreaseType === 1) return change.newFeeCents;
  return Math.floor((feeCents * (WHOLE + change.percentageHundredths) + WHOLE / 2) / WHOLE);
}

/** An amount that goes up as the fee does, such as a monthly payment, to the cent. */
export function inStepWith(fee: { from: number; to: number }, cents: number): number {
  if (fee.from === 0) return cents;
  const [from, to] = [BigInt(fee.from), BigInt(fee.to)];
  return Number((BigInt(cents) * to * 2n + from) / (from * 2n));
}

/** @param increases all that were not called off; no two of a level take effect on one day */
export function standingOn(today: string, feeCents: number, increases: readonly FeeIncrease[]): FeeStanding {
  const byDate = [...increases].sort((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1));
  const last = byDate.filter(({ effectiveDate }) => effectiveDate <= today).at(-1);
  return {
    today,
    feeCents: last?.newFeeCents ?? feeCents,
    planned: byDate.find(({ effectiveDate }) => effectiveDate > today),
  };
}

export const noticeDate = (effectiveDate: string, days: (typeof NOTICE_DAYS)[number]): string =>
  addDays(effectiveDate, -days);

/** Plans an increase; one at a time. */
export function planIncrease(standing: FeeStanding, wanted: IncreaseWanted): FeeDecision {
  if (standing.planned)
    return refusedByState('feeIncreasePlanned', 'An increase is planned already: change it or cancel it.');
  return checked(standing, wanted, { kind: 'add' });
}

/** Changes the planned increase, until its notices are sent. */
export function editIncrease(standing: FeeStanding, wanted: IncreaseWanted): FeeDecision {
  if (!standing.planned) return NOTHING_PLANNED;
  if (standing.planned.noticesSent)
    return refusedByState(
      'feeNoticesSent',
      'The notices of this increase are sent: cancel it and plan another.',
    );
  return checked(standing, wanted, { kind: 'replace', id: standing.planned.id });
}

/** Calls the planned increase off; the level keeps its fee. */
export function cancelIncrease(standing: FeeStanding): FeeDecision {
  return standing.planned ? { kind: 'cancel', id: standing.planned.id } : NOTHING_PLANNED;
}

const refusedByState = (code: ErrorCode, reason: string): FeeDecision => ({
  kind: 'refuse',
  because: 'state',
  code,
  reason,
});
const NOTHING_PLANNED = refusedByState('noFeeIncrease', 'No increase is planned for this coverage level.');

function checked(
  standing: FeeStanding,
  wanted: IncreaseWanted,
  step: { kind: 'add' } | { kind: 'replace'; id: number },
): FeeDecision {
  const newFeeCents = changedFee(standing.feeCents, wanted.change);
  const reason = brokenRule(standing, wanted, newFeeCents);
  return reason === undefined
    ? { ...step, wanted, newFeeCents }
    : { kind: 'refuse', because: 'rule', code: 'invalidFeeIncrease', reason };
}

function brokenRule(
  { feeCents, today }: FeeStanding,
  { communicationSendDate, effectiveDate }: IncreaseWanted,
  newFeeCents: number,
): string | undefined {
  if (newFeeCents <= feeCents) return 'The new fee must be higher than the current fee.';
  if (newFeeCents > HIGHEST_FEE_CENTS) return 'The new fee is too high.';
  if (communicationSendDate < today) return 'The notices can not be sent in the past.';
  if (effectiveDate <= communicationSendDate)
    return 'The notices must be sent before the new fee takes effect.';
  return undefined;
}
