import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openAtelier } from './atelier-page.ts';
import { it } from './support/journey.ts';

describe('the viewer by keyboard', () => {
  const pressEnter = async (page: Page, role: 'button' | 'link', name: string) => {
    await page.getByRole(role, { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const focused = (page: Page, selector: string, text: string | RegExp) =>
    page.locator(`${selector}:focus`).filter({ hasText: text }).waitFor();

  it('ATELIER-1.1, ATELIER-3.2, ATELIER-6.1: the heading of another chart takes the focus, and the panel whose pressed button disappears', async ({
    page,
  }) => {
    await openAtelier(page);
    await pressEnter(page, 'link', 'toastQueue');
    await focused(page, 'h1', 'toastQueue');
    await pressEnter(page, 'link', 'All charts');
    await focused(page, 'h1', 'Statecharts');
    await openAtelier(page, '#toastQueue/simulate');
    await page
      .getByRole('button', { name: /^toast\.push/ })
      .first()
      .click();
    await page.getByText('Active: entering.').waitFor();
    await pressEnter(page, 'button', '300 ms pass');
    await focused(page, 'section[aria-label="Simulate"]', 'Active: shown.');
    await page.getByRole('link', { name: 'Questions' }).click();
    await pressEnter(page, 'button', 'Check this chart');
    await focused(page, 'section[aria-label="Questions"]', /Explored \d+ configurations/);
  });

  it('ATELIER-3.1: a click on a button that disappears does not scroll the page', async ({ page }) => {
    await openAtelier(page, '#takePayment/simulate');
    await page.getByRole('button', { name: 'recallIntent → nothing', exact: true }).click();
    const step = page.getByRole('button', { name: 'listAccounts → two', exact: true });
    await step.waitFor();
    await step.click();
    await step.waitFor({ state: 'detached' });
    await focused(page, 'section[aria-label="Simulate"]', 'Active: choosing.');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
