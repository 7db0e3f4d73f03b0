import type { Page } from 'playwright-core';
import {
  drivePlanRecord,
  type PlanRecordSet,
  planRecordPage,
  type RecordPage,
} from '#tests/support/pages/plan-record.ts';
import { it } from '../support/journey.ts';
import { heldFetch } from './held-fetch.ts';
import { BUSY, patientStage, tellHead } from './patient-head.ts';
import { walkOnPage } from './walk.ts';

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

/** The built portal about one patient; the server tells of their plan on command. */
async function planRecordSet(page: Page): Promise<PlanRecordSet> {
  const answer = await heldFetch(page, ...Object.values(PAGES).map(({ call }) => call));
  await tellHead(page);
  let about = PAGES['the payment arrangement'];
  return {
    async open(which) {
      about = PAGES[which];
      await page.goto('about:blank');
      await page.goto(about.path);
    },
    answer: {
      told: () => answer(about.call, 200, about.told),
      'server down': () => answer(about.call, 503, BUSY),
    },
  };
}

it('ROUTE-8: what a plan has seen, and what falls due on it, walk the tours of their chart and leave no transition out', async ({
  page,
  troubles,
}) => {
  const stage = await patientStage(page, troubles);
  await walkOnPage(planRecordPage, drivePlanRecord(stage, await planRecordSet(page)));
});
