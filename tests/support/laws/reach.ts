import { drawnIn } from '#tests/support/model/found.ts';
import { type Graph, situationAt } from '#tests/support/model/graph.ts';
import { stuckWithoutPerson, trapsBefore } from '#tests/support/model/questions.ts';
import type { Law } from './law.ts';

/** Every state and every transition can be reached, but for those that the model gives a reason for. */
export const everythingReached: Law = ({ model, unreachable: { states, transitions } }) =>
  [...states, ...transitions]
    .filter((id) => !(id in model.unreachable))
    .map((id) => `${id} is never reached`);

/** Every condition that is asked is met in one situation and not met in another. */
export const guardsDecide: Law = ({ model, unreachable: { guardOutcomes } }) =>
  guardOutcomes
    .filter((outcome) => !(outcome in model.unreachable))
    .map((outcome) => `the condition of ${outcome.replace(/: (yes|no)$/, ' never says $1')}`);

/** What the model calls unreachable is a part of the chart, is unreachable still, and has a reason. */
export const exceptionsTrue: Law = ({ model, chart, unreachable }) => {
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

/** Home is a place that tells something: where the chart starts or ends, or elsewhere for a reason, and not everywhere. */
export const homeTold: Law = ({ model, chart: { id }, graphs }) => {
  const isEverywhere = ({ situations }: Graph) =>
    situations.length > 1 && situations.every(({ snapshot }) => model.isHome(snapshot));
  const isAtStartOrEnd = (graph: Graph) =>
    model.isHome(situationAt(graph, 0).snapshot) ||
    graph.situations.some(({ snapshot }) => snapshot.status === 'done' && model.isHome(snapshot));
  const isElsewhere = !graphs.every(isAtStartOrEnd);
  const hasReason = model.whyHome.trim() !== '';
  return [
    ...graphs
      .filter(isEverywhere)
      .map(() => `${id} is at home in every situation, so that none could be a trap`),
    ...(isElsewhere && !hasReason
      ? [`${id} is at home neither where it starts nor at an end, for no reason`]
      : []),
    ...(!isElsewhere && hasReason
      ? [`${id} is at home where it starts or ends, yet its model says why it is not`]
      : []),
  ];
};

/** The home of the chart or an end can be reached again from everywhere. */
export const noTrap: Law = ({ model, graphs }) =>
  ways('no way home or to an end', graphs, (graph) =>
    trapsBefore(graph, (snapshot) => snapshot.status === 'done' || model.isHome(snapshot)),
  );

/** A busy state ends by itself: outside work comes back or time passes. */
export const busyEnds: Law = ({ graphs }) =>
  ways('busy until somebody does something', graphs, (graph) =>
    stuckWithoutPerson(
      graph,
      (snapshot) => snapshot.status === 'active' && (snapshot.hasTag('busy') || snapshot.hasTag('loading')),
    ),
  );

/** What the model says of every situation holds in every one, and it says something. */
export const invariantsHold: Law = ({ model, chart, broken }) => [
  ...(Object.keys(model.invariants).length === 0
    ? [`The model of ${chart.id} says nothing that always holds`]
    : []),
  ...broken,
];

function ways(finding: string, graphs: readonly Graph[], waysIn: (graph: Graph) => string[]) {
  return graphs.flatMap((graph) => waysIn(graph).map((way) => `${finding} after: ${way}`));
}
