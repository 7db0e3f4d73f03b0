const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** `11/02/2026, 9:04 AM` of a practice, and `11/02/2026, 9:04 AM EST` if the user's own clock shows another time. */
export function formatInstant(instant: string, timeZone: string): string {
  const words = wordsIn({ timeZone }, Date.parse(instant));
  return words === formatLocal(instant) ? words : formatZoned(instant, timeZone);
}

/** `11/02/2026, 9:04 AM` on the user's own clock. */
export const formatLocal = (instant: string): string => wordsIn({}, Date.parse(instant));

/** `11/02/2026, 9:04 AM EST`, for readers whose own time zone is not known. */
export const formatZoned = (instant: string, timeZone: string): string =>
  wordsIn({ timeZone, timeZoneName: 'short' }, Date.parse(instant));

const wordsIn = (zone: Intl.DateTimeFormatOptions, time: number): string =>
  new Intl.DateTimeFormat('en-US', { ...PARTS, ...zone }).format(time).replaceAll('\u202F', ' ');
