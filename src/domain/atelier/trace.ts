import { type LiveActor, type LiveStep, type LiveTab, MOST_STEPS, withinLimit } from './live.ts';

/** A problem report: what the charts of a tab did, without data. */
export interface Trace {
  kind: 'statechart-trace';
  /** The product's version. */
  version: string;
  actors: readonly LiveActor[];
  steps: readonly LiveStep[];
}

/** Times count from the first step. */
export function traceText(version: string, tab: LiveTab, most = MOST_STEPS): string {
  const { actors, steps } = withinLimit(tab, most);
  const startMs = steps[0]?.atMs ?? 0;
  const since = (atMs: number) => Math.round(atMs - startMs);
  const trace: Trace = {
    kind: 'statechart-trace',
    version,
    actors,
    steps: steps.map((step) => ({
      ...step,
      atMs: since(step.atMs),
      timers: step.timers.map(({ name, endsAtMs }) => ({ name, endsAtMs: since(endsAtMs) })),
    })),
  };
  return `${JSON.stringify(trace, null, 1)}\n`;
}

/** Drops the older half of the steps until the text fits. */
export function traceTextWithin(
  version: string,
  tab: LiveTab,
  mostCharacters: number,
  most = MOST_STEPS,
): string {
  const text = traceText(version, tab, most);
  if (text.length <= mostCharacters || most === 1) return text;
  return traceTextWithin(version, tab, mostCharacters, Math.floor(most / 2));
}

/** Throws for any other text. */
export function traceIn(text: string): Trace {
  const value: unknown = JSON.parse(text);
  if (!isTrace(value)) throw new Error("This file isn't a problem report.");
  return value;
}

const isTrace = (value: unknown): value is Trace =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'statechart-trace' &&
  'actors' in value &&
  'steps' in value &&
  Array.isArray(value.actors) &&
  Array.isArray(value.steps) &&
  value.steps.length > 0;

/** The state of everything up to a step. */
export const tabAt = ({ actors, steps }: Trace, position: number): LiveTab => ({
  tab: 'trace',
  actors,
  steps: steps.slice(0, position + 1),
});

/**
 * The first step that another trace lacks. Steps are equal if they are the same event of the same chart with the same
 * result.
 */
export function firstDifference(trace: Trace, other: Trace): number | null {
  const [steps, others] = [trace, other].map(stepTexts);
  const longest = Math.max(trace.steps.length, other.steps.length);
  for (let position = 0; position < longest; position += 1)
    if (steps?.[position] !== others?.[position]) return position;
  return null;
}

function stepTexts({ actors, steps }: Trace): string[] {
  const names = new Map(actors.map(({ session, chart, name }) => [session, chart || name]));
  return steps.map(({ session, event, transitions, active, status }) =>
    JSON.stringify([names.get(session), event, transitions, active, status]),
  );
}
