/** Says of an answer whether it has the shape that the contract promises: no page breaks on a wrong one. */
export type Guard<T> = (value: unknown) => value is T;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value) => typeof value === 'number';
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';

/** For an answer whose body nobody reads. */
export const isAnything: Guard<unknown> = (_value): _value is unknown => true;

/** One of a few texts. */
export function isOneOf<T extends string>(allowed: readonly T[]): Guard<T> {
  return (value): value is T => allowed.some((each) => each === value);
}

export function isListOf<T>(isItem: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem);
}

/** A record with at least these fields; more of them are let through. */
export function isRecordOf<T extends object>(fields: { [Name in keyof T]: Guard<T[Name]> }): Guard<T> {
  const guards = Object.entries<Guard<unknown>>(fields);
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    guards.every(([name, isField]) => isField(Reflect.get(value, name)));
}
