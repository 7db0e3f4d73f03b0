const CENTS_A_DOLLAR = 100;

/** Cents as the wire has them: a number of dollars with at most two decimals (API-22). */
export const dollarsOf = (cents: number): number => cents / CENTS_A_DOLLAR;

/** Dollars of the wire, which the contract holds to two decimals, as whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * CENTS_A_DOLLAR);

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/**
 * What of `whole` is reached once `done` of `total` is done, to the nearest cent. The steps of it add up to the whole,
 * however many there are.
 */
export function shareAt(whole: number, done: number, total: number): number {
  return total === 0 ? 0 : Math.floor((2 * whole * done + total) / (2 * total));
}

/** Parts that differ by a cent at most and add up to the whole. */
export function equalParts(whole: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, part) => shareAt(whole, part + 1, count) - shareAt(whole, part, count),
  );
}
