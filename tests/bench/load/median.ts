export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
}

/** The median of each figure over several runs. */
export function mediansOf<Figures extends { [Name in keyof Figures]: number }>(
  runs: readonly Figures[],
): Figures {
  const [first] = runs;
  if (!first) throw new Error('There is no median of nothing.');
  const medians = { ...first };
  for (const name in first) Object.assign(medians, { [name]: median(runs.map((run) => run[name])) });
  return medians;
}
