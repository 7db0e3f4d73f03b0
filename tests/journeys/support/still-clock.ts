import type { Page } from 'playwright-core';

const AN_HOUR_MS = 3_600_000;

/**
 * Stops the clock for every page that is opened from now on, in the first hours of 1970. A clock runs until it is
 * stopped, and Playwright refuses to stop it at a moment that has passed: hence the hour.
 */
export async function stopClockEarly({ clock }: Page): Promise<void> {
  await clock.install({ time: 0 });
  await clock.pauseAt(AN_HOUR_MS);
}
