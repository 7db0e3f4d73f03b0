import { and, not, or } from 'xstate';

/** A guard by its name, or XState's `not`, `and` or `or` of other guards. */
export type GuardDescription =
  | string
  | { not: GuardDescription }
  | { and: readonly GuardDescription[] }
  | { or: readonly GuardDescription[] };

interface Combined {
  check: unknown;
  guards: readonly unknown[];
}

/** A minified build does not keep the names of XState's functions. */
const [NOT, AND, OR] = [not('any'), and([]), or([])].map((guard) => (guard as unknown as Combined).check);

/** `nameOf` describes a guard that is not a combination of others. */
export function describeGuard(guard: unknown, nameOf: (guard: unknown) => string): GuardDescription {
  if (!isCombined(guard)) return nameOf(guard);
  const operands = guard.guards.map((operand) => describeGuard(operand, nameOf));
  const [first] = operands;
  if (guard.check === NOT && first !== undefined) return { not: first };
  if (guard.check === AND) return { and: operands };
  return guard.check === OR ? { or: operands } : nameOf(guard);
}

/** In the order of evaluation. */
export function namedGuards(guard: GuardDescription): string[] {
  if (typeof guard === 'string') return [guard];
  if ('not' in guard) return namedGuards(guard.not);
  return ('and' in guard ? guard.and : guard.or).flatMap(namedGuards);
}

/** In words: `not hasText`, `hasText and (isShort or isSigned)`. */
export function guardText(guard: GuardDescription): string {
  return written(guard, { name: (name) => name, not: 'not ', and: ' and ', or: ' or ' });
}

/** As an ECMAScript expression; `name` writes the call of a named guard. */
export function guardExpression(guard: GuardDescription, name: (guard: string) => string): string {
  return written(guard, { name, not: '!', and: ' && ', or: ' || ' });
}

interface Notation {
  name: (guard: string) => string;
  not: string;
  and: string;
  or: string;
}

function written(guard: GuardDescription, notation: Notation): string {
  const operand = (inner: GuardDescription) => {
    const text = written(inner, notation);
    return typeof inner === 'string' || 'not' in inner ? text : `(${text})`;
  };
  if (typeof guard === 'string') return notation.name(guard);
  if ('not' in guard) return `${notation.not}${operand(guard.not)}`;
  return 'and' in guard ? guard.and.map(operand).join(notation.and) : guard.or.map(operand).join(notation.or);
}

function isCombined(guard: unknown): guard is Combined {
  return typeof guard === 'function' && 'check' in guard && 'guards' in guard && Array.isArray(guard.guards);
}
