import type { AnyEventObject } from 'xstate';
import { describeChart } from '../describe/describe.ts';
import { activeStates, type Configuration } from '../explore/graph.ts';
import type { AnyModel, Step } from '../explore/model.ts';
import { type PureInterpreter, pureInterpreter } from '../explore/pure.ts';
import { endedAfter, type StepResult, started, takeStep, traceOf } from '../explore/step-result.ts';
import { eventStep } from '../explore/steps.ts';
import { textOf } from '../explore/text.ts';
import { type Choice, choiceOf, possibleSteps, refusalsIn } from './choices.ts';

/** A step by the label of a choice, or an event with a payload as JSON. */
export type GivenStep = { kind: 'choice'; label: string } | { kind: 'typed'; event: string; payload: string };

/** A step that was taken, and what the chart did. */
export interface TakenStep {
  label: string;
  atMs: number;
  transitions: readonly string[];
  /** Transitions with the same trigger, whose guard returned false. */
  refusals: readonly string[];
  /** The active states after the step. */
  active: readonly string[];
  actions: readonly string[];
  /** The values of the context that changed, as `name: value`. */
  stored: readonly string[];
}

/** A chart after some steps. */
export interface Simulation {
  active: readonly string[];
  status: string;
  /** The virtual clock, which only delays advance. */
  nowMs: number;
  timers: readonly { name: string; leftMs: number }[];
  actors: readonly string[];
  context: string;
  history: readonly TakenStep[];
  choices: readonly Choice[];
}

/** The names of XState's own actions that a user does not need. */
const INNER_ACTIONS = /^xstate\.(raise|cancel|stopChild|spawnChild)\b/;

/** Takes steps from an input of the model. Throws for an impossible step, and if the chart throws. */
export function simulate(model: AnyModel, start: number, steps: readonly GivenStep[]): Simulation {
  const { interpreter, at, nowMs, history } = run(model, model.inputs[start], steps);
  return { ...positionOf(model, interpreter, at), nowMs, history };
}

/** The configuration that the steps lead to. */
export const configurationAfter = (
  model: AnyModel,
  input: unknown,
  steps: readonly GivenStep[],
): Configuration => run(model, input, steps).at;

function run(model: AnyModel, input: unknown, steps: readonly GivenStep[]) {
  const interpreter = pureInterpreter(model.machine);
  let at = configuration(started(interpreter, input), []);
  let nowMs = 0;
  const history: TakenStep[] = [];
  for (const given of steps) {
    const step = stepOf(model, at, given);
    const result = takeStep(interpreter, at, step);
    if (result.snapshot.status === 'error') throw result.snapshot.error;
    nowMs += step.kind === 'delay' ? step.ms : 0;
    const { transitions, guardOutcomes, actions } = traceOf(result.effects);
    const before = at.snapshot.context;
    at = configuration(result, endedAfter(at, step, result));
    history.push({
      label: step.label,
      atMs: nowMs,
      transitions,
      refusals: refusalsIn(guardOutcomes, transitions),
      active: activeStates(at),
      actions: actions.filter((action) => !INNER_ACTIONS.test(action)).map(nameOf),
      stored: storedBetween(before, result.snapshot.context),
    });
  }
  return { interpreter, at, nowMs, history };
}

function storedBetween(before: object, after: object): string[] {
  return Object.entries(after)
    .map(([name, value]) => [name, textOf(value)] as const)
    .filter(([name, text]) => text !== textOf(Reflect.get(before, name)))
    .map(([name, text]) => `${name}: ${text}`);
}

function positionOf(model: AnyModel, interpreter: PureInterpreter, at: Configuration) {
  const { snapshot, timers, ended } = at;
  return {
    active: activeStates(at),
    status: snapshot.status,
    timers: timers.map(({ id, leftMs }) => ({ name: timerName(model, id), leftMs })),
    actors: Object.keys(snapshot.children).filter((actor) => !ended.includes(actor)),
    context: JSON.stringify(JSON.parse(textOf(snapshot.context)), null, 2),
    choices: possibleSteps(model, at).map((step) => choiceOf(interpreter, at, step)),
  };
}

/** XState calls a timer `xstate.after.DELAY.STATE`. */
function timerName({ machine }: AnyModel, id: string): string {
  const { transitions } = describeChart(machine);
  const delay = transitions.find((it) => it.kind === 'delay' && id.endsWith(`${it.trigger}.${it.source}`));
  return delay === undefined ? id : delay.trigger;
}

function stepOf(model: AnyModel, at: Configuration, given: GivenStep): Step {
  if (given.kind === 'typed') return eventStep(given.event, payloadIn(given.payload));
  const step = possibleSteps(model, at).find(({ label }) => label === given.label);
  if (step === undefined) throw new Error(`${model.machine.id} has no step "${given.label}" here`);
  return step;
}

function payloadIn(text: string): Omit<AnyEventObject, 'type'> {
  const value: unknown = JSON.parse(text.trim() === '' ? '{}' : text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('The payload of an event is a JSON object.');
  const { type, case: _, ...payload } = value as Record<string, unknown>;
  return payload;
}

function configuration({ snapshot, timers }: StepResult, ended: readonly string[]): Configuration {
  return { id: 0, snapshot, timers, ended, edges: [] };
}

const nameOf = (action: string): string => action.split(' ')[0] ?? action;
