const ORDER_HOLDS_MS = 120_000;
/** Without a key, an equal payment or refund within this time counts as a repetition (API-10). */
export const REPEATED_WITHIN_MS = 30_000;

/** After this time the gateway no longer performs the order. */
export const orderHoldsUntil = (now: Date): Date => new Date(now.getTime() + ORDER_HOLDS_MS);
