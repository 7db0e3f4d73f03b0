import type { AnyStateMachine } from 'xstate';
import { listOf, recordOf, valueAt, withAt } from './config.ts';
import type { Defect } from './defect.ts';
import { pathTo, statesOf } from './places.ts';

export function orderDefects(
  kind: 'actions' | 'entry' | 'exit',
  at: string,
  actions: readonly unknown[],
): (Omit<Defect, 'config'> & { list: unknown[] })[] {
  return actions.flatMap((action, place) => {
    const next = actions[place + 1];
    const dropped = {
      operator: 'drop an action' as const,
      detail: `${kind}, ${nameOf(action)}`,
      at,
      list: actions.toSpliced(place, 1),
    };
    const swapped = {
      operator: 'swap two actions' as const,
      detail: `${kind}, ${nameOf(action)} and ${nameOf(next)}`,
      at,
      list: actions.toSpliced(place, 2, next, action),
    };
    return next === undefined ? [dropped] : [dropped, swapped];
  });
}

/** Defects in entry and exit actions and in the initial state. */
export function stateDefects(machine: AnyStateMachine): Defect[] {
  return statesOf(machine).flatMap((node) => {
    const path = pathTo(node);
    const own = recordOf(valueAt(machine.config, path));
    const effects = (['entry', 'exit'] as const).flatMap((kind) =>
      orderDefects(kind, node.id, listOf(own[kind])).map(({ list, ...defect }) => ({
        ...defect,
        config: withAt(machine.config, [...path, kind], list),
      })),
    );
    const begins = Object.keys(recordOf(own['states'])).filter(
      (key) => own['initial'] !== undefined && key !== own['initial'],
    );
    return [
      ...effects,
      ...begins.map((key) => ({
        operator: 'begin in another state' as const,
        detail: key,
        at: node.id,
        config: withAt(machine.config, [...path, 'initial'], key),
      })),
    ];
  });
}

function nameOf(action: unknown): string {
  if (typeof action === 'string') return action;
  const { type } = recordOf(action);
  return typeof type === 'string' ? type : 'inline';
}
