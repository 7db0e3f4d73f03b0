import type { AnyMachineSnapshot } from 'xstate';
import { actionLabel } from './action-label.ts';
import type { Doing } from './graph.ts';
import type { Step } from './model.ts';
import type { Effects, PureInterpreter } from './scope.ts';
import { type Timer, timersAfter, timersAfterFirst } from './timers.ts';

/** Where a chart stands: what it is in, and which delays run. */
export interface Standing {
  snapshot: AnyMachineSnapshot;
  timers: readonly Timer[];
}

/** Where a step leads, and what it does on the way. */
export interface Taken extends Standing {
  effects: Effects;
}

export function started(interpreter: PureInterpreter, input: unknown): Taken {
  const [snapshot, effects] = interpreter.start(input);
  return { snapshot, timers: timersAfter([], effects.actions), effects };
}

/** Takes a step; delays that run out in the same instant run out in the same step, as a real clock has it. */
export function taken(interpreter: PureInterpreter, from: Standing, step: Step): Taken {
  const isDelay = step.kind === 'delay';
  let result = afterEvent(interpreter, from, isDelay ? timersAfterFirst(from.timers) : from.timers, step);
  for (let due = result.timers[0]; isDelay && due?.leftMs === 0; due = result.timers[0]) {
    const { effects } = result;
    const next = afterEvent(interpreter, result, timersAfterFirst(result.timers), due);
    result = { ...next, effects: joined(effects, next.effects) };
  }
  return result;
}

/** What the effects come to, for comparing two runs. */
export function doingOf({ states, transitions, guardOutcomes, actions }: Effects): Doing {
  return { states, transitions, guardOutcomes, actions: actions.map(actionLabel) };
}

function afterEvent(
  interpreter: PureInterpreter,
  from: Standing,
  waiting: readonly Timer[],
  { event }: Pick<Step, 'event'>,
): Taken {
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
