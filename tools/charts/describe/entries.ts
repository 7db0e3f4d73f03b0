import type { ChartDescription, StateDescription, TransitionDescription } from './describe.ts';
import { familyOf } from './family.ts';

interface Entries {
  /** The states that are active at the start of the chart. */
  started: ReadonlySet<string>;
  /** The transitions that enter a state, by its id, including those that target a state around it or inside it. */
  entering: ReadonlyMap<string, readonly TransitionDescription[]>;
}

/** The transitions into each state. */
export function entriesOf(chart: ChartDescription): Entries {
  const { state, ancestors, inside } = familyOf(chart);
  /** A state, and the nested states that are entered with it. */
  const begunWith = (id: string): string[] => {
    const { type, initial, history } = state(id);
    if (history !== null) return history.targets.flatMap(begunWith);
    if (type === 'parallel') return [id, ...inside(id).flatMap((child) => begunWith(child.id))];
    return initial === null ? [id] : [id, ...begunWith(initial)];
  };
  const enteredAround = (target: string, source: string): string[] => {
    const left = new Set([source, ...ancestors(source).map(({ id }) => id)]);
    const around = ancestors(target).filter(({ id }) => !left.has(id));
    const within = new Set([target, ...around.map(({ id }) => id)]);
    const beside = (parent: StateDescription) =>
      parent.type === 'parallel' ? inside(parent.id).filter(({ id }) => !within.has(id)) : [];
    return around.flatMap((parent) => [parent.id, ...beside(parent).flatMap(({ id }) => begunWith(id))]);
  };
  const entering = new Map<string, TransitionDescription[]>();
  for (const transition of chart.transitions) {
    const { source, targets } = transition;
    const entered = targets.flatMap((target) => [...begunWith(target), ...enteredAround(target, source)]);
    for (const id of new Set(entered)) entering.set(id, [...(entering.get(id) ?? []), transition]);
  }
  return { started: new Set(begunWith(chart.id)), entering };
}
