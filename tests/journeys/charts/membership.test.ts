import type { Page } from 'playwright-core';
import { driveMembership, type MembershipSet, membershipPage } from '#tests/support/pages/membership.ts';
import { RECEIVED_CHILD, RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';
import { it } from '../support/journey.ts';
import { heldFetch } from './held-fetch.ts';
import { patientStage, tellHead } from './patient-head.ts';
import { walkOnPage } from './walk.ts';

const RENEWAL = '/auto-renew';
const SUMMARY = '/member/10000001/summary';
const REMOVAL = '/remove/10000002';
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

const child = { member: RECEIVED_CHILD, plan: { ...RECEIVED_PLAN, relationship: 'Dependent' } };
const plansThat = (autoRenew: boolean) => ({
  activePlans: [{ member: RECEIVED_MEMBER, plan: { ...RECEIVED_PLAN, autoRenew, dependents: [child] } }],
  futurePlans: [],
  expiredPlans: [],
});

/** The built portal about one family; the server answers changes of their plan on command, and what they led to. */
async function membershipSet(page: Page): Promise<MembershipSet> {
  const answer = await heldFetch(page, RENEWAL, REMOVAL, SUMMARY);
  await tellHead(page);
  return {
    async open() {
      await page.goto('about:blank');
      await page.goto('/view-patient/overview');
      await answer(SUMMARY, 200, plansThat(true));
    },
    tellEnding: () => answer(SUMMARY, 200, plansThat(false)),
    answer: {
      switched: () => answer(RENEWAL, 200, { planId: '20001', autoRenew: true }),
      'switch: server down': () => answer(RENEWAL, 503, BUSY),
      removed: () => answer(REMOVAL, 200, {}),
      'removal: server down': () => answer(REMOVAL, 503, BUSY),
    },
  };
}

it('API-12: the membership of a plan walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const stage = await patientStage(page, troubles);
  await walkOnPage(membershipPage, driveMembership(stage, await membershipSet(page)));
});
