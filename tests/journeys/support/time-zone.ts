import type { Page } from 'playwright-core';

/** The time zone of the first practice. */
export const PRACTICE_ZONE = 'America/New_York';

/** Sets the browser to a time zone where the day differs from the practice's. */
export async function enterOtherTimeZone(page: Page): Promise<void> {
  const hour = new Intl.DateTimeFormat('en-US', {
    timeZone: PRACTICE_ZONE,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const timezoneId = Number(hour.format()) < 5 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId });
}

/** The first minute of the practice's day, when the browser's time zone has another day if it is ahead. */
export function startOfPracticeDay(): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: PRACTICE_ZONE,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const [hour = 0, minute = 0] = clock.format().split(':').map(Number);
  return new Date(Date.now() - (hour * 60 + minute) * 60_000).toISOString();
}
