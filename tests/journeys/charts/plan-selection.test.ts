import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  drivePlanSelection,
  type PlanSelectionSet,
  planSelectionPage,
} from '#tests/support/pages/plan-selection.ts';
import { RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';
import { it } from '../support/journey.ts';
import { heldFetch } from './held-fetch.ts';
import { patientStage } from './patient-head.ts';
import { walkOnPage } from './walk.ts';

const DETAIL = '/detail';
const SUMMARY = '/summary';
const DUE = '/payment/due';
const RENEWAL = '/auto-renew';

const pair = (plan: object) => ({ member: RECEIVED_MEMBER, plan: { ...RECEIVED_PLAN, ...plan } });
const NO_PLANS = { activePlans: [], futurePlans: [], expiredPlans: [] };
const PLANS = {
  ...NO_PLANS,
  activePlans: [pair({})],
  expiredPlans: [pair({ planId: '20000', name: 'Smile Basic', planStatus: 'Expired' })],
};
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
const NOBODY = { status: 404, reason: 'Not Found', message: 'Not found' };

/** The built portal; the server answers what is asked of a patient on command. */
async function planSelectionSet(page: Page): Promise<PlanSelectionSet> {
  const answer = await heldFetch(page, DETAIL, SUMMARY, DUE, RENEWAL);
  const renewal = page.getByRole('switch', { name: 'Auto-renew' });
  const patient = (status: number, detail: object, summary: object) => async () => {
    await answer(SUMMARY, status, summary);
    await answer(DETAIL, status, detail);
  };
  return {
    async open() {
      await page.goto('about:blank');
      await page.goto('/view-patient/overview');
    },
    async switchRenewal() {
      await renewal.click();
      await answer(RENEWAL, 200, { planId: '20001', autoRenew: true });
      // Whoever sees the switch settled has asked for the patient again.
      await expect.poll(() => renewal.getAttribute('aria-busy')).toBe('false');
    },
    answer: {
      'on plans': patient(200, RECEIVED_MEMBER, PLANS),
      'without a plan': patient(200, RECEIVED_MEMBER, NO_PLANS),
      'nobody of the practice': patient(404, NOBODY, NOBODY),
      'patient: server down': patient(503, BUSY, BUSY),
      owed: () => answer(DUE, 200, { amountDue: 30 }),
      'due: server down': () => answer(DUE, 503, BUSY),
    },
  };
}

it('PATIENT-2, PATIENT-3, PATIENT-4, PATIENT-5: the page of a patient walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const stage = await patientStage(page, troubles);
  await walkOnPage(planSelectionPage, drivePlanSelection(stage, await planSelectionSet(page)));
});
