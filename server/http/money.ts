import { shareAt } from '#domain/money/share-at.ts';

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** The parts differ by at most a cent and add up to the whole. */
export function equalParts(whole: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, part) => shareAt(whole, part + 1, count) - shareAt(whole, part, count),
  );
}
