export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** The part of `whole` after `done` of `total` steps, to the nearest cent. All steps add up to the whole. */
export function shareAt(whole: number, done: number, total: number): number {
  return total === 0 ? 0 : Math.floor((2 * whole * done + total) / (2 * total));
}

/** The parts differ by at most a cent and add up to the whole. */
export function equalParts(whole: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, part) => shareAt(whole, part + 1, count) - shareAt(whole, part, count),
  );
}
