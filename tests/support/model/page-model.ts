import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { explore } from './explore.ts';
import { type Graph, type Move, situationAt, type Tour } from './graph.ts';
import type { AnyModel, Model, Step } from './model.ts';
import { type PageTour, pageTour } from './page.ts';
import { transitionTours } from './tours.ts';

/** One way in which a page begins. */
interface Scene<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** Whether the page can bring a step about; without it the page can do whatever the chart's model does. */
  can?: (snapshot: SnapshotFrom<Machine>, step: Step) => boolean;
  /**
   * Walks by the labels of their steps, in the place of tours: for a page whose storage and server remember more than
   * the chart, so that not every walk through the chart is one through the page.
   */
  routes?: readonly (readonly string[])[];
}

/** A transition that no page can bring about, and why. */
interface NotOnPage {
  transition: string;
  why: string;
}

/** What of a chart a page can show. */
export interface PageModel {
  chart: string;
  scenes: readonly { name: string; graph: Graph; routes: readonly Tour[] | null }[];
  notOnPage: readonly NotOnPage[];
}

/** Explores a chart as far as a page can bring it; `scenes` by name. */
export function pageModel<Machine extends AnyStateMachine>(definition: {
  model: Model<Machine>;
  scenes: Record<string, Scene<Machine>>;
  notOnPage: readonly NotOnPage[];
}): PageModel {
  const { model, notOnPage } = definition;
  const scenes = Object.entries(definition.scenes).map(([name, { input, can, routes }]) => {
    const isWorthTaking: Model<Machine>['isWorthTaking'] = (snapshot, step) =>
      model.isWorthTaking(snapshot, step) && (can?.(snapshot, step) ?? true);
    const restricted: AnyModel = { ...model, isWorthTaking };
    const graph = explore(restricted, input);
    return { name, graph, routes: routes?.map((labels) => routeThrough(graph, labels)) ?? null };
  });
  return { chart: model.machine.id, scenes, notOnPage };
}

/** Where the list of exceptions and what the page can bring about disagree: none may be missing, none stale. */
export function faultyExceptions({ scenes, notOnPage }: PageModel): string[] {
  const drawn = new Set(scenes.flatMap(({ graph }) => graph.chart.transitions.map(({ id }) => id)));
  const reached = new Set(scenes.flatMap(({ graph }) => transitionsIn(graph)));
  const listed = notOnPage.map(({ transition }) => transition);
  return [
    ...[...drawn]
      .filter((id) => !reached.has(id) && !listed.includes(id))
      .map((id) => `${id}: no page brings it about, and no reason is given`),
    ...listed.filter((id) => reached.has(id)).map((id) => `${id}: excepted, but a page brings it about`),
    ...listed
      .filter((id) => !drawn.has(id))
      .map((id) => `${id}: excepted, but the chart has no such transition`),
  ];
}

/** A tour with the scene that it begins in. */
export interface SceneTour {
  graph: Graph;
  tour: Tour;
  onPage: PageTour;
}

/** Tours through every scene; by itself those that take each transition by few steps. */
export function sceneTours(
  page: PageModel,
  chosen: (graph: Graph) => readonly Tour[] = transitionTours,
): SceneTour[] {
  return page.scenes.flatMap(({ name, graph, routes }) =>
    (routes ?? chosen(graph)).map((tour) => ({ graph, tour, onPage: pageTour(graph, name, tour) })),
  );
}

/** What a page can bring about and these tours have left out. */
export function leftOut(page: PageModel, walked: readonly SceneTour[]): string[] {
  const taken = new Set(
    walked.flatMap(({ graph, tour }) => [
      ...graph.start.transitions,
      ...tour.moves.flatMap(({ transitions }) => transitions),
    ]),
  );
  return [...new Set(page.scenes.flatMap(({ graph }) => transitionsIn(graph)))].filter(
    (id) => !taken.has(id),
  );
}

function routeThrough(graph: Graph, labels: readonly string[]): Tour {
  const moves: Move[] = [];
  for (const label of labels) {
    const { id, moves: next } = situationAt(graph, moves.at(-1)?.to ?? 0);
    const move = next.find(({ step }) => step.label === label);
    if (move === undefined) throw new Error(`${graph.chart.id}: no step "${label}" in situation ${id}`);
    moves.push(move);
  }
  return { name: labels.join(', '), moves };
}

function transitionsIn({ start, moves }: Graph): string[] {
  return [...start.transitions, ...moves.flatMap(({ transitions }) => transitions)];
}
