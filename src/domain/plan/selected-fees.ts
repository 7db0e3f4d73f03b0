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

/** The selection with the values that were loaded later, without fees that their loaded plan no longer has. */
export const newerLevels = (
  selected: readonly FeeLevel[],
  loaded: readonly FeeLevel[],
): readonly FeeLevel[] =>
  selected.flatMap((level) => {
    const ofPlan = loaded.filter(({ planId }) => planId === level.planId);
    return ofPlan.length === 0 ? level : ofPlan.filter((newer) => levelKey(newer) === levelKey(level));
  });
