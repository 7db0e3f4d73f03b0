/** The contract's maximum amount, in cents. */
export const MOST_UCR_CENTS = 100_000_000;
/** The contract's maximum number of codes per change. */
export const MOST_CODES_AT_ONCE = 1000;

/** An amount in cents, or a percentage in hundredths: 350 raises by 3.5 %. */
export type UcrChange = { kind: 'amount'; cents: number } | { kind: 'percent'; hundredths: number };

const WHOLE = 10_000;

/** In cents; half a cent rounds up. */
export function changedUcr(ucrCents: number, change: UcrChange): number {
  if (change.kind === 'amount') return change.cents;
  return Math.floor((2 * ucrCents * (WHOLE + change.hundredths) + WHOLE) / (2 * WHOLE));
}

export const isUcr = (cents: number): boolean => cents >= 0 && cents <= MOST_UCR_CENTS;
