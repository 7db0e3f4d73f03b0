import type { ChartDescription } from './describe.ts';

/** All that a chart's description says, the same bytes for the same chart. */
export function toJson(chart: ChartDescription): string {
  return `${JSON.stringify(chart, null, 2)}\n`;
}
