import { type FeeLevel, levelKey } from './plan-fee.ts';

const isOneOf = (keys: readonly string[]) => (level: FeeLevel) => keys.includes(levelKey(level));

/** The selection after rows of the page are selected, removed, or toggled. */
export function withLevels(
  selected: readonly FeeLevel[],
  onPage: readonly FeeLevel[],
  keys: readonly string[],
  isSelected: boolean | 'toggle',
): readonly FeeLevel[] {
  const before = selected.map(levelKey);
  const others = selected.filter((level) => !isOneOf(keys)(level));
  if (isSelected === false) return others;
  const added = onPage
    .filter(isOneOf(keys))
    .filter((level) => isSelected !== 'toggle' || !before.includes(levelKey(level)));
  return [...others, ...added];
}

/** The selection with the values that were loaded later. */
export const newerLevels = (
  selected: readonly FeeLevel[],
  loaded: readonly FeeLevel[],
): readonly FeeLevel[] =>
  selected.map((level) => loaded.find((newer) => levelKey(newer) === levelKey(level)) ?? level);
