import type { SnapshotFrom } from 'xstate';
import {
  type PatientRef,
  selectCoverage,
  selectIsDueKnown,
  selectMember,
  selectPlan,
  selectSummary,
} from '#machines/patient/patient.selectors.ts';
import type { ChartsReason } from '#machines/patient/patient.types.ts';
import { todayAt } from '#widgets/shared/host-facts.ts';
import type { ChartRun, PageChartName, PageChartParts, PageCharts, PatientFacts } from './page-chart.ts';
import { chartsOn, PAGE_CHARTS } from './page-charts.ports.ts';

interface Now extends Pick<SnapshotFrom<PatientRef>, 'context'> {
  because: ChartsReason;
}

/** Which charts must start, restart or stop for the open page. */
export function chartChanges(now: Now, parts: PageChartParts) {
  const { running } = now.context;
  const shown = shownCharts(now, parts);
  const names = Object.keys(running) as PageChartName[];
  const staying = names.filter((name) => {
    const chart = shown.get(name);
    if (chart && running[name] !== aboutOf(chart)) return false;
    if (isTrueOf('willReport', name, parts)) return true;
    if (now.because === 'outdated') return false;
    return chart !== undefined || (now.because !== 'changing' && isTrueOf('canRunHidden', name, parts));
  });
  const ready = [...shown].filter(([, { waits }]) => !waits);
  const started = ready.filter(([name]) => !staying.includes(name));
  return {
    stopped: names.filter((name) => !staying.includes(name)),
    started,
    changed: now.because === 'loaded' ? ready.filter(([name]) => staying.includes(name)) : [],
    running: Object.fromEntries([
      ...Object.entries(running).filter(([name]) => staying.some((each) => each === name)),
      ...started.map(([name, chart]) => [name, aboutOf(chart)]),
    ]) as Record<string, string>,
  };
}

const aboutOf = ({ about }: ChartRun) => JSON.stringify(about);

function shownCharts(now: Now, parts: PageChartParts): ReadonlyMap<PageChartName, ChartRun> {
  const charts = new Map<PageChartName, ChartRun>();
  const patient = patientFacts(now, todayAt(parts.host));
  for (const name of chartsOn(now.context.page)) {
    const chart = PAGE_CHARTS[name];
    const run = 'runAtOnce' in chart ? chart.runAtOnce(parts) : patient && chart.run(patient, parts);
    if (run) charts.set(name, run);
  }
  return charts;
}

function isTrueOf<Name extends PageChartName>(
  property: 'canRunHidden' | 'willReport',
  name: Name,
  parts: PageChartParts,
): boolean {
  const snapshot = parts.chart(name)?.getSnapshot() as SnapshotFrom<PageCharts[Name]> | undefined;
  return snapshot !== undefined && (PAGE_CHARTS[name][property]?.(snapshot) ?? false);
}

function patientFacts(now: Now, today: string): PatientFacts | null {
  const [member, summary] = [selectMember(now), selectSummary(now)];
  if (member === null || summary === null) return null;
  const [plan, coverage, isDueKnown] = [selectPlan(now), selectCoverage(now), selectIsDueKnown(now)];
  return { member, plan, coverage, summary, isDueKnown, today };
}
