import { isDay } from '#domain/date/day.ts';
import { type Guard, isText } from './shape.ts';

/** A day of the calendar, as YYYY-MM-DD. */
export const isCalendarDay: Guard<string> = (value): value is string => isText(value) && isDay(value);

/** For what a record may leave out: nothing there, or null in its place. */
export function isAbsentOr<T>(isGiven: Guard<T>): Guard<T | null | undefined> {
  return (value): value is T | null | undefined => value === undefined || value === null || isGiven(value);
}
