import { expect } from 'vitest';
import { openAs } from './support/signed-in.ts';
import { withSettings } from './support/with-settings.ts';
import { smallTargets } from './touch-targets.ts';

withSettings({ REPORT_URL: undefined })(
  'DASH-2: Practices shows the practices of the organization side by side, sorted by keyboard, with the figures of their own pages, a CSV file and print',
  async ({ page }) => {
    await openAs(page, 'admin@bridgework.test', { at: '/reports' });
    const frame = page.frameLocator('iframe[title="Report"]');
    await frame.getByRole('button', { name: 'Revenue', exact: true }).press('Enter');
    await frame.getByRole('figure', { name: 'Collected by month' }).waitFor();
    const collected = await frame.locator('.stat-value').first().innerText();
    await frame.getByRole('button', { name: 'Practices', exact: true }).press('Enter');
    const table = frame.getByRole('table', { name: 'Practices side by side' });
    const row = table.getByRole('row', { name: /^Harborlight Portland/ });
    await expect.poll(() => row.innerText()).toContain(collected);
    const amounts = async () => {
      const cells = await table.locator('tbody tr > :nth-child(6)').allInnerTexts();
      return cells.map((text) => Number(text.replace(/[$,]/g, '')));
    };
    const count = (await amounts()).length;
    expect(count).toBeGreaterThan(1);
    await table.getByRole('button', { name: 'Collected' }).press('Enter');
    const isDescending = async () => {
      const shown = await amounts();
      return (
        shown.length === count && shown.every((amount, at) => at === 0 || amount <= (shown[at - 1] ?? 0))
      );
    };
    await expect.poll(() => table.locator('[aria-sort=descending]').innerText()).toBe('Collected');
    await expect.poll(isDescending).toBe(true);
    await frame.getByRole('button', { name: 'Harborlight Portland Practice' }).waitFor({ state: 'detached' });
    const saved = page.waitForEvent('download');
    await frame.getByRole('button', { name: 'Download CSV: Practices side by side' }).press('Enter');
    expect((await saved).suggestedFilename()).toBe('Practices side by side.csv');
    expect(await smallTargets(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await frame.getByText(/^Harborlight Dental Group · \w+ \d{4} – \w+ \d{4}$/).waitFor();
    await row.waitFor();
    await frame.getByRole('button', { name: /Date range$/ }).waitFor({ state: 'hidden' });
  },
);
