/** `12,500`. */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** `1 month`, `2,000 months`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** `999`, `12K`: at most four characters. */
export const formatShortCount = (count: number): string =>
  count.toLocaleString('en-US', { notation: 'compact' });
