import { expect } from 'vitest';
import { it } from '../support/journey.ts';
import { builtPageAdapter } from './page-adapter.ts';

const SLOW_MS = 1500;

it('the clock of a walk stops however long a loaded machine takes to stop it', async ({
  page,
  pageErrors,
}) => {
  const stop = page.clock.pauseAt.bind(page.clock);
  page.clock.pauseAt = async (time) => {
    await page.waitForFunction((until) => Date.now() > until, SLOW_MS, { polling: 50 });
    await stop(time);
  };
  const adapter = await builtPageAdapter(page, pageErrors);
  const now = () => adapter.inPage(() => Date.now(), null);
  expect(await now()).toBe(1000);
  await adapter.letTimePass(SLOW_MS);
  expect(await now()).toBe(1000 + SLOW_MS);
  await page.goto('/login');
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(await now()).toBe(1000 + SLOW_MS);
});
