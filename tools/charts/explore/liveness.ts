import type { AnyMachineSnapshot } from 'xstate';
import { type Configuration, configurationAt, type Graph, shortestPaths } from './graph.ts';

type Test = (snapshot: AnyMachineSnapshot) => boolean;

/** Configurations without a path to a desired one, each with the steps that lead to it. */
export function trapsBefore(graph: Graph, isWanted: Test): string[] {
  return trapConfigurations(graph, isWanted).map((id) => wayTo(graph, configurationAt(graph, id)));
}

/** The ids of the configurations without a path to a desired one. */
export function trapConfigurations(graph: Graph, isWanted: Test): number[] {
  const safe = new Set(graph.configurations.filter(({ snapshot }) => isWanted(snapshot)).map(({ id }) => id));
  for (let before = -1; before !== safe.size; ) {
    before = safe.size;
    for (const { from, to } of graph.edges) if (safe.has(to)) safe.add(from);
  }
  return graph.configurations.map(({ id }) => id).filter((id) => !safe.has(id));
}

/** Busy configurations that neither outside work nor a delay ends, so that only the user could continue. */
export function stuckWithoutPerson(graph: Graph, isBusy: Test): string[] {
  return stuckConfigurations(graph, isBusy).map((id) => wayTo(graph, configurationAt(graph, id)));
}

/** The ids of the busy configurations that only the user could end. */
export function stuckConfigurations(graph: Graph, isBusy: Test): number[] {
  const leavesAlone = new Set<number>();
  const isFree = ({ id, snapshot }: Configuration) => !isBusy(snapshot) || leavesAlone.has(id);
  for (let before = -1; before !== leavesAlone.size; ) {
    before = leavesAlone.size;
    for (const configuration of graph.configurations) {
      const alone = configuration.edges.filter(({ step }) => step.kind !== 'event');
      if (alone.some(({ to }) => isFree(configurationAt(graph, to)))) leavesAlone.add(configuration.id);
    }
  }
  return graph.configurations.filter((it) => !isFree(it)).map(({ id }) => id);
}

/** Broken invariants, each with the steps that lead into the first such configuration. */
export function brokenInvariants(graph: Graph): string[] {
  return Object.entries(graph.model.invariants).flatMap(([sentence, holds]) => {
    const broken = graph.configurations.find(({ snapshot }) => !holds(snapshot));
    return broken === undefined ? [] : [`${sentence} Not after: ${wayTo(graph, broken)}`];
  });
}

function wayTo(graph: Graph, { id }: Configuration): string {
  const labels = shortestPaths(graph)(id).map(({ step }) => step.label);
  return labels.join(', ') || 'the start';
}
