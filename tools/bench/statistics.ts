export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('The median needs at least one value.');
  return (low + high) / 2;
}

/** The median of each figure over several runs. */
export function mediansOf<Figures extends { [Name in keyof Figures]: number }>(
  runs: readonly Figures[],
): Figures {
  const [first] = runs;
  if (!first) throw new Error('The median needs at least one run.');
  const medians = { ...first };
  for (const name in first) Object.assign(medians, { [name]: median(runs.map((run) => run[name])) });
  return medians;
}

/** The smallest value that is at least as large as the given percentage of all values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (found === undefined) throw new Error('A percentile needs at least one value.');
  return found;
}

/** A summary of several times, in ms. */
export interface Spread {
  count: number;
  p50: number;
  slowest: number;
}

export const spreadOf = (times: readonly number[]): Spread => ({
  count: times.length,
  p50: percentile(times, 50),
  slowest: percentile(times, 100),
});
