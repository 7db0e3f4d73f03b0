import { configurationKey } from '../explore/configuration-key.ts';
import { explore } from '../explore/explore.ts';
import { activeStates, type Configuration } from '../explore/graph.ts';
import type { AnyModel, Step } from '../explore/model.ts';
import { type PureInterpreter, pureInterpreter } from '../explore/pure.ts';
import { endedAfter, started, takeStep } from '../explore/step-result.ts';
import type { LiveMessage, LiveStep } from '../live/messages.ts';
import { possibleSteps } from '../simulate/choices.ts';
import { pathInto } from '../simulate/paths.ts';
import type { GivenStep } from '../simulate/simulate.ts';

/**
 * The model's steps that reproduce what a recorded chart did, or the first recorded step that the model does not
 * take.
 */
export type Retraced =
  | { kind: 'found'; start: number; steps: readonly GivenStep[] }
  | { kind: 'missing'; step: LiveStep };

/** A possible configuration of the recorded chart, and the path to it. */
interface Guess {
  start: number;
  steps: readonly GivenStep[];
  at: Configuration;
}

/** What one actor of a recording did, in order, until its parent stopped it. */
export function stepsOfActor(messages: readonly LiveMessage[], session: string): LiveStep[] {
  return messages.filter(
    (message): message is LiveStep =>
      message.kind === 'step' && message.session === session && message.event !== 'xstate.stop',
  );
}

/**
 * A recording has no data, so this follows every configuration of the model that agrees with it, step by step. A
 * recording that starts late begins with the shortest paths to such configurations.
 */
export function retrace(model: AnyModel, [first, ...others]: readonly [LiveStep, ...LiveStep[]]): Retraced {
  const interpreter = pureInterpreter(model.machine);
  let guesses = first.event === 'xstate.init' ? starts(model, interpreter, first) : places(model, first);
  if (guesses.length === 0) return { kind: 'missing', step: first };
  for (const step of others) {
    const next = new Map<string, Guess>();
    for (const guess of guesses) {
      for (const found of continued(model, interpreter, guess, step)) {
        const key = `${found.start} ${configurationKey(model, found.at)}`;
        if (!next.has(key)) next.set(key, found);
      }
    }
    if (next.size === 0) return { kind: 'missing', step };
    guesses = [...next.values()];
  }
  const [{ start, steps } = { start: 0, steps: [] }] = guesses;
  return { kind: 'found', start, steps };
}

function starts(model: AnyModel, interpreter: PureInterpreter, first: LiveStep): Guess[] {
  return model.inputs
    .map((input, start): Guess => {
      const { snapshot, timers } = started(interpreter, input);
      return { start, steps: [], at: { id: 0, snapshot, timers, ended: [], edges: [] } };
    })
    .filter(({ at }) => isWhere(at, first));
}

function places(model: AnyModel, first: LiveStep): Guess[] {
  return model.inputs.flatMap((input, start) => {
    const graph = explore(model, input);
    return graph.configurations
      .filter((at) => isWhere(at, first))
      .map((at) => ({ start, steps: pathInto(graph, at.id), at }));
  });
}

function continued(
  model: AnyModel,
  interpreter: PureInterpreter,
  { start, steps, at }: Guess,
  wanted: LiveStep,
): Guess[] {
  return possibleSteps(model, at)
    .filter((step) => isSame(step, wanted))
    .flatMap((step): Guess[] => {
      const result = takeStep(interpreter, at, step);
      if (result.effects.transitions.join() !== wanted.transitions.join()) return [];
      const { snapshot, timers } = result;
      const after = { id: 0, snapshot, timers, ended: endedAfter(at, step, result), edges: [] };
      const given: GivenStep = { kind: 'choice', label: step.label };
      return isWhere(after, wanted) ? [{ start, steps: [...steps, given], at: after }] : [];
    });
}

/** A redacted event can be any event. */
const isSame = ({ event }: Step, { event: wanted }: LiveStep): boolean =>
  event.type === wanted || wanted === 'another event';

const isWhere = (at: Configuration, { active }: LiveStep): boolean =>
  activeStates(at).join() === active.join();
