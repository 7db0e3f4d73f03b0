import { drawnIn } from '../explore/covered.ts';
import { configurationAt, type Graph } from '../explore/graph.ts';
import { stuckWithoutPerson, trapsBefore } from '../explore/liveness.ts';
import type { Rule } from './rule.ts';

/** Every state and every transition can be reached, unless the model has a reason. */
export const everythingReached: Rule = ({ model, unreachable: { states, transitions } }) =>
  [...states, ...transitions]
    .filter((id) => !(id in model.unreachable))
    .map((id) => `${id} is never reached`);

/** Every guard returns true in one configuration and false in another. */
export const guardsDecide: Rule = ({ model, unreachable: { guardOutcomes } }) =>
  guardOutcomes
    .filter((outcome) => !(outcome in model.unreachable))
    .map((outcome) => `the guard of ${outcome.replace(/: (true|false)$/, ' never returns $1')}`);

/** Parts that the model calls unreachable exist, are unreachable, and have a reason. */
export const exceptionsTrue: Rule = ({ model, chart, unreachable }) => {
  const drawn = new Set(Object.values(drawnIn(chart)).flat());
  const unreached = new Set(Object.values(unreachable).flat());
  return Object.entries(model.unreachable).flatMap(([id, reason]) => [
    ...(drawn.has(id) ? [] : [`${id} is no part of ${chart.id}, yet its model calls it unreachable`]),
    ...(drawn.has(id) && !unreached.has(id)
      ? [`${id} is reached, yet the model of ${chart.id} calls it unreachable`]
      : []),
    ...(reason.trim() === '' ? [`${id} is called unreachable for no reason`] : []),
  ]);
};

/** Home is the start or an end, or has a reason. It is not everywhere. */
export const homeDefined: Rule = ({ model, chart: { id }, graphs }) => {
  const isEverywhere = ({ configurations }: Graph) =>
    configurations.length > 1 && configurations.every(({ snapshot }) => model.isHome(snapshot));
  const isAtStartOrEnd = (graph: Graph) =>
    model.isHome(configurationAt(graph, 0).snapshot) ||
    graph.configurations.some(({ snapshot }) => snapshot.status === 'done' && model.isHome(snapshot));
  const isElsewhere = !graphs.every(isAtStartOrEnd);
  const hasReason = model.whyHome.trim() !== '';
  return [
    ...graphs
      .filter(isEverywhere)
      .map(() => `${id} is at home in every configuration, so that none could be a trap`),
    ...(isElsewhere && !hasReason
      ? [`${id} is at home neither where it starts nor at an end, for no reason`]
      : []),
    ...(!isElsewhere && hasReason
      ? [`${id} is at home where it starts or ends, yet its model says why it is not`]
      : []),
  ];
};

/** Home or an end can be reached from everywhere. */
export const noTrap: Rule = ({ model, graphs }) =>
  ways('no path home or to an end', graphs, (graph) =>
    trapsBefore(graph, (snapshot) => snapshot.status === 'done' || model.isHome(snapshot)),
  );

/** A busy state ends without the user: outside work ends or time passes. */
export const busyEnds: Rule = ({ graphs }) =>
  ways('busy until the user acts', graphs, (graph) =>
    stuckWithoutPerson(
      graph,
      (snapshot) => snapshot.status === 'active' && (snapshot.hasTag('busy') || snapshot.hasTag('loading')),
    ),
  );

/** The model has invariants, and they hold in every configuration. */
export const invariantsHold: Rule = ({ model, chart, broken }) => [
  ...(Object.keys(model.invariants).length === 0 ? [`The model of ${chart.id} has no invariant`] : []),
  ...broken,
];

function ways(finding: string, graphs: readonly Graph[], waysIn: (graph: Graph) => string[]) {
  return graphs.flatMap((graph) => waysIn(graph).map((way) => `${finding} after: ${way}`));
}
