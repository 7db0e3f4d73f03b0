const CENTS_A_DOLLAR = 100;

/** Cents as the wire has them: a number of dollars with at most two decimals (API-22). */
export const dollarsOf = (cents: number): number => cents / CENTS_A_DOLLAR;
