import { expect } from 'vitest';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

/** The milliseconds for which a page is fresh. */
const FRESH_MS: Record<string, number> = { 'Manage Patients': 500, 'Purchase Plan': 1000, Report: 1000 };

it('PATIENT-6.1, PATIENT-6.2: a page is initial for 1000 ms, the patient search for 500 ms', async ({
  page,
}) => {
  await openAs(page, 'frontdesk@bridgework.test');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const state = () => page.locator('[data-page-state]').getAttribute('data-page-state');
  for (const [title, freshMs] of Object.entries(FRESH_MS)) {
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.clock.runFor(freshMs - 1);
    expect(await state(), `${title} before ${freshMs} ms`).toBe('fresh');
    await page.clock.runFor(1);
    await page.locator('[data-page-state=settled]').waitFor({ state: 'attached' });
  }
});
