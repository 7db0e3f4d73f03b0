import type { FeePreview, PlanFeeDetail, PlanFeePage, PlanFees } from '#domain/plan/plan-fee.ts';
import type { FeeRights } from './fee-rights.ts';

const ON_PLAN = { planId: '12', planName: 'Everyday Care' };

const SINGLE = { ...ON_PLAN, levelId: 'one', name: 'Individual', feeCents: 30_000, version: 3 };
export const FREE_LEVEL = { ...SINGLE, increase: null };
export const PLANNED_LEVEL = {
  ...ON_PLAN,
  levelId: 'two',
  name: 'Two members',
  feeCents: 55_500,
  version: 5,
  increase: {
    percent: 4,
    newFeeCents: 57_720,
    noticeDate: '2026-05-02',
    effectiveDate: '2026-07-01',
    noticesSent: false,
  },
};
const SENT_LEVEL = {
  ...ON_PLAN,
  levelId: 'family',
  name: 'Family',
  feeCents: 78_000,
  version: 2,
  increase: {
    percent: null,
    newFeeCents: 81_000,
    noticeDate: '2026-01-30',
    effectiveDate: '2026-04-30',
    noticesSent: true,
  },
};

const EVERYDAY: PlanFees = {
  id: '12',
  name: 'Everyday Care',
  levels: [FREE_LEVEL, PLANNED_LEVEL, SENT_LEVEL],
};

export const FEES: PlanFeePage = { records: 12, plans: [EVERYDAY], noticeDays: 60 };

export const DETAIL: PlanFeeDetail = {
  plan: EVERYDAY,
  noticeDays: 60,
  history: [
    {
      id: '31',
      kind: 'noticesSent',
      at: '2026-01-30T14:00:00Z',
      by: null,
      levelName: 'Family',
      newFeeCents: 81_000,
      noticeDate: '2026-01-30',
      effectiveDate: '2026-04-30',
      emails: 14,
    },
    {
      id: '30',
      kind: 'scheduled',
      at: '2026-01-12T20:15:00Z',
      by: 'Robin Hale',
      levelName: 'Family',
      newFeeCents: 81_000,
      noticeDate: '2026-01-30',
      effectiveDate: '2026-04-30',
      emails: null,
    },
  ],
};

const EFFECT = {
  plans: 12,
  members: 18,
  withoutEmail: 1,
  autoRenewing: 10,
  renewalsBefore: 2,
  yearlyCents: 15_000,
};
export const PREVIEW: FeePreview = {
  noticeDate: '2026-05-02',
  effectiveDate: '2026-07-01',
  fees: [
    {
      planName: 'Everyday Care',
      levelName: 'Individual',
      feeCents: 30_000,
      newFeeCents: 31_500,
      effect: EFFECT,
    },
  ],
  total: EFFECT,
  notEmailed: [{ memberId: '10000412', name: 'Nora Marlowe' }],
  notice: {
    subject: 'Your Everyday Care plan price changes on July 1, 2026',
    text: 'Hi Jordan,\n\nStarting July 1, 2026, your Everyday Care plan (Individual) will be $315.00 per year.',
  },
};

export const TODAY = '2026-03-16';
export const BUSY = { failure: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };
export const CHANGED = {
  failure: {
    status: 409,
    reason: 'Conflict',
    code: 'planFeeChanged' as const,
    message: 'Someone else changed this fee. Reload it to see the change.',
    current: [
      {
        ...EVERYDAY,
        levels: [
          { ...PLANNED_LEVEL, version: 6 },
          { ...FREE_LEVEL, version: 4 },
        ],
      },
    ],
  },
};

export const FULL: FeeRights = { increase: undefined, edit: undefined, cancel: undefined };
