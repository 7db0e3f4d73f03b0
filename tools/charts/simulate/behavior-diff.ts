import { configurationKey } from '../explore/configuration-key.ts';
import { activeStates, type Configuration } from '../explore/graph.ts';
import type { AnyModel, Step } from '../explore/model.ts';
import { type PureInterpreter, pureInterpreter } from '../explore/pure.ts';
import { endedAfter, started, takeStep } from '../explore/step-result.ts';
import { stepsFrom } from '../explore/steps.ts';

const MOST_PAIRS = 5000;

/** How many pairs of configurations have been compared. */
export interface PairsCompared {
  compared: number;
  most: number;
}

/** The shortest steps after which two versions of a chart are in different states. */
export interface BehaviorDifference {
  /** The position of the input in the new model. */
  start: number;
  steps: readonly string[];
  before: readonly string[];
  after: readonly string[];
}

interface Pair {
  steps: readonly string[];
  before: Configuration;
  after: Configuration;
}

/**
 * Takes the same steps in both versions, breadth first, from the steps that the new model knows. Yields after each
 * pair.
 *
 * @returns null where both do the same, in the first 5000 pairs of configurations of each input
 */
export function* behaviorDiff(
  before: AnyModel,
  after: AnyModel,
): Generator<PairsCompared, BehaviorDifference | null> {
  const interpreters = [pureInterpreter(before.machine), pureInterpreter(after.machine)] as const;
  const most = MOST_PAIRS * after.inputs.length;
  let compared = 0;
  for (const [start, input] of after.inputs.entries())
    for (const found of differencesFrom(before, after, interpreters, input)) {
      if (found !== null) return { start, ...found };
      compared += 1;
      yield { compared, most };
    }
  return null;
}

/** Runs a search that yields its progress, and returns its result. */
export function finished<Result>(search: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** Null for each pair that is in the same states, until one differs. */
function* differencesFrom(
  before: AnyModel,
  after: AnyModel,
  [old, current]: readonly [PureInterpreter, PureInterpreter],
  input: unknown,
): Generator<Omit<BehaviorDifference, 'start'> | null> {
  const queue: Pair[] = [{ steps: [], before: startOf(old, input), after: startOf(current, input) }];
  const known = new Set<string>();
  for (const pair of queue) {
    const [was, is] = [pair.before, pair.after].map(activeStates);
    const isSame = was?.join() === is?.join();
    yield isSame ? null : { steps: pair.steps, before: was ?? [], after: is ?? [] };
    for (const step of stepsFrom(after, pair.after)) {
      const next: Pair = {
        steps: [...pair.steps, step.label],
        before: stepped(old, pair.before, step),
        after: stepped(current, pair.after, step),
      };
      const key = `${configurationKey(before, next.before)} ${configurationKey(after, next.after)}`;
      if (known.has(key) || known.size === MOST_PAIRS) continue;
      known.add(key);
      queue.push(next);
    }
  }
}

function startOf(interpreter: PureInterpreter, input: unknown): Configuration {
  const { snapshot, timers } = started(interpreter, input);
  return { id: 0, snapshot, timers, ended: [], edges: [] };
}

/**
 * In the old chart, an outcome of an actor that it does not run changes nothing, and neither does time if it has no
 * timers.
 */
function stepped(interpreter: PureInterpreter, at: Configuration, step: Step): Configuration {
  if (step.kind === 'outcome' && !(step.actor in at.snapshot.children)) return at;
  if (step.kind === 'delay' && at.timers[0]?.leftMs !== step.ms) return at;
  const own = step.kind === 'delay' ? { ...step, event: at.timers[0]?.event ?? step.event } : step;
  const result = takeStep(interpreter, at, own);
  const { snapshot, timers } = result;
  return { id: 0, snapshot, timers, ended: endedAfter(at, step, result), edges: [] };
}
