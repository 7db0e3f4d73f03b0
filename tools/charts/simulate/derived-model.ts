import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { describeChart } from '../describe/describe.ts';
import { isWildcard } from '../describe/triggers.ts';
import type { AnyModel, Outcome } from '../explore/model.ts';
import { pureInterpreter } from '../explore/pure.ts';
import { textOf } from '../explore/text.ts';

/** Larger numbers and longer lists count as equal, so that an exploration ends. */
const LARGEST = 3;

/** The machines among the exports of a module, by id, each with a model derived from the chart alone. */
export function modelsIn(exported: Readonly<Record<string, unknown>>): Record<string, AnyModel> {
  const machines = Object.values(exported).filter(isMachine);
  return Object.fromEntries(machines.map((machine) => [machine.id, derivedModel(machine)]));
}

/**
 * A default model for a chart: each event without a payload, each actor either succeeds without output or fails, and
 * home is the start of the chart.
 */
export function derivedModel(machine: AnyStateMachine): AnyModel {
  const { states, transitions } = describeChart(machine);
  const events = transitions.filter(({ kind }) => kind === 'event').map(({ trigger }) => eventFor(trigger));
  const actors = states.flatMap(({ invoked }) => invoked.map(({ id }) => id));
  const start = startOf(machine);
  return {
    machine,
    inputs: [undefined],
    events: Object.fromEntries(events.map((type) => [type, [{}]])),
    outcomes: Object.fromEntries(actors.map((actor) => [actor, outcomes()])),
    abstraction: ({ context }) => textOf(clipped(context)),
    isWorthTaking: () => true,
    isHome: ({ value }) => textOf(value) === start,
    whyHome: '',
    invariants: {},
    paths: {},
    unreachable: {},
  };
}

function outcomes(): Record<string, Outcome> {
  return { done: { output: undefined }, failed: { error: new Error('It failed.') } };
}

/** A chart that needs an input can't start, which the simulation reports. */
function startOf(machine: AnyStateMachine): string {
  try {
    const [snapshot]: [AnyMachineSnapshot, unknown] = pureInterpreter(machine).start(undefined);
    return textOf(snapshot.value);
  } catch {
    return '';
  }
}

/** An event that a wildcard accepts. */
export const eventFor = (trigger: string): string =>
  isWildcard(trigger) ? trigger.replace('*', 'any') : trigger;

function clipped(value: unknown): unknown {
  if (typeof value === 'number') return Math.max(-LARGEST, Math.min(LARGEST, value));
  if (Array.isArray(value)) return value.slice(0, LARGEST).map(clipped);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clipped(part)]));
}

/** Does not use `instanceof`, because a module can have its own copy of XState. */
function isMachine(value: unknown): value is AnyStateMachine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'root' in value &&
    'implementations' in value &&
    'getInitialSnapshot' in value
  );
}
