import type { ChartDescription } from '../describe/describe.ts';

export function toJson(chart: ChartDescription): string {
  return `${JSON.stringify(chart, null, 2)}\n`;
}
