import { addDays, daysBetween } from '#domain/date/day.ts';
import { conflict, type HttpError, unprocessable } from '../http/http-error.ts';

/** Notices are sent 60 or 90 days before the increase (SAMPLE-1). */
export const NOTICE_DAYS = [60, 90] as const;
export type NoticeDays = (typeof NOTICE_DAYS)[number];

const WHOLE = 10_000;
const HIGHEST_FEE_CENTS = 100_000_000;

/** ENTITY-7: 0 is a percentage, in hundredths of a percent; 1 is a new fee. */
export type FeeChange =
  | { rateIncreaseType: 0; percentageHundredths: number }
  | { rateIncreaseType: 1; newFeeCents: number };

export interface IncreaseWanted {
  change: FeeChange;
  communicationSendDate: string;
  effectiveDate: string;
}

export interface FeeIncrease {
  id: number;
  rateIncreaseType: 0 | 1;
  percentageHundredths: number | null;
  newFeeCents: number;
  communicationSendDate: string;
  effectiveDate: string;
  noticesSent: boolean;
}

interface FeeState {
  today: string;
  feeCents: number;
  planned: FeeIncrease | undefined;
}

export interface LevelState extends FeeState {
  /** Required by the law of the practice's state. */
  noticeDays: NoticeDays;
  version: number;
}

/** The version that the caller has read; undefined if the caller does not compare. */
type SeenVersion = number | undefined;

export type FeeDecision =
  | { kind: 'add'; wanted: IncreaseWanted; newFeeCents: number }
  | { kind: 'replace'; id: number; wanted: IncreaseWanted; newFeeCents: number }
  | { kind: 'cancel'; planned: FeeIncrease }
  /** The increase already has the requested values. */
  | { kind: 'same'; newFeeCents: number }
  | HttpError;

/** Rounds half a cent up. */
export function changedFee(feeCents: number, change: FeeChange): number {
  if (change.rateIncreaseType === 1) return change.newFeeCents;
  return Math.floor((feeCents * (WHOLE + change.percentageHundredths) + WHOLE / 2) / WHOLE);
}

/** For amounts that increase in proportion to the fee, such as a monthly payment. */
export function inStepWith(fee: { from: number; to: number }, cents: number): number {
  if (fee.from === 0) return cents;
  const [from, to] = [BigInt(fee.from), BigInt(fee.to)];
  return Number((BigInt(cents) * to * 2n + from) / (from * 2n));
}

/** @param increases without canceled ones, each with its own effective date */
export function feeStateOn(today: string, feeCents: number, increases: readonly FeeIncrease[]): FeeState {
  const byDate = [...increases].sort((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1));
  const last = byDate.filter(({ effectiveDate }) => effectiveDate <= today).at(-1);
  return {
    today,
    feeCents: last?.newFeeCents ?? feeCents,
    planned: byDate.find(({ effectiveDate }) => effectiveDate > today),
  };
}

export const noticeDate = (effectiveDate: string, days: NoticeDays): string => addDays(effectiveDate, -days);

/** A level has at most one scheduled increase. */
export function planIncrease(state: LevelState, wanted: IncreaseWanted, seen?: SeenVersion): FeeDecision {
  if (isStale(state, seen)) return changed();
  if (state.planned)
    return conflict('feeIncreasePlanned', 'An increase is already scheduled. Edit or cancel it.');
  return checked(state, wanted, { kind: 'add' });
}

/** Only until the notices are sent. */
export function editIncrease(state: LevelState, wanted: IncreaseWanted, seen?: SeenVersion): FeeDecision {
  if (isStale(state, seen)) return changed();
  if (!state.planned) return nothingPlanned();
  if (state.planned.noticesSent)
    return conflict(
      'feeNoticesSent',
      'Notices have already gone out. Cancel this increase and schedule a new one.',
    );
  const decision = checked(state, wanted, { kind: 'replace', id: state.planned.id });
  if (decision.kind !== 'replace' || !isSame(state.planned, wanted)) return decision;
  return { kind: 'same', newFeeCents: decision.newFeeCents };
}

export function cancelIncrease(state: LevelState, seen?: SeenVersion): FeeDecision {
  if (isStale(state, seen)) return changed();
  return state.planned ? { kind: 'cancel', planned: state.planned } : nothingPlanned();
}

const nothingPlanned = () => conflict('noFeeIncrease', 'No increase is scheduled for this coverage level.');
const changed = () =>
  conflict('planFeeChanged', 'Someone else changed this fee. Reload it to see the change.');

const isStale = ({ version }: LevelState, seen: SeenVersion): boolean =>
  seen !== undefined && seen !== version;

function isSame(planned: FeeIncrease, { change, ...dates }: IncreaseWanted): boolean {
  const isSameChange =
    change.rateIncreaseType === 0
      ? planned.percentageHundredths === change.percentageHundredths
      : planned.rateIncreaseType === 1 && planned.newFeeCents === change.newFeeCents;
  return (
    isSameChange &&
    planned.communicationSendDate === dates.communicationSendDate &&
    planned.effectiveDate === dates.effectiveDate
  );
}

function checked(
  state: LevelState,
  wanted: IncreaseWanted,
  step: { kind: 'add' } | { kind: 'replace'; id: number },
): FeeDecision {
  const newFeeCents = changedFee(state.feeCents, wanted.change);
  const reason = brokenRule(state, wanted, newFeeCents);
  return reason === undefined
    ? { ...step, wanted, newFeeCents }
    : unprocessable('invalidFeeIncrease', reason);
}

function brokenRule(
  { feeCents, today, noticeDays }: LevelState,
  { communicationSendDate, effectiveDate }: IncreaseWanted,
  newFeeCents: number,
): string | undefined {
  if (newFeeCents <= feeCents) return 'The new fee must be higher than the current fee.';
  if (newFeeCents > HIGHEST_FEE_CENTS) return 'The new fee is too high.';
  if (communicationSendDate < today) return "The notice date can't be in the past.";
  if (effectiveDate <= communicationSendDate)
    return 'The notice date must be before the new fee takes effect.';
  if (daysBetween(communicationSendDate, effectiveDate) < noticeDays)
    return `Members need at least ${noticeDays} days' notice in this practice's state.`;
  return undefined;
}
