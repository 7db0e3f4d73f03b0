import { drawnIn, reachableIn } from '../explore/covered.ts';
import type { Graph } from '../explore/graph.ts';
import { stuckConfigurations, trapConfigurations } from '../explore/liveness.ts';
import type { Suite } from '../explore/tour-coverage.ts';
import { coverageTours } from '../explore/tours.ts';
import type { Answer, Finding } from './answer.ts';
import { passesFirst } from './passes.ts';
import { leavesAt, pathInto } from './paths.ts';

/** The questions about every chart, over all inputs of its model. */
export function answersOf(graphs: readonly [Graph, ...Graph[]]): Answer[] {
  const [{ chart, model }] = graphs;
  const rest = restOf(graphs);
  const found = reachableIn(graphs);
  const drawn = drawnIn(chart);
  const unreached = (ids: readonly string[], reached: ReadonlySet<string>): Finding[] =>
    ids
      .filter((id) => !reached.has(id))
      .map((id) => ({ text: model.unreachable[id] ?? 'No path leads to it.', part: id, path: null }));
  const into = (text: string, configurations: (graph: Graph) => readonly number[]): Finding[] =>
    graphs.flatMap((graph, start) =>
      configurations(graph).map((id) => ({ text, part: '', path: { start, steps: pathInto(graph, id) } })),
    );
  return [
    {
      question: 'Can it get stuck?',
      holds: 'A step leads out of every configuration, unless the chart rests or has ended.',
      findings: into('No step leads out of here.', deadlocks),
    },
    {
      question: 'Can it always return to where it rests?',
      holds: `From every configuration a path leads back to ${rest}.`,
      findings: into(`No path leads back to ${rest}.`, (graph) =>
        trapConfigurations(graph, (snapshot) => snapshot.status === 'done' || model.isHome(snapshot)),
      ),
    },
    {
      question: 'Does it stop being busy without the user?',
      holds:
        'Each busy state by itself ends when outside work ends or time passes. A wait of several states can still go on: ' +
        'ask whether one state leads to another.',
      findings: into('Only the user can continue.', (graph) =>
        stuckConfigurations(
          graph,
          (snapshot) =>
            snapshot.status === 'active' && (snapshot.hasTag('busy') || snapshot.hasTag('loading')),
        ),
      ),
    },
    {
      question: 'Which states are unreachable?',
      holds: 'Every state can be reached.',
      findings: unreached(drawn.states, found.states),
    },
    {
      question: 'Which transitions are never taken?',
      holds: 'Every transition can be taken.',
      findings: unreached(drawn.transitions, found.transitions),
    },
    {
      question: 'Which guards always return the same?',
      holds: 'Every guard returns true in one configuration and false in another.',
      findings: drawn.guardOutcomes
        .filter((id) => !found.guardOutcomes.has(id))
        .map((id) => ({
          text: model.unreachable[id] ?? `It is never ${id.endsWith(': true') ? 'true' : 'false'}.`,
          part: partOf(id),
          path: null,
        })),
    },
    ...Object.entries(model.invariants).map(([sentence, holds]) => ({
      question: sentence,
      holds: 'It is true in every configuration.',
      findings: into('It is false here.', (graph) =>
        graph.configurations
          .filter(({ snapshot }) => !holds(snapshot))
          .slice(0, 1)
          .map(({ id }) => id),
      ),
    })),
    ...Object.entries(model.paths).map(([sentence, paths]) => ({
      question: sentence,
      holds: 'It is true on every path.',
      findings: paths.flatMap((path) => passesFirst(graphs, path).findings),
    })),
  ];
}

const MOST_NAMES = 5;

/** The names of the states where the chart rests, or an end. */
function restOf(graphs: readonly Graph[]): string {
  const homes = graphs.flatMap((graph) =>
    graph.configurations
      .filter(({ snapshot }) => snapshot.status === 'active' && graph.model.isHome(snapshot))
      .map(({ id }) => leavesAt(graph, id)),
  );
  const names = [...new Set(homes)];
  if (names.length === 0) return 'an end';
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return `where it rests (${names.slice(0, MOST_NAMES).join(', ')}${more}), or to an end`;
}

/** The tours that cover everything, for `coverageOf`. */
export function suitesOf([first, ...others]: readonly [Graph, ...Graph[]]): [Suite, ...Suite[]] {
  const suite = (graph: Graph): Suite => ({ graph, tours: coverageTours(graph) });
  return [suite(first), ...others.map(suite)];
}

/** No step leads to another configuration, although the chart neither rests nor has ended. */
function deadlocks({ model, configurations }: Graph): number[] {
  return configurations
    .filter(({ snapshot }) => snapshot.status === 'active' && !model.isHome(snapshot))
    .filter(({ id, edges }) => edges.every(({ to }) => to === id))
    .map(({ id }) => id);
}

/** A guard outcome consists of a transition's id, then `: true` or `: false`. */
const partOf = (id: string): string => id.replace(/: (true|false)$/, '');
