import type { AnyMachineSnapshot } from 'xstate';
import { actionLabel } from './action-label.ts';
import type { Configuration, Trace } from './graph.ts';
import type { Step } from './model.ts';
import type { Effects, PureInterpreter } from './pure.ts';
import { type Timer, timersAfter, timersAfterFirst } from './timers.ts';

/** A snapshot with its running delays. */
export interface Position {
  snapshot: AnyMachineSnapshot;
  timers: readonly Timer[];
}

export interface StepResult extends Position {
  effects: Effects;
}

export function started(interpreter: PureInterpreter, input: unknown): StepResult {
  const [snapshot, effects] = interpreter.start(input);
  return { snapshot, timers: timersAfter([], effects.actions), effects };
}

/** Takes a step. Delays that end at the same instant end in the same step, as with a real clock. */
export function takeStep(interpreter: PureInterpreter, from: Position, step: Step): StepResult {
  const isDelay = step.kind === 'delay';
  let result = afterEvent(interpreter, from, isDelay ? timersAfterFirst(from.timers) : from.timers, step);
  for (let due = result.timers[0]; isDelay && due?.leftMs === 0; due = result.timers[0]) {
    const { effects } = result;
    const next = afterEvent(interpreter, result, timersAfterFirst(result.timers), due);
    result = { ...next, effects: joined(effects, next.effects) };
  }
  return result;
}

/** The effects in a form that two runs can compare. */
export function traceOf({ states, transitions, guardOutcomes, actions }: Effects): Trace {
  return { states, transitions, guardOutcomes, actions: actions.map(actionLabel) };
}

/** An ended actor stays ended until its state is exited or entered again. */
export function endedAfter(
  { ended }: Pick<Configuration, 'ended'>,
  step: Step,
  { snapshot, effects }: StepResult,
): string[] {
  const begun = effects.actions
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => (params as { id: string }).id);
  return [...ended, ...(step.kind === 'outcome' ? [step.actor] : [])].filter(
    (actor) => actor in snapshot.children && !begun.includes(actor),
  );
}

function afterEvent(
  interpreter: PureInterpreter,
  from: Position,
  waiting: readonly Timer[],
  { event }: Pick<Step, 'event'>,
): StepResult {
  const [snapshot, effects] = interpreter.next(from.snapshot, event);
  return { snapshot, timers: timersAfter(waiting, effects.actions), effects };
}

function joined(first: Effects, second: Effects): Effects {
  return {
    states: [...first.states, ...second.states],
    transitions: [...first.transitions, ...second.transitions],
    guardOutcomes: [...first.guardOutcomes, ...second.guardOutcomes],
    actions: [...first.actions, ...second.actions],
  };
}
