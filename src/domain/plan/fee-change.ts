import { isoDateOf } from '../date/calendar.ts';
import { addDays, formatDate } from '../date/day.ts';
import type { Difference } from '../failure/difference.ts';
import type { ErrorCode } from '../failure/error-codes.ts';
import type { Failure } from '../failure/failure.ts';
import { formatMoney } from '../money/format-money.ts';
import { centsOf, formatAmount } from '../money/money.ts';
import { fieldMessage, serverValue } from '../text/field.ts';
import { FIELDS } from '../text/fields.ts';
import type { FeeLevel, NoticeDays, PlanFees } from './plan-fee.ts';

export type FeeField = 'percent' | 'newFee' | 'effectiveDate';
export type FeeTexts = Readonly<Record<FeeField, string>>;
export type ChangeKind = 'percent' | 'fee';
/** `increase` schedules an increase; `edit` changes the scheduled one. */
export type ChangeMode = 'increase' | 'edit';

export const FEE_RULES = { percent: FIELDS.percent, newFee: FIELDS.amount, effectiveDate: FIELDS.date };

export interface FeeDraft {
  mode: ChangeMode;
  levels: readonly FeeLevel[];
  kind: ChangeKind;
  texts: FeeTexts;
  noticeDays: NoticeDays;
}

export type FeeChange = { kind: 'percent'; percent: number } | { kind: 'fee'; newFeeCents: number };

/** The change in the form that is previewed and sent. */
export interface FeeRequest {
  mode: ChangeMode;
  levels: readonly Pick<FeeLevel, 'planId' | 'levelId' | 'version'>[];
  change: FeeChange;
  noticeDays: NoticeDays;
  /** YYYY-MM-DD */
  effectiveDate: string;
}

/** Notices that are due today go out today. */
export const firstEffectiveDate = (today: string, noticeDays: NoticeDays): string =>
  addDays(today, noticeDays);

/** The first day of a month, when fees usually change. */
export function proposedDate(today: string, noticeDays: NoticeDays): string {
  const first = firstEffectiveDate(today, noticeDays);
  if (first.endsWith('-01')) return first;
  const [year = 0, month = 1] = first.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** The dialog opens with the scheduled values, or with a proposal. */
export function draftOf(
  mode: ChangeMode,
  levels: readonly FeeLevel[],
  { today, noticeDays }: { today: string; noticeDays: NoticeDays },
): FeeDraft {
  const [first] = levels;
  const increase = mode === 'edit' ? (first?.increase ?? null) : null;
  if (increase === null) {
    const effectiveDate = formatDate(proposedDate(today, noticeDays));
    return { mode, levels, kind: 'percent', texts: { percent: '', newFee: '', effectiveDate }, noticeDays };
  }
  const isLong = addDays(increase.noticeDate, 90) <= increase.effectiveDate;
  return {
    mode,
    levels,
    kind: increase.percent === null ? 'fee' : 'percent',
    texts: {
      percent: increase.percent === null ? '' : String(increase.percent),
      newFee: increase.percent === null ? formatAmount(increase.newFeeCents) : '',
      effectiveDate: formatDate(increase.effectiveDate),
    },
    noticeDays: isLong ? 90 : noticeDays,
  };
}

/** Compares two drafts for the same levels. */
export const isSameDraft = (one: FeeDraft, other: FeeDraft): boolean =>
  one.kind === other.kind &&
  one.noticeDays === other.noticeDays &&
  (Object.keys(FEE_RULES) as FeeField[]).every((field) => one.texts[field] === other.texts[field]);

/** The messages for the fields that are shown. */
export function feeMessages(draft: FeeDraft, today: string): Partial<Record<FeeField, string>> {
  const { texts, kind, noticeDays } = draft;
  const amount = kind === 'percent' ? 'percent' : 'newFee';
  const amountMessage = fieldMessage(FEE_RULES[amount], texts[amount]) ?? lowFeeMessage(draft);
  const dateMessage = fieldMessage(FEE_RULES.effectiveDate, texts.effectiveDate);
  const first = firstEffectiveDate(today, noticeDays);
  const day = isoDateOf(serverValue(FEE_RULES.effectiveDate, texts.effectiveDate));
  const earlyMessage =
    day !== null && day < first
      ? `The earliest date is ${formatDate(first)}, ${noticeDays} days from today.`
      : null;
  const message = dateMessage ?? earlyMessage;
  return {
    ...(amountMessage !== null && { [amount]: amountMessage }),
    ...(message !== null && { effectiveDate: message }),
  };
}

function lowFeeMessage({ kind, texts, levels }: FeeDraft): string | null {
  if (kind === 'percent') return null;
  const newFeeCents = centsOf(serverValue(FEE_RULES.newFee, texts.newFee)) ?? 0;
  const isLow = levels.some(({ feeCents }) => newFeeCents <= feeCents);
  if (!isLow) return null;
  return levels.length === 1
    ? 'The new fee must be higher than the current fee.'
    : 'The new fee must be higher than each current fee.';
}

/** Requires a draft without messages. */
export function feeRequest({ mode, levels, kind, texts, noticeDays }: FeeDraft): FeeRequest {
  const change: FeeChange =
    kind === 'percent'
      ? { kind, percent: Number(serverValue(FEE_RULES.percent, texts.percent)) }
      : { kind, newFeeCents: centsOf(serverValue(FEE_RULES.newFee, texts.newFee)) ?? 0 };
  return {
    mode,
    levels: levels.map(({ planId, levelId, version }) => ({ planId, levelId, version })),
    change,
    noticeDays,
    effectiveDate: isoDateOf(serverValue(FEE_RULES.effectiveDate, texts.effectiveDate)) ?? '',
  };
}

const CHANGED: readonly (ErrorCode | undefined)[] = [
  'planFeeChanged',
  'feeIncreasePlanned',
  'noFeeIncrease',
  'feeNoticesSent',
];

/** The fee or its increase is not the one that was loaded. */
export const isFeeChanged = ({ code }: Failure): boolean => CHANGED.includes(code);

/** The stored plans of a 409, as parsed by the API module, for comparison with the draft. */
export function feeConflicts(draft: FeeDraft, { current = [] }: Failure): readonly Difference[] {
  const stored = (current as readonly PlanFees[]).flatMap(({ levels }) => levels);
  return draft.levels.flatMap((level) => {
    const now = stored.find(({ planId, levelId }) => planId === level.planId && levelId === level.levelId);
    return now === undefined || now.version === level.version
      ? []
      : [{ name: `${now.planName}, ${now.name}`, stored: storedWords(now), mine: typedWords(draft) }];
  });
}

const storedWords = ({ feeCents, increase }: FeeLevel): string =>
  increase === null
    ? `${formatMoney(feeCents)}, no increase`
    : `${formatMoney(increase.newFeeCents)} from ${formatDate(increase.effectiveDate)}`;

function typedWords(draft: FeeDraft): string {
  const { change, effectiveDate } = feeRequest(draft);
  const fee = change.kind === 'percent' ? `${change.percent}% more` : formatMoney(change.newFeeCents);
  return `${fee} from ${formatDate(effectiveDate)}`;
}
