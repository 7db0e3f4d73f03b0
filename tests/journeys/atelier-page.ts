import type { Page } from 'playwright-core';

/** Opens the catalog, or the chart and panel of the address. */
export async function openAtelier(page: Page, address = ''): Promise<void> {
  await page.goto(`/statecharts/${address}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export const pressButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
