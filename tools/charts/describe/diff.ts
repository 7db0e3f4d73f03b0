import type { ChartStructure } from './structure.ts';

type Structures = ReadonlyMap<string, ChartStructure>;

/** The states and transitions added (+), removed (-) and changed (~), chart by chart. */
export function structureDiff(before: Structures, after: Structures): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [old, current] = [before.get(name), after.get(name)];
    if (old === undefined) return current === undefined ? [] : [`+ chart ${sizeOf(current)}`];
    if (current === undefined) return [`- chart ${sizeOf(old)}`];
    const lines = [
      ...partsDiff('state', old.states, current.states),
      ...partsDiff('transition', old.transitions, current.transitions),
    ];
    return lines.length === 0 ? [] : [`~ chart ${name}`, ...lines.map((line) => `  ${line}`)];
  });
}

function sizeOf({ id, states, transitions }: ChartStructure): string {
  return `${id}: ${states.length} states, ${transitions.length} transitions`;
}

type Parts = ChartStructure['states'];

function partsDiff(what: string, before: Parts, after: Parts): string[] {
  const known = new Map(before.map((part) => [part.id, part]));
  const current = new Set(after.map(({ id }) => id));
  return [
    ...before.filter(({ id }) => !current.has(id)).map(({ id }) => `- ${what} ${id}`),
    ...after.flatMap((part) => {
      const old = known.get(part.id);
      if (old === undefined) return [`+ ${what} ${part.id}`];
      const changes = changesIn(old, part);
      return changes.length === 0 ? [] : [`~ ${what} ${part.id}: ${changes.join('; ')}`];
    }),
  ];
}

function changesIn(before: Parts[number], after: Parts[number]): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .map((key) => [key, textOf(before[key]), textOf(after[key])] as const)
    .filter(([, old, current]) => old !== current)
    .map(([key, old, current]) => `${key} ${old} → ${current}`);
}

const textOf = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
