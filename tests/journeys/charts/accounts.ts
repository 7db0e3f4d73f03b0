import type { Page } from 'playwright-core';
import { type SamplePerson, signIn } from '../support/sign-in.ts';

const OUTSIDE = '**/outside';

/** A page of the portal's origin in which nothing of the portal runs. */
export async function goOutside(page: Page, address = ''): Promise<void> {
  await page.unroute(OUTSIDE);
  await page.route(OUTSIDE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Outside</title>' }),
  );
  await page.goto(`${address}/outside`);
}

/** Leaves the profile with somebody signed in, or as if nobody ever had been. */
export async function leaveSignedIn(page: Page, person: SamplePerson | null): Promise<void> {
  await goOutside(page);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.evaluate(() => sessionStorage.clear());
  if (person === null) return;
  const other = await page.context().newPage();
  await signIn(other, person);
  await other.waitForFunction(() => localStorage.getItem('Membership') !== null);
  await other.close();
  await page.bringToFront();
}

/** What Back and Forward do: the address is another, and the page is told. */
export const goBackTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    History.prototype.pushState.call(history, null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
