import { BUSY, type Desk } from '#tests/support/desk.ts';
import type { PlanRecordSet, RecordPage } from '#tests/support/pages/plan-record.ts';
import { tellHead } from './patient-head.ts';

const PLAN = { planId: '20001', planName: 'Family Care', startDate: '2025-11-30', endDate: '2026-11-30' };
const PAGES: Record<RecordPage, { path: string; call: string; told: object }> = {
  'the payment arrangement': {
    path: '/view-patient/payment-arrangement-plans',
    call: '/payment/schedule',
    told: { ...PLAN, payments: [] },
  },
  'the treatment summary': {
    path: '/view-patient/treatment-summary',
    call: '/treatment-summary',
    told: { ...PLAN, procedures: [] },
  },
};

/** One patient; the server tells of their plan on command. */
export async function planRecordSet(desk: Desk): Promise<PlanRecordSet> {
  const answer = await desk.hold(...Object.values(PAGES).map(({ call }) => call));
  await tellHead(desk);
  let about = PAGES['the payment arrangement'];
  return {
    async open(which) {
      about = PAGES[which];
      await desk.open(about.path);
    },
    answer: {
      told: () => answer(about.call, 200, about.told),
      'server down': () => answer(about.call, 503, BUSY),
    },
  };
}
