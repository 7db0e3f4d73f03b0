import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import { activeStates, configurationAt, type Graph, type Tour } from '../explore/graph.ts';
import type { Step } from '../explore/model.ts';

type Verb<Event> = (event: Event) => Promise<void>;
type EventOf<Machine extends AnyStateMachine, Type> = Extract<EventFromLogic<Machine>, { type: Type }>;

/**
 * Performs a chart's steps on a page and checks its states there. A tour that reaches a step or a state without a
 * function fails.
 */
export interface PageDriver<Machine extends AnyStateMachine> {
  /** Opens the page again, at the start of a scene. */
  open(scene: string): Promise<void>;
  /** By event type. */
  do: { [Type in EventFromLogic<Machine>['type']]?: Verb<EventOf<Machine, Type>> };
  /** Completes outside work, which waits until then; by `actor → outcome`. */
  answer: Record<string, () => Promise<void>>;
  /** Prepares an immediate response before the step that requests it; by `actor → outcome`. */
  ready?: Record<string, () => Promise<void>>;
  letTimePass(ms: number): Promise<void>;
  /** By the id of a leaf state. */
  see: Record<string, Verb<SnapshotFrom<Machine>>>;
  /** How often the driver has read the page, to prove that each state check reads it. */
  domReads(): number;
  /** Unexpected console errors, uncaught errors and policy violations. */
  pageErrors(): readonly string[] | Promise<readonly string[]>;
  /** The accessibility violations that axe finds now; `view` names the active states. */
  findings(view: string): Promise<readonly string[]>;
}

export type AnyPageDriver = Omit<PageDriver<AnyStateMachine>, 'do' | 'see'> & {
  do: object;
  see: object;
};

/** A tour's steps, with the states that the page must show after each. */
export interface PageTour {
  chart: string;
  scene: string;
  name: string;
  start: PageView;
  steps: readonly { step: Step; after: PageView }[];
}

interface PageView {
  /** The ids of the active leaf states. */
  states: readonly string[];
  snapshot: AnyMachineSnapshot;
}

export function pageTour(graph: Graph, scene: string, { name, edges }: Tour): PageTour {
  const steps = edges.map(({ step, to }) => ({ step, after: viewOf(graph, to) }));
  return { chart: graph.chart.id, scene, name, start: viewOf(graph, 0), steps };
}

/**
 * Walks a tour on a page. After each step the page must show the states, without errors or accessibility violations.
 * A failure names the chart, the step and the state.
 */
export async function walk(driver: AnyPageDriver, tour: PageTour): Promise<void> {
  const opening = `${tour.chart}, opening "${tour.scene}"`;
  await naming(`${opening}: it cannot be opened`, async () => {
    await getReady(driver, tour.steps[0]?.step);
    await driver.open(tour.scene);
  });
  await observe(driver, tour.start, opening);
  for (const [index, { step, after }] of tour.steps.entries()) {
    const place = `${tour.chart}, "${tour.scene}", step ${index + 1} "${step.label}"`;
    await naming(`${place}: it cannot be done`, async () => {
      await getReady(driver, tour.steps[index + 1]?.step);
      await act(driver, step);
    });
    await observe(driver, after, place);
  }
}

const getReady = async ({ ready = {} }: AnyPageDriver, next: Step | undefined): Promise<void> =>
  next === undefined ? undefined : verbIn(ready, next.label)?.(next.event);

async function act(driver: AnyPageDriver, step: Step): Promise<void> {
  if (step.kind === 'delay') return driver.letTimePass(step.ms);
  const verb = step.kind === 'event' ? verbIn(driver.do, step.event.type) : verbIn(driver.answer, step.label);
  if (verb === undefined && verbIn(driver.ready ?? {}, step.label) !== undefined) return;
  if (verb === undefined) throw new Error('the page driver has no verb for it');
  await verb(step.event);
}

async function observe(driver: AnyPageDriver, { states, snapshot }: PageView, place: string): Promise<void> {
  for (const state of states) {
    const verb = verbIn(driver.see, state);
    if (verb === undefined) throw new Error(`${place}: the page driver cannot see "${state}"`);
    const reads = driver.domReads();
    await naming(`${place}: the page does not show "${state}"`, () => verb(snapshot));
    if (driver.domReads() === reads) throw new Error(`${place}: no driver looked for "${state}" on the page`);
  }
  const view = states.join(' + ');
  refuse(`${place}, in "${view}", the page complains of`, await driver.pageErrors());
  refuse(`${place}, in "${view}", axe finds`, await driver.findings(view));
}

function refuse(what: string, found: readonly string[]): void {
  if (found.length > 0) throw new Error(`${what}:\n${found.join('\n')}`);
}

async function naming(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new Error(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function verbIn(verbs: object, name: string): Verb<AnyEventObject | AnyMachineSnapshot> | undefined {
  return Object.hasOwn(verbs, name) ? Reflect.get(verbs, name) : undefined;
}

function viewOf(graph: Graph, id: number): PageView {
  const configuration = configurationAt(graph, id);
  const leaves = new Set(
    graph.chart.states.filter(({ children }) => children.length === 0).map((it) => it.id),
  );
  return {
    states: activeStates(configuration).filter((state) => leaves.has(state)),
    snapshot: configuration.snapshot,
  };
}
