import type { AnyMachineSnapshot } from 'xstate';
import { activeStates, type Graph, type Move, type Situation, situationAt } from './graph.ts';

type Test = (snapshot: AnyMachineSnapshot) => boolean;

/** Situations from which nothing leads to a wanted one, each with the steps that lead into it. */
export function trapsBefore(graph: Graph, isWanted: Test): string[] {
  const safe = new Set(graph.situations.filter(({ snapshot }) => isWanted(snapshot)).map(({ id }) => id));
  for (let before = -1; before !== safe.size; ) {
    before = safe.size;
    for (const { from, to } of graph.moves) if (safe.has(to)) safe.add(from);
  }
  return graph.situations.filter(({ id }) => !safe.has(id)).map((situation) => wayTo(graph, situation));
}

/** Situations that end neither by themselves nor by waiting: only a person could move the chart on. */
export function stuckWithoutPerson(graph: Graph, isBusy: Test): string[] {
  const leavesAlone = new Set<number>();
  const isFree = ({ id, snapshot }: Situation) => !isBusy(snapshot) || leavesAlone.has(id);
  for (let before = -1; before !== leavesAlone.size; ) {
    before = leavesAlone.size;
    for (const situation of graph.situations) {
      const alone = situation.moves.filter(({ step }) => step.kind !== 'event');
      if (alone.some(({ to }) => isFree(situationAt(graph, to)))) leavesAlone.add(situation.id);
    }
  }
  return graph.situations.filter((it) => !isFree(it)).map((situation) => wayTo(graph, situation));
}

/** Guarded transitions whose guard never says yes, or never says no, in any situation where it is asked. */
export function undecidedGuards(graphs: readonly Graph[]): string[] {
  const guarded = graphs[0]?.chart.transitions.filter(({ guard }) => guard !== null) ?? [];
  return guarded.flatMap(({ id }) => {
    const verdicts = new Set(graphs.flatMap((graph) => verdictsOn(graph, id)));
    return [
      ...(verdicts.has('yes') ? [] : [`${id} never passes`]),
      ...(verdicts.has('no') ? [] : [`${id} always passes`]),
    ];
  });
}

function verdictsOn(graph: Graph, id: string): ('yes' | 'no')[] {
  const [source = '', descriptor = ''] = id.split('|');
  const runs = [graph.initial, ...graph.moves.map(({ transitions }) => transitions)];
  const isAsked = (at: number) => activeStates(situationAt(graph, at)).includes(source);
  const refusals =
    descriptor === 'always'
      ? graph.situations.some((it) => isAsked(it.id)) || runs.some((run) => isPassedOver(run, id))
      : graph.moves.some(
          (it) => it.step.event.type === descriptor && isAsked(it.from) && !it.transitions.includes(id),
        );
  return [
    ...(runs.some((run) => run.includes(id)) ? ['yes' as const] : []),
    ...(refusals ? ['no' as const] : []),
  ];
}

/** A later transition of the same state and trigger was taken. */
function isPassedOver(run: readonly string[], id: string): boolean {
  const place = id.lastIndexOf('|');
  return run.some(
    (other) =>
      other.startsWith(id.slice(0, place + 1)) &&
      Number(other.slice(place + 1)) > Number(id.slice(place + 1)),
  );
}

function wayTo(graph: Graph, { id }: Situation): string {
  const reachedBy = new Map<number, Move>();
  const queue = [0];
  for (const at of queue) {
    for (const move of situationAt(graph, at).moves) {
      if (move.to === 0 || reachedBy.has(move.to)) continue;
      reachedBy.set(move.to, move);
      queue.push(move.to);
    }
  }
  const labels: string[] = [];
  for (let move = reachedBy.get(id); move !== undefined; move = reachedBy.get(move.from))
    labels.unshift(move.step.label);
  return labels.join(', ') || 'the start';
}
