import type { Page } from 'playwright-core';
import { ofPatient, type Picture, press, see, steps } from './picture.ts';

const ENDED = { status: 401, json: { status: 401, reason: 'Unauthorized', message: 'Sign in again.' } };

/** Refuses every write, and the refresh of the token. */
const endSession = (page: Page) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(ENDED),
  );

/** Pages that the server renders. The end of a session comes last, because it signs the user out. */
export const SERVER_PICTURES: readonly Picture[] = [
  { name: 'answer-open', at: '/', show: requestConfirmation },
  {
    name: 'answer-given',
    at: '/',
    show: steps(requestConfirmation, press('button', 'Yes, I used it'), see('Thanks for confirming')),
  },
  { name: 'answer-unknown', at: '/answer/unknown', show: (page) => page.locator('h1').waitFor() },
  { name: 'receipt-closed', at: '/receipts/1/Receipt.pdf', show: (page) => page.locator('h1').waitFor() },
  { name: 'outbox', at: '/dev/outbox', show: see('Outbox') },
  {
    name: 'reference',
    at: '/docs/',
    show: (page) => page.locator('.opblock').first().waitFor(),
  },
  { name: 'statecharts', at: '/statecharts/', show: see('Search the charts') },
  {
    name: 'statechart',
    at: '/statecharts/#takePayment/simulate',
    show: steps(see('Active: recalling.'), (page) => page.locator('.atelier-state').first().waitFor()),
  },
  {
    name: 'session-ended',
    at: '/',
    show: steps(
      ofPatient('/member/edit', 'Save').show,
      (page) => page.getByLabel('First name').fill('Augusta'),
      endSession,
      press('button', 'Save changes'),
      (page) => page.getByRole('dialog', { name: 'Sign in to continue' }).waitFor(),
    ),
  },
];

/** Records a use of an unlimited benefit, and opens the link in the email that it sends. */
async function requestConfirmation(page: Page): Promise<void> {
  await ofPatient('/view-patient/benefit-summary', 'Can we do this today?', '10000188').show(page);
  await page.getByRole('button', { name: 'Record use of Single-tooth X-ray' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record use' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto('/dev/outbox');
  const link = await page.frameLocator('iframe').locator('a[href*="/answer/"]').getAttribute('href');
  await page.goto(link ?? '');
  await page.locator('h1').waitFor();
}
