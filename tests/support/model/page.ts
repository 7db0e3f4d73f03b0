import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { activeStates, type Graph, situationAt, type Tour } from './graph.ts';
import type { Step } from './model.ts';

/**
 * How a chart's steps are done on a page, and its states seen there. Events by type, outcomes as `actor → outcome`,
 * states by id: every leaf that a tour comes through needs one.
 */
export interface PageDriver<Event extends string, Outcome extends string, State extends string, Snapshot> {
  /** Opens the page afresh, where every tour begins. */
  open: () => Promise<void>;
  do: Record<Event, (event: AnyEventObject) => Promise<void>>;
  /** Lets outside work end, which waits until then. */
  answer: Record<Outcome, () => Promise<void>>;
  see: Record<State, (snapshot: Snapshot) => Promise<void>>;
}

/** A walk as a page needs it: what to do, and what must be seen then. */
export interface PageTour {
  name: string;
  start: PageView;
  steps: readonly { step: Step; after: PageView }[];
}

interface PageView {
  /** The ids of the active leaf states. */
  states: readonly string[];
  snapshot: AnyMachineSnapshot;
}

type AnyPageDriver = PageDriver<string, string, string, AnyMachineSnapshot>;

export function pageTour(graph: Graph, { name, moves }: Tour): PageTour {
  const steps = moves.map(({ step, to }) => ({ step, after: viewOf(graph, to) }));
  return { name, start: viewOf(graph, 0), steps };
}

/** Walks a tour on a page. A step or a state that the driver does not know stops the walk. */
export async function walk<Event extends string, Outcome extends string, State extends string, Snapshot>(
  driver: PageDriver<Event, Outcome, State, Snapshot>,
  tour: PageTour,
): Promise<void>;
export async function walk(driver: AnyPageDriver, tour: PageTour): Promise<void> {
  await driver.open();
  await observe(driver, tour.start, 'opening the page');
  const done: string[] = [];
  for (const { step, after } of tour.steps) {
    done.push(step.label);
    await act(driver, step);
    await observe(driver, after, done.join(', '));
  }
}

async function act(driver: AnyPageDriver, step: Step): Promise<void> {
  if (step.kind === 'delay')
    throw new Error(`A page waits by itself: ${step.label} is no step of a page tour`);
  const verb = step.kind === 'event' ? driver.do[step.event.type] : driver.answer[step.label];
  if (verb === undefined) throw new Error(`The page driver cannot do "${step.label}"`);
  await verb(step.event);
}

async function observe(driver: AnyPageDriver, { states, snapshot }: PageView, after: string): Promise<void> {
  for (const state of states) {
    const verb = driver.see[state];
    if (verb === undefined) throw new Error(`The page driver cannot see "${state}"`);
    try {
      await verb(snapshot);
    } catch (cause) {
      throw new Error(`"${state}" is not seen after ${after}`, { cause });
    }
  }
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
