import { expect } from 'vitest';
import { OPERATIONS } from '#tests/support/operations.ts';
import { it } from './support/journey.ts';

// No axe: Swagger UI nests controls in a way that axe rejects, and the page is for developers.
it('API-1: the reference at /docs lists every call and tries one out on the portal itself', async ({
  context,
  pageErrors,
}) => {
  pageErrors.expect(/401/);
  const page = await context.newPage();
  await page.goto('/docs');
  const call = page.locator('[id$="-authenticate"]');
  await call.waitFor();
  const listed = await page
    .locator('.opblock')
    .evaluateAll((blocks) => blocks.map(({ id }) => id.split('-').at(-1)));
  expect(new Set(listed)).toEqual(new Set(OPERATIONS.map(({ id }) => id)));
  await call.locator('button').first().click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call
    .locator('textarea')
    .fill(JSON.stringify({ username: 'unknown@bridgework.test', password: 'wrong' }));
  await call.getByRole('button', { name: 'Execute' }).click();
  await call.locator('.live-responses-table').getByText('Invalid email or password.').waitFor();
});
