import { dayIn, writtenDate } from './day.ts';

/** An instant on the wall of a time zone: `11/02/2026, 9:04 AM`. */
export function writtenInstant(instant: string, timeZone: string): string {
  const time = Date.parse(instant);
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(
    time,
  );
  return `${writtenDate(dayIn(timeZone, time))}, ${clock.replace('\u202F', ' ')}`;
}
