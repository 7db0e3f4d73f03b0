import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { explore } from '../explore/explore.ts';
import { configurationAt, type Edge, type Graph, type Tour } from '../explore/graph.ts';
import type { AnyModel, Model, Step } from '../explore/model.ts';
import { transitionTours } from '../explore/tours.ts';
import { type PageTour, pageTour } from './walk.ts';

/** A start of a page. */
interface Scene<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** Whether the page can take a step. By default, it can take every step of the model. */
  can?: (snapshot: SnapshotFrom<Machine>, step: Step) => boolean;
  /**
   * Walks by the labels of their steps, instead of tours, for a page whose storage and server remember more than the
   * chart, so that the page can't follow every walk through the chart.
   */
  routes?: readonly (readonly string[])[];
}

/** A transition that no page can take, with the reason. */
interface NotOnPage {
  transition: string;
  why: string;
}

export interface PageModel {
  chart: string;
  scenes: readonly { name: string; graph: Graph; routes: readonly Tour[] | null }[];
  notOnPage: readonly NotOnPage[];
}

/** The part of a chart that a page can show. It is explored when it is first read, which can take a second. */
export function pageModel<Machine extends AnyStateMachine>(definition: {
  model: Model<Machine>;
  scenes: Record<string, Scene<Machine>>;
  notOnPage?: readonly NotOnPage[];
}): PageModel {
  const { model, notOnPage = [] } = definition;
  const exploreScenes = () =>
    Object.entries(definition.scenes).map(([name, { input, can, routes }]) => {
      const isWorthTaking: Model<Machine>['isWorthTaking'] = (snapshot, step) =>
        model.isWorthTaking(snapshot, step) && (can?.(snapshot, step) ?? true);
      const restricted: AnyModel = { ...model, isWorthTaking };
      const graph = explore(restricted, input);
      return { name, graph, routes: routes?.map((labels) => routeThrough(graph, labels)) ?? null };
    });
  let scenes: PageModel['scenes'] | undefined;
  return {
    chart: model.machine.id,
    notOnPage,
    get scenes() {
      scenes ??= exploreScenes();
      return scenes;
    },
  };
}

/** Exceptions that are missing, stale or unknown. */
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

export interface SceneTour {
  graph: Graph;
  tour: Tour;
  onPage: PageTour;
}

/** Tours through every scene; by default, tours that take each transition in few steps. */
export function sceneTours(
  page: PageModel,
  chosen: (graph: Graph) => readonly Tour[] = transitionTours,
): SceneTour[] {
  return page.scenes.flatMap(({ name, graph, routes }) =>
    (routes ?? chosen(graph)).map((tour) => ({ graph, tour, onPage: pageTour(graph, name, tour) })),
  );
}

/** The transitions that a page can take and that no tour takes. */
export function notWalked(page: PageModel, walked: readonly SceneTour[]): string[] {
  const walkedIds = new Set(
    walked.flatMap(({ graph, tour }) => [
      ...graph.start.transitions,
      ...tour.edges.flatMap(({ transitions }) => transitions),
    ]),
  );
  return [...new Set(page.scenes.flatMap(({ graph }) => transitionsIn(graph)))].filter(
    (id) => !walkedIds.has(id),
  );
}

function routeThrough(graph: Graph, labels: readonly string[]): Tour {
  const edges: Edge[] = [];
  for (const label of labels) {
    const { id, edges: next } = configurationAt(graph, edges.at(-1)?.to ?? 0);
    const edge = next.find(({ step }) => step.label === label);
    if (edge === undefined) throw new Error(`${graph.chart.id}: no step "${label}" in configuration ${id}`);
    edges.push(edge);
  }
  return { name: labels.join(', '), edges };
}

function transitionsIn({ start, edges }: Graph): string[] {
  return [...start.transitions, ...edges.flatMap(({ transitions }) => transitions)];
}
