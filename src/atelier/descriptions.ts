import { type ChartDescription, describeChart } from '#charts/describe/describe.ts';
import { shownModels } from './shown-models.ts';

const known = new Map<string, ChartDescription>();

/** Throws for a chart that the atelier does not show. */
export function descriptionOf(chart: string): ChartDescription {
  const described = known.get(chart);
  if (described !== undefined) return described;
  const model = shownModels[chart];
  if (model === undefined) throw new Error(`No such chart: ${chart}`);
  const description = describeChart(model.machine);
  known.set(chart, description);
  return description;
}

export const shownCharts = (): readonly string[] => Object.keys(shownModels);
