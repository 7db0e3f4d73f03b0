import { expect } from 'vitest';
import { addDays, dayIn, formatDate } from '#domain/date/day.ts';
import { frameOf } from './marketplace-page.ts';
import { TAMSIN } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';
import { enterOtherTimeZone, PRACTICE_ZONE } from './support/time-zone.ts';

it('CONST-3: a sale in the frame has the day of the practice, also in a browser whose time zone has another day', async ({
  page,
}) => {
  await enterOtherTimeZone(page);
  const at = '/view-patient/overview';
  await openAs(page, 'frontdesk@bridgework.test', { at, memberId: TAMSIN.memberId });
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
