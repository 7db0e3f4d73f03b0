import { type AnyActorScope, enqueueActions } from 'xstate';
import { type SharedAction, sharedAssign } from '../shared/shared-action.ts';
import { factsIn, type Known, planIn } from './patient.facts.ts';
import {
  CHART_RULES,
  type ChartRun,
  chartsOn,
  type PageChartName,
  type SnapshotOf,
} from './patient.pages.ts';
import type { PatientContext } from './patient.types.ts';

/**
 * Why charts stop. `hidden`: their page is no longer open, or they are about something else. `changed`: the data has
 * changed, so no hidden chart stays. `changeEnded`: a change ended after its page was left, so shown lists stop.
 * `outdated`: another user may have changed the data, so all shown charts stop.
 */
export type StopReason = 'hidden' | 'changed' | 'changeEnded' | 'outdated';

export interface ChartStart {
  name: PageChartName;
  /** The outside work of the chart is about this plan. */
  planId: string;
  input: object | undefined;
}

interface Scope extends Known {
  snapshotOf: SnapshotOf;
}

/** XState types the context of an action only inside the `setup` of its chart. */
const scopeOf = ({ context, system }: { context: object } & Pick<AnyActorScope, 'system'>): Scope => ({
  context: context as PatientContext,
  snapshotOf: (name) => system.get(name)?.getSnapshot(),
});

const AT_ONCE: ChartRun = { about: [] };
const aboutOf = ({ about }: ChartRun) => JSON.stringify(about);

function shownCharts(scope: Scope): ReadonlyMap<PageChartName, ChartRun> {
  const facts = factsIn(scope);
  const runs = chartsOn(scope.context.page).map((name) => {
    const { run } = CHART_RULES[name];
    return [name, run ? facts && run(facts, scope.snapshotOf) : AT_ONCE] as const;
  });
  return new Map(runs.filter((entry): entry is [PageChartName, ChartRun] => entry[1] !== null));
}

function isTrueOf<Name extends PageChartName>(
  property: 'canRunHidden' | 'willReport',
  name: Name,
  scope: Scope,
): boolean {
  const snapshot = scope.snapshotOf(name);
  return snapshot !== undefined && (CHART_RULES[name][property]?.(snapshot) ?? false);
}

function stays(name: PageChartName, because: StopReason, shown: ChartRun | undefined, scope: Scope): boolean {
  if (shown && aboutOf(shown) !== scope.context.running[name]) return false;
  if (isTrueOf('willReport', name, scope)) return true;
  if (because === 'outdated') return false;
  if (shown === undefined) return because === 'hidden' && isTrueOf('canRunHidden', name, scope);
  return because !== 'changeEnded' || !CHART_RULES[name].isList;
}

function readyCharts(scope: Scope): [PageChartName, ChartRun][] {
  return [...shownCharts(scope)].filter(([name, { waits }]) => !waits && !(name in scope.context.running));
}

/** What another chart shows never decides whether a chart starts. */
export const chartsToStart = (context: PatientContext): readonly ChartStart[] => {
  const scope: Scope = { context, snapshotOf: () => undefined };
  const planId = planIn(scope).id;
  return readyCharts(scope).map(([name, { input }]) => ({ name, planId, input }));
};

/** XState has no type for `enqueueActions` in a `setup` with parameters. */
export const chartActions = {
  stopCharts: enqueueActions(({ enqueue, ...args }, { because }: { because: StopReason }) => {
    const scope = scopeOf(args);
    const { running } = scope.context;
    const shown = shownCharts(scope);
    const names = Object.keys(running) as PageChartName[];
    const kept = names.filter((name) => stays(name, because, shown.get(name), scope));
    for (const name of names) if (!kept.includes(name)) enqueue.stopChild(name);
    enqueue.assign({ running: Object.fromEntries(kept.map((name) => [name, running[name]])) });
  }) as unknown as SharedAction<{ because: StopReason }>,

  sendChanges: enqueueActions(({ enqueue, ...args }) => {
    const scope = scopeOf(args);
    for (const [name, { change, waits }] of shownCharts(scope)) {
      // Without a recipient, XState sends an event to the sender.
      const chart = name in scope.context.running ? args.system.get(name) : undefined;
      if (change && !waits && chart) enqueue.sendTo(chart, change);
    }
  }) as unknown as SharedAction,

  storeStarted: sharedAssign((args: Known & Pick<AnyActorScope, 'system'>) => {
    const started = readyCharts(scopeOf(args)).map(([name, run]) => [name, aboutOf(run)] as const);
    return { running: { ...args.context.running, ...Object.fromEntries(started) } };
  }),
};
