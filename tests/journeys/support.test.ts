import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { builtPageAdapter } from './charts/page-adapter.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { it } from './support/journey.ts';
import { type PageErrors, watchPageErrors } from './support/page-errors.ts';

const PAGE = '<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1></main>';

async function plantedPage(context: BrowserContext): Promise<{ page: Page; pageErrors: PageErrors }> {
  const pageErrors = await watchPageErrors(context);
  await context.route('https://planted.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "style-src 'self'" },
      body: PAGE,
    }),
  );
  const page = await context.newPage();
  await page.goto('https://planted.test/');
  return { page, pageErrors };
}

it('a journey fails on an error in the console, unless it announced it', async ({ context }) => {
  const { page, pageErrors } = await plantedPage(context);
  await page.evaluate(() => console.error('planted'));
  expect(pageErrors.found()).toEqual(['console: planted']);
  pageErrors.expect(/planted/);
  expect(pageErrors.found()).toEqual([]);
});

it('a journey that fails on what could not be loaded says by which status and which path', async ({
  context,
}) => {
  const { page, pageErrors } = await plantedPage(context);
  await context.route('**/refused?*', (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => fetch('/refused?by=404').then(({ status }) => status));
  await expect
    .poll(() => pageErrors.found())
    .toEqual([
      'console: Failed to load resource: the server responded with a status of 404 (Not Found) at /refused',
    ]);
  pageErrors.expect(/status of 404 \(.*\) at \/elsewhere$/);
  expect(pageErrors.found()).toHaveLength(1);
  pageErrors.expect(/status of 404 \(.*\) at \/refused$/);
  expect(pageErrors.found()).toEqual([]);
});

it('a walk through a chart fails where it mutes its console as a whole', async ({ context }) => {
  const { page, pageErrors } = await plantedPage(context);
  const adapter = await builtPageAdapter(page, pageErrors);
  pageErrors.expect(/status of 404 \(.*\) at \/refused$/);
  expect(await adapter.pageErrors()).toEqual([]);
  pageErrors.expect(/Failed to load resource/);
  expect(await adapter.pageErrors()).toEqual([expect.stringContaining('mutes its console')]);
});

it('a journey fails on an uncaught error, announced or not', async ({ context }) => {
  const { page, pageErrors } = await plantedPage(context);
  pageErrors.expect(/planted/);
  const heard = context.waitForEvent('weberror');
  await page.evaluate(() => void Promise.reject(new Error('planted')));
  await heard;
  expect(pageErrors.found()).toEqual(['uncaught: planted']);
});

it('a journey fails on what the content policy refused, announced or not', async ({ context }) => {
  const { page, pageErrors } = await plantedPage(context);
  pageErrors.expect(/style/);
  await page.evaluate(() => document.head.append(document.createElement('style')));
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'a {}';
    document.head.append(style);
  });
  await expect.poll(() => pageErrors.found()).toEqual(['policy: style-src-elem refused inline']);
});

it('a journey fails on what axe finds', async ({ context }) => {
  const { page } = await plantedPage(context);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await accessibilityFindings(page)).toEqual([
    'button-name: Buttons must have discernible text button',
  ]);
});
