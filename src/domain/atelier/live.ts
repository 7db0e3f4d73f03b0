/** An actor of a watched tab. */
export interface LiveActor {
  kind: 'actor';
  session: string;
  parent: string;
  name: string;
  /** Empty where the actor is no chart. */
  chart: string;
}

/** What a chart of a watched tab did with one event. */
export interface LiveStep {
  kind: 'step';
  seq: number;
  atMs: number;
  session: string;
  from: string;
  event: string;
  transitions: readonly string[];
  active: readonly string[];
  status: string;
  context: Readonly<Record<string, string>>;
}

export type LiveMessage = LiveActor | LiveStep;

/** The tab that reported last: its actors, and its latest steps. */
export interface LiveTab {
  tab: string;
  actors: readonly LiveActor[];
  steps: readonly LiveStep[];
}

export const NO_TAB: LiveTab = { tab: '', actors: [], steps: [] };

const MOST_STEPS = 500;

/** A reloaded page is a new tab, and replaces the old one. A step that came before is not added again. */
export function tabAfter(before: LiveTab, tab: string, messages: readonly LiveMessage[]): LiveTab {
  const { actors, steps } = before.tab === tab ? before : NO_TAB;
  const known = new Set(actors.map(({ session }) => session));
  const last = steps.at(-1)?.seq ?? 0;
  const newActors = messages.filter((it): it is LiveActor => it.kind === 'actor' && !known.has(it.session));
  const newSteps = messages.filter((it): it is LiveStep => it.kind === 'step' && it.seq > last);
  return { tab, actors: [...actors, ...newActors], steps: [...steps, ...newSteps].slice(-MOST_STEPS) };
}

/** The last step of the latest actor that runs a chart. */
export function latestStepOf({ actors, steps }: LiveTab, chart: string): LiveStep | null {
  const sessions = new Set(actors.filter((actor) => actor.chart === chart).map(({ session }) => session));
  return steps.findLast(({ session }) => sessions.has(session)) ?? null;
}
