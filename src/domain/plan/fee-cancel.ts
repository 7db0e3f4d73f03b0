import { formatDate } from '../date/day.ts';
import type { Failure } from '../failure/failure.ts';
import { formatMoney } from '../money/format-money.ts';
import { failedToast, successToast, type Toast } from '../notification/toast.ts';
import type { FeeLevel, PlanFeeDetail } from './plan-fee.ts';

export const isScheduled = (loaded: PlanFeeDetail | null, levelId: string): boolean =>
  loaded?.plan.levels.some((level) => level.levelId === levelId && level.increase !== null) ?? false;

export const feeCanceledToast = (level: FeeLevel | null): Toast =>
  successToast(`Fee increase canceled. The fee stays ${formatMoney(level?.feeCents ?? 0)}.`);

/** After a lost response, the next load of the plan shows the state. */
export const notCanceledToast = (failure: Failure): Toast =>
  failedToast('The fee increase wasn’t canceled', 'the fee increase was canceled', failure);

/** What canceling means, before and after the notices are sent. */
export function cancelMeaning({ feeCents, increase }: FeeLevel): readonly string[] {
  const fee = formatMoney(feeCents);
  if (increase === null) return [];
  if (!increase.noticesSent) return [`The fee stays ${fee}. No notices have gone out.`];
  return [
    `The fee stays ${fee} when members renew.`,
    `Notices went out on ${formatDate(increase.noticeDate)}. Bridgework doesn’t email members again, so let them know that their price won’t change.`,
  ];
}
