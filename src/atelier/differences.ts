import type { ChartDescription } from '#charts/describe/describe.ts';
import { structureDiff } from '#charts/describe/diff.ts';
import { structureOf } from '#charts/describe/structure.ts';

/** How a chart differs from one that was exported as JSON before. Throws for any other text. */
export function differencesFrom(text: string, chart: ChartDescription): readonly string[] {
  const before: unknown = JSON.parse(text);
  if (!isDescription(before)) throw new Error('This file is no chart that was exported as JSON.');
  const named = (description: ChartDescription) => new Map([[chart.id, structureOf(description)]]);
  return structureDiff(named(before), named(chart)).slice(1);
}

function isDescription(value: unknown): value is ChartDescription {
  return (
    typeof value === 'object' &&
    value !== null &&
    'states' in value &&
    'transitions' in value &&
    Array.isArray(value.states) &&
    Array.isArray(value.transitions)
  );
}
