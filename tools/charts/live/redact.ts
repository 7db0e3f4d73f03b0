import type { AnyStateMachine } from 'xstate';

/** A name chosen by developers: no digit, no space, no character of an email address. */
const NAME = /^[A-Za-z][A-Za-z.]*$/;
const OWN_EVENTS = new Set(['xstate.init', 'xstate.stop']);

/** The values of allowed keys that can't be personal; for everything else, its kind. */
export function allowedContext(context: unknown, allowed: ReadonlySet<string>): Record<string, string> {
  if (typeof context !== 'object' || context === null) return {};
  return Object.fromEntries(
    Object.entries(context)
      .filter(([key]) => NAME.test(key))
      .map(([key, value]) => [key, allowed.has(key) && isPlain(value) ? String(value) : kindOf(value)]),
  );
}

export const nameOr = (text: string, instead: string): string => (NAME.test(text) ? text : instead);

/** Only types that the chart itself names, because any other text could be composed from data. */
export function allowedEvent(machine: AnyStateMachine, type: string): string {
  return machine.events.includes(type) || OWN_EVENTS.has(type) ? type : 'another event';
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && NAME.test(value));

function kindOf(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`.replace('a object', 'an object');
}
