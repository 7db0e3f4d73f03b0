import { expect } from 'vitest';
import { addCard, frameOf, isPriced, payIn } from './marketplace-page.ts';
import { patientOf } from './patient-page.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { apiOf } from './support/api.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const OFFICE = 'office@bridgework.test';

/** A patient with an annual plan that ends in more than 100 days, reserved for this file. */
const RENEWING = '10000082';
const PAID_BY_PRACTICE = '10000037';

it('API-6.4: after the payment of a renewal is voided, each page of the patient says what is due on the next term, and leads to its payment', async ({
  page,
  address,
}) => {
  await addCard(address, RENEWING, 'approved', '0088');
  await openAs(page, OFFICE, { at: '/view-patient/overview', memberId: RENEWING });
  await page.getByRole('link', { name: 'Renew plan', exact: true }).click();
  const frame = frameOf(page);
  await isPriced(frame);
  const paid = await payIn(frame, 'Plan renewed');
  const api = await apiOf(address, OFFICE, SAMPLE_PASSWORD);
  await api.post(`/admin/organization/1/practice/1/transaction/${paid['Transaction']}/void`, {
    reason: 'Wrong card',
  });

  await openAs(page, OFFICE, { at: '/view-patient/overview', memberId: RENEWING });
  await page.getByText(/^Renewed for .* is due on this term\.$/).waitFor();
  await page.getByText('Nothing due', { exact: true }).waitFor();
  await page.goto(`${address}/widget/add-member?member_id=${RENEWING}&plan_id=53&plan_type=Legacy`);
  await frame.getByText(`${paid['Paid']} due`).waitFor();
  await frame.getByRole('link', { name: 'Take payment' }).click();
  await page.getByText('No balance due on this plan.').waitFor();
  await page.getByText(`${paid['Paid']} is due on Everyday Care, `).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^View plan Everyday Care/ }).press('Enter');
  await page.getByRole('radio', { name: `Amount due: ${paid['Paid']}` }).waitFor();
  expect(await page.getByText(' is due on Everyday Care, ').count()).toBe(0);
  await patientOf(page).tab('Overview').click();
  await page.getByRole('link', { name: 'Take payment', exact: true }).first().waitFor();
});

it('API-6.5: a plan that the practice pays for says so, and names the payment method of its renewal', async ({
  page,
}) => {
  await openAs(page, OFFICE, { at: '/view-patient/overview', memberId: PAID_BY_PRACTICE });
  await page.getByText('Paid by the practice', { exact: true }).waitFor();
  await page.getByText(/^Renews on \S+ The practice’s payment method is charged\.$/).waitFor();
  await page.getByRole('link', { name: 'Take payment', exact: true }).click();
  await page.getByText('Paid by the practice', { exact: true }).waitFor();
});
