import { type ChartDescription, describeChart } from '../describe/describe.ts';
import { chartDiff, type PartDifference } from '../describe/diff.ts';
import { structureOf } from '../describe/structure.ts';
import type { AnyModel } from '../explore/model.ts';
import { machineOf } from '../import/machine.ts';
import { partsOf } from '../import/parts-of.ts';
import { chartInScxml } from '../import/scxml.ts';
import { type BehaviorDifference, behaviorDiff, type PairsCompared } from './behavior-diff.ts';

/** How a chart differs from one in a file. */
export interface ChartComparison {
  differences: readonly PartDifference[];
  /** Null if no steps lead to different states. */
  behavior: BehaviorDifference | null;
}

/**
 * Compares with a chart that was exported as JSON or SCXML. A file contains only the names of guards and actions, so
 * both charts use those of the model. Yields its progress.
 *
 * @throws for any other text
 */
export function* compareWith(text: string, model: AnyModel): Generator<PairsCompared, ChartComparison> {
  const before = chartIn(text);
  const current = describeChart(model.machine);
  const differences = chartDiff(structureOf(before), structureOf(current));
  if (differences.length === 0) return { differences, behavior: null };
  const machine = machineOf(before, partsOf(model.machine));
  return { differences, behavior: yield* behaviorDiff({ ...model, machine }, model) };
}

function chartIn(text: string): ChartDescription {
  if (text.trimStart().startsWith('<')) return chartInScxml(text);
  const chart = parsed(text);
  if (!isDescription(chart)) throw new Error('This file is not a chart exported as JSON or SCXML.');
  return chart;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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
