import type { Page } from 'playwright-core';

const AN_HOUR_MS = 3_600_000;
const START_MS = 1000;

/**
 * Stops the clock at a given second for every page that opens from now on. A clock runs until it is stopped, and
 * Playwright can't stop it in the past, so it is stopped an hour ahead, then set back.
 */
export async function stopClockEarly({ clock }: Page): Promise<void> {
  await clock.install({ time: 0 });
  await clock.pauseAt(AN_HOUR_MS);
  await clock.setSystemTime(START_MS);
}
