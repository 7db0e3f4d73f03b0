import type { AnyMachineSnapshot } from 'xstate';
import type { Situation } from './graph.ts';
import type { AnyModel } from './model.ts';
import { textOf } from './text.ts';

/** What makes a situation different from the others. A delay may have begun beside one that has run out since. */
export function situationKey(
  model: AnyModel,
  { snapshot, timers, ended }: Omit<Situation, 'id' | 'moves'>,
): string {
  const waits = timers.map(({ id, leftMs }) => [id, leftMs]);
  return textOf([standingKey(model, snapshot), waits, ended]);
}

/** State, remembered states, and as much of the context as the model says. */
export function standingKey(model: AnyModel, snapshot: AnyMachineSnapshot): string {
  const { value, status, historyValue } = snapshot;
  const remembered = Object.entries(historyValue).map(([key, nodes]) => [key, nodes.map(({ id }) => id)]);
  return textOf([value, status, remembered, model.abstraction(snapshot)]);
}
