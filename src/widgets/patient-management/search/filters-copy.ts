import { formatCount } from '#domain/text/count.ts';

/** Null while the first list loads. */
export function showFound(count: number | null): string {
  if (count === null) return 'Done';
  return count === 1 ? 'Show 1 patient' : `Show ${formatCount(count)} patients`;
}
