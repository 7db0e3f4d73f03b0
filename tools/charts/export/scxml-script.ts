import type { ChartDescription, TransitionDescription } from '../describe/describe.ts';
import { type GuardDescription, guardExpression, namedGuards } from '../describe/guards.ts';
import { element, escaped } from '../draw/xml.ts';

type Kind = 'guards' | 'actions' | 'delays';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The call of a stub. */
export function call(kind: Kind, described: string): string {
  const { name, given } = partsOf(described);
  const argument = given === undefined ? '' : quoted(given);
  return IDENTIFIER.test(name) ? `${kind}.${name}(${argument})` : `${kind}[${quoted(name)}](${argument})`;
}

export function condition(guard: GuardDescription): string {
  return guardExpression(guard, (name) => call('guards', name));
}

/** Stubs for guards, actions and delays, which the program that runs the document replaces. */
export function stubs({ states, transitions }: ChartDescription): string[] {
  const guards = transitions.flatMap(({ guard }) => (guard === null ? [] : namedGuards(guard)));
  const actions = [
    ...states.flatMap(({ entry, initialActions, exit }) => [...entry, ...initialActions, ...exit]),
    ...transitions.flatMap((transition) => transition.actions),
  ];
  const delays = transitions.filter(isComputed).map(({ trigger }) => trigger);
  const lines = [
    ...table('guards', guards, 'function () { return true; }'),
    ...table('actions', actions, 'function () {}'),
    ...table('delays', delays, `function () { return '0ms'; }`),
  ];
  return lines.length === 0 ? [] : element('script', {}, lines.map(escaped));
}

/** Whether a delay's length depends on the context. */
export function isComputed({ kind, delayMs }: TransitionDescription): boolean {
  return kind === 'delay' && delayMs === null;
}

function table(kind: Kind, described: readonly string[], stub: string): string[] {
  const names = [...new Set(described.map((part) => partsOf(part).name))].sort();
  if (names.length === 0) return [];
  return [`var ${kind} = {`, ...names.map((name) => `  ${quoted(name)}: ${stub},`), '};'];
}

function partsOf(described: string): { name: string; given?: string } {
  const [, name, given] = /^([^(]+)\((.*)\)$/s.exec(described) ?? [];
  return name === undefined || given === undefined ? { name: described } : { name, given };
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
}
