import type { Configuration } from '../explore/graph.ts';
import type { AnyModel, Step } from '../explore/model.ts';
import type { PureInterpreter } from '../explore/pure.ts';
import { takeStep } from '../explore/step-result.ts';
import { stepsFrom } from '../explore/steps.ts';
import { textOf } from '../explore/text.ts';

/** A possible step in a configuration, and its effect. */
export interface Choice {
  kind: Step['kind'];
  label: string;
  /** The event's type, or the actor. */
  source: string;
  /** The event without its type, as JSON. */
  payload: string;
  /** The transitions that the chart takes; empty if it ignores the step. */
  transitions: readonly string[];
  /**
   * Transitions that wait for the step, but whose guard returned false. If the chart takes a transition, only those
   * with the same trigger.
   */
  refusals: readonly string[];
}

/** Every step of the model, because a user may also take those that an exploration leaves out. */
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
    transitions,
    refusals,
  };
}

/** A step that throws takes no transition. The error appears when the user takes the step. */
function effectsOf(interpreter: PureInterpreter, at: Configuration, step: Step) {
  try {
    const { transitions, guardOutcomes } = takeStep(interpreter, at, step).effects;
    return { transitions, refusals: refusalsIn(guardOutcomes, transitions) };
  } catch {
    return { transitions: ['fails'], refusals: [] };
  }
}

/** Leaves out eventless transitions that follow the step, because the step does not trigger them. */
export function refusalsIn(guardOutcomes: readonly string[], transitions: readonly string[]): string[] {
  const triggers = new Set(transitions.map(triggerIn));
  const refused = guardOutcomes
    .filter((outcome) => outcome.endsWith(': false'))
    .map((outcome) => outcome.slice(0, -': false'.length));
  return [...new Set(refused)].filter((id) => triggers.size === 0 || triggers.has(triggerIn(id)));
}

/** A transition's id consists of its source, its trigger and its position. */
const triggerIn = (id: string): string | undefined => id.split('|')[1];
