import { expect } from 'vitest';
import { addDays, dayIn, formatDate } from '#domain/date/day.ts';
import { addCard, choose, choosePlan, factsIn, frameOf } from './marketplace-page.ts';
import { TAMSIN } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';
import { enterOtherTimeZone, PRACTICE_ZONE } from './support/time-zone.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';

/** A patient without a plan, reserved for this file. */
const BUYER = '10000022';

it('CONST-3: a sale in the frame has the day of the practice, also in a browser whose time zone has another day', async ({
  page,
}) => {
  await enterOtherTimeZone(page);
  const at = '/view-patient/overview';
  await openAs(page, FRONT_DESK, { at, memberId: TAMSIN.memberId });
  await page.getByRole('link', { name: 'Add member', exact: true }).click();
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Add member' }).click();
  await frame.getByText('The patient has to accept the terms.').waitFor();
  const born = frame.getByLabel('Date of birth');
  const today = dayIn(PRACTICE_ZONE, Date.now());
  for (const [day, isInvalid] of [
    [addDays(today, 1), true],
    [today, false],
  ] as const) {
    await born.fill(formatDate(day));
    await expect.poll(async () => (await born.getAttribute('aria-invalid')) === 'true').toBe(isInvalid);
  }
});

it('API-21.1, CONST-3: a plan that the patient accepted before midnight is not sold with the dates of the next day: the page shows the new dates, and charges once the user confirms them', async ({
  page,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/);
  await addCard(address, BUYER, 'approved', '0077');
  const today = dayIn(PRACTICE_ZONE, Date.now());
  const quoted = '**/quote';
  await page.route(quoted, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), startDate: addDays(today, -1) } });
  });
  await openAs(page, FRONT_DESK, { at: `/widget/purchase?member_id=${BUYER}`, memberId: BUYER });
  const frame = frameOf(page);
  await choosePlan(frame);
  await choose(frame, 'Payment method', /ending in 0077/);
  await page.unroute(quoted);
  await frame.getByText('The patient accepts the terms').click();
  const charge = frame.getByRole('button', { name: /^Charge \$/ });
  await charge.click();
  await frame.getByText('The plan would begin on another day. Check its dates and try again.').waitFor();
  const firstDay = async () => (await factsIn(frame))['Term']?.split(' ')[0];
  await expect.poll(firstDay).toBe(formatDate(today));
  await charge.click();
  await frame.getByText('Plan purchased').waitFor();
});
