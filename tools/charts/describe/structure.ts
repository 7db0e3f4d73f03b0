import type { ChartDescription } from './describe.ts';
import type { GuardDescription } from './guards.ts';

/** A state or a transition without its empty properties. */
type Part = { id: string; guard?: GuardDescription } & Record<string, unknown>;

/** The states and transitions of a chart, for comparisons between revisions. */
export interface ChartStructure {
  id: string;
  states: readonly Part[];
  transitions: readonly Part[];
}

export function structureOf({ id, states, transitions }: ChartDescription): ChartStructure {
  return {
    id,
    states: states.map(({ key, parent, children, description, ...state }) =>
      compact({ ...state, invoked: state.invoked.map((actor) => actor.id) }),
    ),
    transitions: transitions.map(({ source, kind, trigger, description, ...transition }) =>
      compact(transition),
    ),
  };
}

/** One line for each state and transition, so that a diff shows which ones changed. */
export function structureText({ id, states, transitions }: ChartStructure): string {
  const lines = (parts: readonly Part[]) => parts.map((part) => `\n  ${JSON.stringify(part)}`).join(',');
  return `{\n "id": ${JSON.stringify(id)},\n "states": [${lines(states)}\n ],\n "transitions": [${lines(transitions)}\n ]\n}\n`;
}

function compact<Whole extends { id: string }>(part: Whole): Part {
  const isEmpty = (value: unknown) =>
    value === null || value === false || (Array.isArray(value) && value.length === 0);
  return { id: part.id, ...Object.fromEntries(Object.entries(part).filter(([, value]) => !isEmpty(value))) };
}
