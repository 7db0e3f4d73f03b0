import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { selectMember } from './shell-page.ts';
import { it } from './support/journey.ts';
import { PAPER, printedHeight } from './support/paper.ts';
import { openAs } from './support/signed-in.ts';

/** With dependents, refunds and used benefits. */
const SOREN = '10000001';

/** The pages, and what each prints once it is loaded. */
const PAGES = {
  '/search-patients': '1–10 of 200',
  '/view-patient/overview': 'Covered members',
  '/view-patient/benefit-summary': 'Used this term',
  '/view-patient/manage-payments': 'Used for',
  '/view-patient/transactions': /of \d+ charges/,
  '/view-patient/treatment-summary': 'Plan savings',
  '/payment': 'Amount due',
  '/view-patient/payment-arrangement-plans': 'Remaining',
  '/settings': 'This browser',
};

const paperOf = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const { color } = getComputedStyle(document.body);
    return {
      controls: shown(
        'header.frame-header, nav:not(.pagination), .button, .icon-control, [role=switch], [type=search]',
      ).map(({ className }) => className),
      underlined: shown('main a').filter((link) => getComputedStyle(link).textDecorationLine !== 'none')
        .length,
      tables: shown('table').map((table) => table.getBoundingClientRect().right <= innerWidth),
      colors: [getComputedStyle(document.documentElement).backgroundColor, color],
    };
  });

it('LAYOUT-10.1: every page prints its content in black on white below the practice and the day, without the shell, controls and cut tables', async ({
  page,
}) => {
  await openAs(page, 'frontdesk@bridgework.test');
  await selectMember(page, SOREN);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(PAPER);
  for (const [path, words] of Object.entries(PAGES)) {
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    const head = await page.locator('.print-head').innerText();
    expect(head).toMatch(/^Harborlight Portland\n\d\d\/\d\d\/\d{4}$/);
    const paper = await paperOf(page);
    expect(paper).toEqual({
      controls: [],
      underlined: 0,
      tables: paper.tables.map(() => true),
      colors: ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
    });
  }
});

it('PATIENT-1.3, LAYOUT-10.2: benefits show meters and both prices, two without scrolling; Print for patient prints them on one page', async ({
  page,
}) => {
  await openAs(page, 'frontdesk@bridgework.test');
  await selectMember(page, SOREN);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/view-patient/benefit-summary');
  const [first, second] = [0, 1].map((index) => page.locator('.benefit').nth(index));
  for (const benefit of [first, second]) {
    const box = await benefit?.locator('.benefit-left').boundingBox();
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  }
  const fluoride = page.locator('[data-benefit=Fluoride]');
  expect(await fluoride.locator('.benefit-price').first().innerText()).toMatch(
    /^\$0\.00 instead of \$\d+\.00$/,
  );
  const left = await fluoride.getByText(/^\d of 4 left$/).innerText();
  expect(await fluoride.locator('.meter-step[data-left]').count()).toBe(Number(left[0]));
  const printed = page.evaluate(() => new Promise<void>((resolve) => (window.print = resolve)));
  await page.getByRole('button', { name: 'Print for patient' }).click();
  await printed;
  expect(await printedHeight(page)).toBeLessThanOrEqual(PAPER.height);
  expect(await page.locator('.benefit-request').first().isVisible()).toBe(false);
  expect(await fluoride.locator('.meter').isVisible()).toBe(true);
});
