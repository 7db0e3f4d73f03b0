import type { AnyMachineSnapshot } from 'xstate';
import { type Graph, type Situation, shortestWays, situationAt } from './graph.ts';

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

/** The invariants that a situation breaks, each with the steps that lead into the first such situation. */
export function brokenInvariants(graph: Graph): string[] {
  return Object.entries(graph.model.invariants).flatMap(([sentence, holds]) => {
    const broken = graph.situations.find(({ snapshot }) => !holds(snapshot));
    return broken === undefined ? [] : [`${sentence} Not after: ${wayTo(graph, broken)}`];
  });
}

function wayTo(graph: Graph, { id }: Situation): string {
  const labels = shortestWays(graph)(id).map(({ step }) => step.label);
  return labels.join(', ') || 'the start';
}
