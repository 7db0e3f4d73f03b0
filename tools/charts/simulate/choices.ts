import type { Configuration } from '../explore/graph.ts';
import type { AnyModel, Step } from '../explore/model.ts';
import type { PureInterpreter } from '../explore/pure.ts';
import { takeStep } from '../explore/step-result.ts';
import { stepsFrom } from '../explore/steps.ts';
import { textOf } from '../explore/text.ts';

/** A step that is possible in a configuration, and what it would do. */
export interface Choice {
  kind: Step['kind'];
  label: string;
  /** The event's type, or the actor. */
  source: string;
  /** The event without its type, as JSON. */
  payload: string;
  /** The chart takes a transition. */
  isTaken: boolean;
  /** Transitions that wait for the step, but whose guard returned false. */
  refusals: readonly string[];
}

/** Every step of the model: a reader may also take those that an exploration leaves out. */
export function possibleSteps(model: AnyModel, at: Configuration): Step[] {
  return stepsFrom({ ...model, isWorthTaking: () => true }, at);
}

export function choiceOf(interpreter: PureInterpreter, at: Configuration, step: Step): Choice {
  const { transitions, refusals } = effectsOf(interpreter, at, step);
  const { type, ...payload } = step.event;
  return {
    kind: step.kind,
    label: step.label,
    source: step.kind === 'outcome' ? step.actor : type,
    payload: textOf(payload),
    isTaken: transitions.length > 0,
    refusals,
  };
}

/** A step that throws takes no transition: it is shown when the reader takes it. */
function effectsOf(interpreter: PureInterpreter, at: Configuration, step: Step) {
  try {
    const { transitions, guardOutcomes } = takeStep(interpreter, at, step).effects;
    const refusals = guardOutcomes
      .filter((outcome) => outcome.endsWith(': false'))
      .map((outcome) => outcome.slice(0, -': false'.length));
    return { transitions, refusals: [...new Set(refusals)] };
  } catch {
    return { transitions: ['fails'], refusals: [] };
  }
}
