const CENTS_A_DOLLAR = 100;

/** Cents as the wire has them: a number of dollars with at most two decimals (API-22). */
export const dollarsOf = (cents: number): number => cents / CENTS_A_DOLLAR;

/** An amount from the wire in cents; the contract lets no more than two decimals in. */
export const centsOf = (dollars: number): number => Math.round(dollars * CENTS_A_DOLLAR);
