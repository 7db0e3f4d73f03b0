import { dayIn, formatDate } from './day.ts';

/** `11/02/2026, 9:04 AM` */
export function formatInstant(instant: string, timeZone: string): string {
  const time = Date.parse(instant);
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(
    time,
  );
  return `${formatDate(dayIn(timeZone, time))}, ${clock.replace('\u202F', ' ')}`;
}
