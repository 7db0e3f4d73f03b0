import type { AnyMachineSnapshot } from 'xstate';
import type { Configuration } from './graph.ts';
import type { AnyModel } from './model.ts';
import { textOf } from './text.ts';

/** Distinguishes configurations by states, context, running delays and ended actors. */
export function configurationKey(
  model: AnyModel,
  { snapshot, timers, ended }: Omit<Configuration, 'id' | 'edges'>,
): string {
  const waits = timers.map(({ id, leftMs }) => [id, leftMs]);
  return positionKey(model, snapshot) + textOf([waits, ended]);
}

/** States, history, and the model's abstraction of the context. */
export function positionKey(model: AnyModel, snapshot: AnyMachineSnapshot): string {
  const { value, status, historyValue } = snapshot;
  const remembered = Object.entries(historyValue).map(([key, nodes]) => [key, nodes.map(({ id }) => id)]);
  return textOf([value, status, remembered, model.abstraction(snapshot)]);
}
