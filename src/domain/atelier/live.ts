import type { LiveActor, LiveMessage, LiveStep } from '#charts/live/messages.ts';

export type { LiveActor, LiveMessage, LiveStep };

/** The channel between the tabs of the portal and the atelier in one browser. */
export const LIVE_CHANNEL = 'statecharts';

/**
 * A tab sends `here` when its page loads and `gone` when the user leaves it. Between `hello` and `bye`, it sends
 * messages.
 */
export type ChannelMessage =
  | { kind: 'hello' | 'bye' }
  | { kind: 'messages'; tab: string; messages: readonly LiveMessage[] }
  | { kind: 'here' | 'gone'; tab: string };

/** What charts of one tab did: its actors, and their latest steps. */
export interface LiveTab {
  tab: string;
  actors: readonly LiveActor[];
  steps: readonly LiveStep[];
}

export const NO_TAB: LiveTab = { tab: '', actors: [], steps: [] };

export const MOST_STEPS = 1000;
/** Of the charts that finished before the latest steps. */
const MOST_FINISHED = 100;

/** A tab that reports for the first time comes last. A step that arrived earlier is not added again. */
export function tabsAfter(
  tabs: readonly LiveTab[],
  tab: string,
  messages: readonly LiveMessage[],
): readonly LiveTab[] {
  const before = tabs.find((known) => known.tab === tab);
  if (before === undefined) return [...tabs, tabAfter({ ...NO_TAB, tab }, messages)];
  return tabs.map((known) => (known === before ? tabAfter(before, messages) : known));
}

function tabAfter(before: LiveTab, messages: readonly LiveMessage[]): LiveTab {
  const known = new Set(before.actors.map(({ session }) => session));
  const last = before.steps.at(-1)?.seq ?? 0;
  const actors = messages.filter((it): it is LiveActor => it.kind === 'actor' && !known.has(it.session));
  const steps = messages.filter((it): it is LiveStep => it.kind === 'step' && it.seq > last);
  return withinLimit({
    tab: before.tab,
    actors: actors.length === 0 ? before.actors : [...before.actors, ...actors],
    steps: steps.length === 0 ? before.steps : [...before.steps, ...steps],
  });
}

/**
 * Drops the oldest steps, and if there are many actors, those without remaining steps. A chart that was still running
 * keeps its state, as if it had been running before, and so do those that finished last.
 */
export function withinLimit({ tab, actors, steps }: LiveTab, most = MOST_STEPS): LiveTab {
  const states = statesAfter(steps.slice(0, -most), Math.min(most, MOST_FINISHED));
  const latest = [...states, ...steps.slice(-most)];
  if (actors.length <= most) return { tab, actors, steps: latest };
  const bySession = new Map(actors.map((actor) => [actor.session, actor]));
  const left = new Set<LiveActor>();
  const add = (session: string): void => {
    const actor = bySession.get(session);
    if (actor === undefined || left.has(actor)) return;
    left.add(actor);
    add(actor.parent);
  };
  for (const { session, from } of latest) for (const each of [session, from]) add(each);
  return { tab, actors: actors.filter((actor) => left.has(actor)), steps: latest };
}

function statesAfter(steps: readonly LiveStep[], mostFinished: number): LiveStep[] {
  const last = [...new Map(steps.map((step) => [step.session, step])).values()].sort((a, b) => a.seq - b.seq);
  const finished = last.filter(({ status }) => status !== 'active' && status !== 'stopped');
  const kept = new Set(finished.slice(-mostFinished));
  return last
    .filter((step) => step.status === 'active' || kept.has(step))
    .map((step) => ({ ...step, from: '', event: '', candidates: [], transitions: [], changed: [] }));
}

/** The actors at the last step. A chart reports its first step when it starts, and a step when it is stopped. */
export function actorsNow({ actors, steps }: LiveTab): readonly LiveActor[] {
  const last = new Map(steps.map(({ session, status }) => [session, status]));
  return actors.filter(({ session, chart }) => {
    if (chart === '') return true;
    const status = last.get(session);
    return status !== undefined && status !== 'stopped';
  });
}

/** The last step of the latest actor of a chart; null if none has started, or all are stopped. */
export function latestStepOf(tab: LiveTab, chart: string): LiveStep | null {
  const ofChart = actorsNow(tab).filter((actor) => actor.chart === chart);
  const sessions = new Set(ofChart.map(({ session }) => session));
  return tab.steps.findLast(({ session }) => sessions.has(session)) ?? null;
}
