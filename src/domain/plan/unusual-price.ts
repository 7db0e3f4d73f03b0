/** A category with fewer codes has no median to compare with. */
export const MEDIAN_FROM_CODES = 3;
/** A price is unusual from this many times the median, or a third of it. */
export const UNUSUAL_TIMES = 3;

const TENTHS = 10;

/** `16.2 times the median of Appliances`, `23% of the median of Appliances`. Null for a usual price. */
export function unusualWords(
  { ucrCents, medianCents, isUnusual }: { ucrCents: number; medianCents: number | null; isUnusual: boolean },
  category: string,
): string | null {
  if (!isUnusual || medianCents === null) return null;
  if (ucrCents === 0) return `Free, unlike other codes in ${category}`;
  if (ucrCents < medianCents)
    return `${Math.round((100 * ucrCents) / medianCents)}% of the median of ${category}`;
  return `${Math.round((TENTHS * ucrCents) / medianCents) / TENTHS} times the median of ${category}`;
}
