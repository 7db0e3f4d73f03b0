import type { ChartDescription, StateDescription } from './describe.ts';

export function familyOf({ id: name, states }: ChartDescription) {
  const byId = new Map(states.map((state) => [state.id, state]));
  const state = (id: string): StateDescription => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`${name} has no state ${id}`);
    return found;
  };
  const ancestors = (id: string): StateDescription[] => {
    const { parent } = state(id);
    return parent === null ? [] : [state(parent), ...ancestors(parent)];
  };
  const isBelow = (id: string, above: string) => ancestors(id).some((ancestor) => ancestor.id === above);
  /** The children of a state without its history states. */
  const inside = (id: string) =>
    state(id)
      .children.map(state)
      .filter(({ type }) => type !== 'history');
  return { state, ancestors, isBelow, inside };
}

export type Family = ReturnType<typeof familyOf>;
