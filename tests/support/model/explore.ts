import { describeChart } from '#atelier/describe.ts';
import { refuseGaps } from './gaps.ts';
import type { Graph, Move, Situation } from './graph.ts';
import { explosion } from './growth.ts';
import type { AnyModel, Step } from './model.ts';
import { stepsFrom } from './options.ts';
import { pureInterpreter } from './scope.ts';
import { situationKey } from './situation-key.ts';
import { doingOf, started, type Taken, taken } from './taken.ts';
import { timersAfter } from './timers.ts';

const MOST_SITUATIONS = 5000;

type Found = Omit<Situation, 'id' | 'moves'>;

/** Finds everything that a model's chart can do from one input. Stops where the model has a gap. */
export function explore(
  model: AnyModel,
  input: unknown = model.inputs[0],
  mostSituations = MOST_SITUATIONS,
): Graph {
  refuseGaps(model);
  const interpreter = pureInterpreter(model.machine);
  const situations: Situation[] = [];
  const moves: Move[] = [];
  const known = new Map<string, number>();
  const delaysMs = new Set<number>();

  const arrive = (at: Taken, ended: readonly string[]): number => {
    for (const { leftMs } of timersAfter([], at.effects.actions)) delaysMs.add(leftMs);
    const found: Found = { snapshot: at.snapshot, timers: at.timers, ended };
    const key = situationKey(model, found);
    const id = known.get(key) ?? situations.length;
    if (id < situations.length) return id;
    if (id === mostSituations) throw explosion(model, situations);
    known.set(key, id);
    situations.push({ id, ...found, moves: [] });
    return id;
  };

  const start = started(interpreter, input);
  arrive(start, []);
  for (const situation of situations) {
    for (const step of stepsFrom(model, situation)) {
      const next = taken(interpreter, situation, step);
      const to = arrive(next, endedAfter(situation, step, next));
      const move: Move = { id: moves.length, from: situation.id, to, step, ...doingOf(next.effects) };
      moves.push(move);
      situation.moves.push(move);
    }
  }
  const chart = describeChart(model.machine);
  return { model, chart, interpreter, input, situations, moves, start: doingOf(start.effects), delaysMs };
}

/** Actors that ended stay ended until their state is left or begins again. */
function endedAfter({ ended }: Found, step: Step, { snapshot, effects }: Taken): string[] {
  const begun = effects.actions
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => (params as { id: string }).id);
  return [...ended, ...(step.kind === 'outcome' ? [step.actor] : [])].filter(
    (actor) => actor in snapshot.children && !begun.includes(actor),
  );
}
