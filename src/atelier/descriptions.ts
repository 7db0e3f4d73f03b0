import { type ChartDescription, describeChart } from '#charts/describe/describe.ts';
import { modelNamed } from './known-models.ts';
import { shownModels } from './shown-models.ts';

const known = new WeakMap<ReturnType<typeof modelNamed>, ChartDescription>();

/** Throws for a chart that the atelier does not show. */
export function descriptionOf(chart: string): ChartDescription {
  const model = modelNamed(chart);
  const description = known.get(model) ?? describeChart(model.machine);
  known.set(model, description);
  return description;
}

export const shownCharts = (): readonly string[] => Object.keys(shownModels);
