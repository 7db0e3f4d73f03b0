import type { Page } from 'playwright-core';
import { STALE } from '#tests/machines/member-edit.model.ts';
import { driveMemberEdit, type MemberEditSet, memberEditPage } from '#tests/support/pages/member-edit.ts';
import { RECEIVED_MEMBER, RECEIVED_PLAN } from '#tests/support/received-patients.ts';
import { it } from '../support/journey.ts';
import { heldFetch } from './held-fetch.ts';
import { patientStage } from './patient-head.ts';
import { walkOnPage } from './walk.ts';

const RECORD = '/detail';
const UPDATE = '/member/10000001/update';
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
const SHORT = 'Name must be at least 3 characters';
const REFUSED = {
  status: 400,
  reason: 'Bad Request',
  message: SHORT,
  validationErrors: [{ field: 'firstName', message: SHORT }],
};
const SUMMARY = {
  activePlans: [{ member: RECEIVED_MEMBER, plan: RECEIVED_PLAN }],
  futurePlans: [],
  expiredPlans: [],
};
const HER = { ...RECEIVED_MEMBER, fullName: 'Ada Marlowe', birthDate: '1960-04-12' };

/** The built portal about one patient; the server answers the form on command. */
async function memberEditSet(page: Page): Promise<MemberEditSet> {
  const answer = await heldFetch(page, RECORD, UPDATE);
  await page.route('**/member/10000001/summary', (route) => route.fulfill({ json: SUMMARY }));
  await page.route('**/plan/20001/payment/due', (route) => route.fulfill({ json: { amountDue: 0 } }));
  return {
    async open() {
      await page.goto('about:blank');
      await page.goto('/member/edit');
      // The head of the page asks first; then the form does.
      await answer(RECORD, 200, HER);
      await page.getByRole('heading', { name: 'Ada Marlowe' }).waitFor();
    },
    answer: {
      read: () => answer(RECORD, 200, HER),
      'record: server down': () => answer(RECORD, 503, BUSY),
      saved: () => answer(UPDATE, 200, { message: 'Member data updated successfully' }),
      'refused at a field': () => answer(UPDATE, 400, REFUSED),
      'changed by somebody else': () => answer(UPDATE, 409, STALE),
      'save: server down': () => answer(UPDATE, 503, BUSY),
    },
  };
}

it('API-8, SCHEMA-3: the form that changes a patient walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const stage = await patientStage(page, troubles);
  await walkOnPage(memberEditPage, driveMemberEdit(stage, await memberEditSet(page)));
});
