import { conflict } from '#tests/support/failures.ts';

const LEVEL = {
  isSubscriptionPlan: false,
  enrollementFee: 0,
  monthlyPaymentAmount: 0,
  isWFRecurringSharePercentage: false,
  wfRecurringShare: 4,
  rateIncreaseType: 0,
  noticesSent: false,
};
const FREE = {
  ...LEVEL,
  coverageLevelId: 'one',
  coverageLevelName: 'Individual',
  currentFee: 300,
  percentageIncrease: null,
  newFee: null,
  communicationSendDate: null,
  effectiveDate: null,
  version: 3,
};
const PLANNED = {
  ...LEVEL,
  coverageLevelId: 'two',
  coverageLevelName: 'Two members',
  currentFee: 555,
  percentageIncrease: 4,
  newFee: 577.2,
  communicationSendDate: '2026-05-02',
  effectiveDate: '2026-07-01',
  version: 5,
};
const SENT = {
  ...PLANNED,
  coverageLevelId: 'family',
  coverageLevelName: 'Family',
  currentFee: 780,
  percentageIncrease: null,
  newFee: 810,
  rateIncreaseType: 1,
  noticesSent: true,
  version: 2,
};
const PLAN = { planId: '12', planName: 'Everyday Care' };

/** The response to a call for plan fees: twelve plans, one of them with one level. */
export const RECEIVED_FEES = {
  info: { records: 12, pages: 2 },
  results: [{ ...PLAN, coverageLevels: [FREE], noticeDays: 60 }],
};

/** A plan with three levels: without an increase, with a scheduled one, and with one whose notices are sent. */
export const RECEIVED_PLAN_FEE = {
  ...PLAN,
  coverageLevels: [FREE, PLANNED, SENT],
  noticeDays: 60,
  history: [],
};

export const RECEIVED_WITHOUT_INCREASES = { ...RECEIVED_PLAN_FEE, coverageLevels: [FREE] };

const EFFECT = { plans: 12, members: 18, autoRenewing: 10, renewalsBefore: 2, yearlyDifference: 150 };
export const RECEIVED_PREVIEW = {
  communicationSendDate: '2026-05-02',
  effectiveDate: '2026-07-01',
  levels: [
    {
      ...PLAN,
      coverageLevelId: 'one',
      coverageLevelName: 'Individual',
      currentFee: 300,
      newFee: 315,
      effect: EFFECT,
    },
  ],
  total: EFFECT,
  notice: { subject: 'Your Everyday Care plan price changes on July 1, 2026', text: 'Hi Jordan,' },
};

export const FEE_CHANGED = conflict(
  'planFeeChanged',
  'Someone else changed this fee. Reload it to see the change.',
);
