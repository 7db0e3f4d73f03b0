import type { FeeLevel } from '#domain/plan/plan-fee.ts';
import { conflict } from '#tests/support/failures.ts';
import { DETAIL, FREE_LEVEL, PREVIEW } from '#widgets/plan-fees/story-fees.ts';

const PLAN = { planId: '12', planName: 'Everyday Care' };

/** A level in the contract's format, whose amounts are in dollars. */
const received = ({ levelId, name, feeCents, increase, version }: FeeLevel) => ({
  isSubscriptionPlan: false,
  enrollementFee: 0,
  monthlyPaymentAmount: 0,
  isWFRecurringSharePercentage: false,
  wfRecurringShare: 4,
  coverageLevelId: levelId,
  coverageLevelName: name,
  currentFee: feeCents / 100,
  percentageIncrease: increase?.percent ?? null,
  newFee: increase && increase.newFeeCents / 100,
  rateIncreaseType: increase?.percent === null ? 1 : 0,
  communicationSendDate: increase?.noticeDate ?? null,
  effectiveDate: increase?.effectiveDate ?? null,
  noticesSent: increase?.noticesSent ?? false,
  version,
});

/** A plan with three levels: without an increase, with a scheduled one, and with one whose notices are sent. */
export const RECEIVED_PLAN_FEE = {
  ...PLAN,
  coverageLevels: DETAIL.plan.levels.map(received),
  noticeDays: 60,
  history: [],
};

export const RECEIVED_WITHOUT_INCREASES = { ...RECEIVED_PLAN_FEE, coverageLevels: [received(FREE_LEVEL)] };

/** The response to a call for plan fees: twelve plans, one of them with one level. */
export const RECEIVED_FEES = {
  info: { records: 12, pages: 2 },
  results: [{ ...PLAN, coverageLevels: [received(FREE_LEVEL)], noticeDays: 60 }],
};

const { yearlyCents, ...effect } = PREVIEW.total;
const EFFECT = { ...effect, yearlyDifference: yearlyCents / 100 };
export const RECEIVED_PREVIEW = {
  communicationSendDate: PREVIEW.noticeDate,
  effectiveDate: PREVIEW.effectiveDate,
  levels: PREVIEW.fees.map(({ levelName, feeCents, newFeeCents }) => ({
    ...PLAN,
    coverageLevelId: 'one',
    coverageLevelName: levelName,
    currentFee: feeCents / 100,
    newFee: newFeeCents / 100,
    effect: EFFECT,
  })),
  total: EFFECT,
  notEmailed: PREVIEW.notEmailed,
  notice: PREVIEW.notice,
};

export const FEE_CHANGED = conflict(
  'planFeeChanged',
  'Someone else changed this fee. Reload it to see the change.',
);
