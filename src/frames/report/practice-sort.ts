import type { PracticeRow } from '#domain/report/report-pages.ts';

export const PRACTICE_FIELDS = [
  'active',
  'added',
  'renewed',
  'lapsed',
  'collectedCents',
  'pastDueCents',
  'goalCents',
  'metCents',
  'paceCents',
] as const;
export type PracticeField = (typeof PRACTICE_FIELDS)[number];

export interface PracticeSort {
  field: 'name' | PracticeField;
  order: 'asc' | 'desc';
}

/** Null for a goal that is not set, and the pace of one. */
export function practiceValue(row: PracticeRow, field: PracticeField): number | null {
  const hasGoal = row.goalCents > 0;
  return (field === 'goalCents' || field === 'paceCents') && !hasGoal ? null : row[field];
}

/** Practices without a value come last in both orders. */
export function sortedPractices(
  practices: readonly PracticeRow[],
  { field, order }: PracticeSort,
): readonly PracticeRow[] {
  const sign = order === 'asc' ? 1 : -1;
  const byName = (one: PracticeRow, other: PracticeRow) => one.name.localeCompare(other.name, 'en-US');
  if (field === 'name') return practices.toSorted((one, other) => sign * byName(one, other));
  return practices.toSorted((one, other) => {
    const [value, than] = [practiceValue(one, field), practiceValue(other, field)];
    if (value === null || than === null)
      return Number(value === null) - Number(than === null) || byName(one, other);
    return sign * (value - than) || byName(one, other);
  });
}
