import { isDay } from '#domain/date/day.ts';
import { isRecord } from '#domain/text/json.ts';

/** Validates a response, so that a page never works with a shape other than the contract's. */
export type Guard<T> = (value: unknown) => value is T;

export type Guarded<G> = G extends Guard<infer T> ? T : never;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value) => typeof value === 'number';
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';

export const isAnything: Guard<unknown> = (_value): _value is unknown => true;

export function isOneOf<const T extends string>(allowed: readonly T[]): Guard<T> {
  return (value): value is T => allowed.some((each) => each === value);
}

export const isLike =
  (pattern: RegExp): Guard<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value);

export const isCalendarDay: Guard<string> = (value): value is string => isText(value) && isDay(value);

export function isNullOr<T>(isGiven: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || isGiven(value);
}

export function isAbsentOr<T>(isGiven: Guard<T>): Guard<T | null | undefined> {
  return (value): value is T | null | undefined => value === undefined || value === null || isGiven(value);
}

export function isListOf<T>(isItem: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem);
}

export function isRecordOf<T extends object>(fields: { [Name in keyof T]: Guard<T[Name]> }): Guard<T> {
  const guards = Object.entries<Guard<unknown>>(fields);
  return (value): value is T => isRecord(value) && guards.every(([name, isField]) => isField(value[name]));
}

export const isMessage = isRecordOf<{ message: string }>({ message: isText });

/** The fields of a list that the server sends in pages. */
export const pageFields = <T>(isItem: Guard<T>) => ({
  info: isRecordOf<{ records: number }>({ records: isNumber }),
  results: isListOf(isItem),
});
