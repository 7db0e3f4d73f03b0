import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import { activeStates, type Graph, situationAt, type Tour } from './graph.ts';
import type { Step } from './model.ts';

type Verb<Event> = (event: Event) => Promise<void>;
type EventOf<Machine extends AnyStateMachine, Type> = Extract<EventFromLogic<Machine>, { type: Type }>;

/**
 * How a chart's steps are done on a page, and its states seen there: the one interface of all drivers, whatever shows
 * the page. A tour that comes to a step or a state without a verb stops.
 */
export interface PageDriver<Machine extends AnyStateMachine> {
  /** Opens the page afresh, as a scene of the page's model begins. */
  open(scene: string): Promise<void>;
  /** By event type. */
  do: { [Type in EventFromLogic<Machine>['type']]?: Verb<EventOf<Machine, Type>> };
  /** Lets outside work end, which waits until then; by `actor → outcome`. */
  answer: Record<string, () => Promise<void>>;
  /** Gets ready what answers at once, before the step that asks for it: an answer that needs nothing more. */
  ready?: Record<string, () => Promise<void>>;
  letTimePass(ms: number): Promise<void>;
  /** By the id of a leaf state. */
  see: Record<string, Verb<SnapshotFrom<Machine>>>;
  /** How often the page was looked at so far: a state that is seen without a look was not seen. */
  looks(): number;
  /** Console errors, uncaught errors and policy violations that nobody expects. */
  troubles(): readonly string[] | Promise<readonly string[]>;
  /** What axe finds on the page as it is now. */
  findings(): Promise<readonly string[]>;
}

/** A driver of whatever chart. */
export type AnyPageDriver = Omit<PageDriver<AnyStateMachine>, 'do' | 'see'> & {
  do: object;
  see: object;
};

/** A walk as a page needs it: what to do, and what must be seen then. */
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

export function pageTour(graph: Graph, scene: string, { name, moves }: Tour): PageTour {
  const steps = moves.map(({ step, to }) => ({ step, after: viewOf(graph, to) }));
  return { chart: graph.chart.id, scene, name, start: viewOf(graph, 0), steps };
}

/**
 * Walks a tour on a page. After each step the states must be seen, each by a look at the page, and nothing may have
 * gone wrong, nor may axe find anything. A failure names the chart, the step and the state.
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
    const looks = driver.looks();
    await naming(`${place}: the page does not show "${state}"`, () => verb(snapshot));
    if (driver.looks() === looks) throw new Error(`${place}: nobody looked for "${state}" on the page`);
  }
  const view = states.join(' + ');
  refuse(`${place}, in "${view}", the page complains of`, await driver.troubles());
  refuse(`${place}, in "${view}", axe finds`, await driver.findings());
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
  const situation = situationAt(graph, id);
  const leaves = new Set(
    graph.chart.states.filter(({ children }) => children.length === 0).map((it) => it.id),
  );
  return {
    states: activeStates(situation).filter((state) => leaves.has(state)),
    snapshot: situation.snapshot,
  };
}
