import { createServer } from 'node:http';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import {
  eachEnd,
  FAULTS,
  type Fault,
  installClock,
  sampled,
  seesDashboard,
  standsFirm,
  storedItems,
  under,
} from './faults/faults.ts';
import { it } from './support/journey.ts';
import { fillLogin } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';
const START = '**/assets/index-*.js';
const PAGE = '**/assets/SignedInPage-*.js';
const PAGE_STYLES = '**/assets/SignedInPage-*.css';

/** The words of the HTML for a script that does not come: the browser shows them after 8 s by itself. */
async function seesLateStart(page: Page): Promise<void> {
  const words = page.locator('#late-start');
  await expect.poll(() => words.isVisible()).toBe(false);
  const waits = () =>
    words.evaluate((element) => element.getAnimations().map(({ effect }) => effect?.getTiming().duration));
  await expect.poll(waits).toEqual([8000]);
  await words.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  expect((await words.innerText()).split('\n').filter(Boolean)).toEqual([
    'Bridgework is taking a while to load. Check your connection, then reload.',
    'Reload page',
  ]);
}

/** Half a script runs into an error that no page can catch; what a cut connection leaves is never run. */
const scriptFault = (fault: Fault): Fault =>
  fault.name === 'half an answer' ? { ...fault, inflict: cutOff } : fault;

async function cutOff(route: Route): Promise<void> {
  const response = await route.fetch();
  const [body, { 'content-type': type = '' }] = [await response.body(), response.headers()];
  const server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': type, 'content-length': body.length });
    reply.write(body.subarray(0, body.length / 2), () => setTimeout(() => reply.destroy(), 50));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await route.continue({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/` });
  setTimeout(() => server.close(), 1000);
}

/** Fetches every file again: none comes from the browser's cache. */
const forgetAssets = (page: Page) => page.route('**/assets/*', (route) => route.continue());

for (const [column, path] of ['/login', '/'].entries()) {
  it(`LOGIN-9, ROUTE-5: whatever befalls the script of ${path}, the page says so and can be loaded again`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/Failed to load (resource|module script)/);
    await forgetAssets(page);
    await eachEnd(sampled(FAULTS, column), async (fault) => {
      await page.goto('about:blank');
      await page.route(START, scriptFault(fault).inflict);
      const asked = page.waitForRequest(START);
      await page.goto(path, { waitUntil: 'commit' });
      await asked;
      await seesLateStart(page);
      await page.route(START, (route) => route.continue());
      await page.getByRole('link', { name: 'Reload page' }).click();
      await page.waitForFunction(() => document.title === 'Sign in · Bridgework');
      expect(await page.locator('#late-start').count()).toBe(0);
      await page.unroute(START);
    });
    await standsFirm(page);
  });
}

it('ROUTE-5, SESSION-4: whatever befalls the code of the page after signing in, it says so and signs nobody out', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(
    /Failed to (load (resource|module script)|fetch dynamically imported module)|SyntaxError|took too long to load/,
  );
  await installClock(page);
  await forgetAssets(page);
  await openAs(page, ADMIN);
  await eachEnd(sampled(FAULTS, 2), async (fault) => {
    await under(page, PAGE, scriptFault(fault), () => page.reload({ waitUntil: 'commit' }));
    await page.getByRole('heading', { name: 'This page couldn’t be displayed' }).waitFor();
    await page.getByText('Your saved work is safe.').waitFor();
    await standsFirm(page);
    expect(await storedItems(page)).toContain('Token');
    await page.unroute(PAGE);
    await page.getByRole('button', { name: 'Reload page' }).click();
    await seesDashboard(page);
  });
});

it('SESSION-4: whatever befalls the styles of the page after signing in, the page says so or can be worked in', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(
    /Failed to load resource|Unable to preload CSS|Refused to apply style|took too long to load/,
  );
  await installClock(page);
  await forgetAssets(page);
  await openAs(page, ADMIN);
  await eachEnd(sampled(FAULTS, 3), async (fault) => {
    await under(page, PAGE_STYLES, fault, () => page.reload({ waitUntil: 'commit' }));
    await page
      .getByRole('heading', { name: /^(This page couldn’t be displayed|Dashboard)$/, level: 1 })
      .waitFor();
    await standsFirm(page);
    expect(await storedItems(page)).toContain('Token');
    await page.unroute(PAGE_STYLES);
    await page.reload();
    await seesDashboard(page);
  });
});

it('LOGIN-9: whatever befalls what is fetched ahead while somebody types, signing in goes on unharmed', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load (resource|module script)/);
  await installClock(page);
  await forgetAssets(page);
  await eachEnd(sampled(FAULTS, 4), async (fault) => {
    await page.goto('/login');
    await under(page, PAGE, scriptFault(fault), () => fillLogin(page, ADMIN));
    await standsFirm(page);
    expect(await page.locator('.toast').count()).toBe(0);
    await page.unroute(PAGE);
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await seesDashboard(page);
    await page.getByRole('button', { name: /^Account menu for/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByText('You’ve signed out.').waitFor();
  });
});
