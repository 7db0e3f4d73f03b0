/** Names the inputs of a model by the values that distinguish them: `dueCents 3000`, `may.update no`. */
export function startNames(inputs: readonly unknown[]): string[] {
  const all = inputs.map((input) => new Map(valuesIn(input)));
  const keys = [...new Set(all.flatMap((values) => [...values.keys()]))];
  const named = (chosen: readonly string[]) =>
    all.map((values) => chosen.map((key) => `${key} ${values.get(key) ?? 'none'}`).join(', '));
  const distinct = (chosen: readonly string[]) => new Set(named(chosen)).size;
  let chosen: readonly string[] = [];
  for (;;) {
    const longer = keys.map((key) => [...chosen, key]);
    const [best] = longer.sort((a, b) => distinct(b) - distinct(a));
    if (best === undefined || distinct(best) <= distinct(chosen)) return named(chosen);
    chosen = best;
  }
}

function valuesIn(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, wordFor(value)]];
  const entries = Object.entries(value);
  if (entries.length === 0) return [[path, 'empty']];
  return entries.flatMap(([key, part]) => valuesIn(part, path === '' ? key : `${path}.${key}`));
}

function wordFor(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? 'none' : String(value) || 'empty';
}
