import { performance } from 'node:perf_hooks';
import { CODES, fileOf } from '../codes/file.ts';
import type { Visit } from '../search/visit.ts';

/**
 * Imports a file of new codes on the page, which shows its progress.
 *
 * @returns the time from choosing the file to the toast
 */
export async function importOnPage({ page }: Visit): Promise<number> {
  await page.goto('/revenue-management');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const buffer = Buffer.from(fileOf(1000));
  const progress = (name: string) => page.getByRole('progressbar', { name }).waitFor();
  const began = performance.now();
  await Promise.all([
    progress('Checking the file'),
    page.getByLabel('Choose a CSV file').setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer }),
  ]);
  await Promise.all([
    progress('Saving the codes'),
    page.getByRole('button', { name: 'Import codes' }).click(),
  ]);
  await page.getByText(`Imported: ${CODES.toLocaleString('en-US')} added, 0 changed, 0 deleted`).waitFor();
  return performance.now() - began;
}
