import { type FeeLevel, levelKey } from './plan-fee.ts';

const isOneOf = (keys: readonly string[]) => (level: FeeLevel) => keys.includes(levelKey(level));

/** The selection after rows of the page are selected or removed. */
export function withLevels(
  selected: readonly FeeLevel[],
  onPage: readonly FeeLevel[],
  keys: readonly string[],
  isSelected: boolean,
): readonly FeeLevel[] {
  const others = selected.filter((level) => !isOneOf(keys)(level));
  return isSelected ? [...others, ...onPage.filter(isOneOf(keys))] : others;
}

/** The selection with the values that were loaded later. */
export const newerLevels = (
  selected: readonly FeeLevel[],
  loaded: readonly FeeLevel[],
): readonly FeeLevel[] =>
  selected.map((level) => loaded.find((newer) => levelKey(newer) === levelKey(level)) ?? level);
