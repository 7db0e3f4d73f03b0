import { type GuardDescription, guardText } from './guards.ts';
import type { ChartStructure } from './structure.ts';

type Structures = ReadonlyMap<string, ChartStructure>;

/** A property of a state or transition; undefined if it is empty. */
export interface PartChange {
  property: string;
  before: unknown;
  after: unknown;
}

/** A state or transition that was added (+), removed (-) or changed (~). */
export interface PartDifference {
  sign: '+' | '-' | '~';
  kind: 'state' | 'transition';
  id: string;
  /** For a transition: others have the same trigger. */
  guard: GuardDescription | null;
  changes: readonly PartChange[];
}

/** The states and transitions added (+), removed (-) and changed (~), chart by chart. */
export function structureDiff(before: Structures, after: Structures): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [old, current] = [before.get(name), after.get(name)];
    if (old === undefined) return current === undefined ? [] : [`+ chart ${sizeOf(current)}`];
    if (current === undefined) return [`- chart ${sizeOf(old)}`];
    const differences = chartDiff(old, current);
    return differences.length === 0 ? [] : [`~ chart ${name}`, ...differences.map(lineOf)];
  });
}

export function chartDiff(before: ChartStructure, after: ChartStructure): PartDifference[] {
  return [
    ...partsDiff('state', before.states, after.states),
    ...partsDiff('transition', before.transitions, after.transitions),
  ];
}

function lineOf({ sign, kind, id, guard, changes }: PartDifference): string {
  const name = guard === null ? id : `${id} [${guardText(guard)}]`;
  const changed = changes.length === 0 ? '' : `: ${changes.map(changeLine).join('; ')}`;
  return `  ${sign} ${kind} ${name}${changed}`;
}

function sizeOf({ id, states, transitions }: ChartStructure): string {
  return `${id}: ${states.length} states, ${transitions.length} transitions`;
}

type Parts = ChartStructure['states'];

function partsDiff(kind: PartDifference['kind'], before: Parts, after: Parts): PartDifference[] {
  const known = new Map(before.map((part) => [part.id, part]));
  const current = new Set(after.map(({ id }) => id));
  return [
    ...before
      .filter(({ id }) => !current.has(id))
      .map(({ id, guard = null }) => ({ sign: '-', kind, id, guard, changes: [] }) as const),
    ...after.flatMap((part): PartDifference[] => {
      const { id, guard = null } = part;
      const old = known.get(id);
      if (old === undefined) return [{ sign: '+', kind, id, guard, changes: [] }];
      const changes = changesIn(old, part);
      return changes.length === 0 ? [] : [{ sign: '~', kind, id, guard, changes }];
    }),
  ];
}

function changesIn(before: Parts[number], after: Parts[number]): PartChange[] {
  const properties = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return properties
    .map((property) => ({ property, before: before[property], after: after[property] }))
    .filter((change) => textOf(change.before) !== textOf(change.after));
}

const changeLine = ({ property, before, after }: PartChange): string =>
  `${property} ${textOf(before)} → ${textOf(after)}`;

const textOf = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
