import { describeChart } from '#charts/describe/describe.ts';
import { structureDiff } from '#charts/describe/diff.ts';
import { structureOf } from '#charts/describe/structure.ts';
import type { AnyModel } from '#charts/explore/model.ts';
import { behaviorDiff, finished } from '#charts/simulate/behavior-diff.ts';
import { charts } from '#machines/index.ts';
import { models } from '#tests/machines/models.ts';
import { modelsAt } from './models-at.ts';
import { structuresAt } from './revision.ts';

/**
 * Compares the charts with those of a git revision: states and transitions, and for each changed or named chart the
 * shortest event sequences that lead to different states. A guard's code can change while its name stays the same;
 * name the chart to include it.
 */
export async function diff([revision = 'HEAD', ...named]: readonly string[]): Promise<string> {
  const current = Object.values(charts).map((machine) => structureOf(describeChart(machine)));
  const lines = structureDiff(structuresAt(revision), new Map(current.map((chart) => [chart.id, chart])));
  const changed = lines
    .filter((line) => line.startsWith('~ chart '))
    .map((line) => line.slice('~ chart '.length));
  const names = [...new Set([...changed, ...named])];
  if (names.length === 0) return lines.join('\n') || `The charts are those of ${revision}`;
  const before = await modelsAt(revision);
  const after: Readonly<Record<string, AnyModel>> = models;
  return [...lines, ...names.map((name) => behaviorLine(name, before[name], after[name]))].join('\n');
}

function behaviorLine(name: string, before?: AnyModel, after?: AnyModel): string {
  if (before === undefined || after === undefined) return `! ${name}: it has no model in both revisions`;
  const found = finished(behaviorDiff(before, after));
  if (found === null) return `= ${name}: no steps lead to different states`;
  const steps = found.steps.join(', ') || 'the start';
  return `! ${name}: after ${steps} it was in ${leavesOf(found.before)}, and is in ${leavesOf(found.after)}`;
}

const leavesOf = (active: readonly string[]): string =>
  active.filter((id) => !active.some((other) => other.startsWith(`${id}.`))).join(' + ');
