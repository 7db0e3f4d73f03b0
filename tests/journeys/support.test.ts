import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { it } from './support/journey.ts';
import { type PageErrors, watchPageErrors } from './support/page-errors.ts';

const PAGE = '<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1></main>';

/** A page with a policy, and the errors that a journey would report for it. */
async function openPlanted(context: BrowserContext): Promise<{ page: Page; pageErrors: PageErrors }> {
  const pageErrors = await watchPageErrors(context);
  await context.route('https://planted.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "style-src 'self'" },
      body: PAGE,
    }),
  );
  await context.route('**/missing', (route) => route.fulfill({ status: 404 }));
  const page = await context.newPage();
  await page.goto('https://planted.test/');
  return { page, pageErrors };
}

type Row = readonly [what: string, plant: () => void, line: string, announced: RegExp | null];

it.for<Row>([
  ['a console error', () => console.error('planted'), 'console: planted', /planted/],
  [
    'a file that does not load, by status and path',
    () => void fetch('/missing'),
    'console: Failed to load resource: the server responded with a status of 404 (Not Found) at /missing',
    /status of 404 \(.*\) at \/missing$/,
  ],
  ['an uncaught error', () => void Promise.reject(new Error('planted')), 'uncaught: planted', null],
  [
    'a policy violation',
    () => {
      const style = document.createElement('style');
      style.textContent = 'a {}';
      document.head.append(style);
    },
    'policy: style-src-elem refused inline',
    null,
  ],
])('a journey fails on %s', async ([, plant, line, announced], { context }) => {
  const { page, pageErrors } = await openPlanted(context);
  if (announced === null) pageErrors.expect(/planted|style/);
  await page.evaluate(plant);
  await expect.poll(() => pageErrors.found()).toEqual([line]);
  if (announced === null) return;
  pageErrors.expect(announced);
  expect(pageErrors.found()).toEqual([]);
});

it('a journey fails if axe finds something', async ({ context }) => {
  const { page } = await openPlanted(context);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await accessibilityFindings(page)).toEqual([
    'button-name: Buttons must have discernible text button',
  ]);
});
