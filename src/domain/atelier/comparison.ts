import type { PartChange, PartDifference } from '#charts/describe/diff.ts';
import type { PairsCompared } from '#charts/simulate/behavior-diff.ts';
import type { ChartComparison } from '#charts/simulate/compare.ts';

export type { ChartComparison, PairsCompared, PartChange, PartDifference };

/** A part of a comparison. The comparison is complete when it has a result. */
export interface ComparisonPart {
  progress: PairsCompared;
  comparison: ChartComparison | null;
}

export const NOTHING_COMPARED: PairsCompared = { compared: 0, most: 1 };
