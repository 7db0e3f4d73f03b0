import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { transitionId } from '../describe/transition-id.ts';
import { observeGuards, testable, transitionsOf } from '../explore/guards.ts';

type Resolve = (...given: unknown[]) => unknown;

export interface Listener {
  guard: (transition: string, passes: boolean) => void;
  action: (name: string) => void;
}

/** A copy of a chart that reports guard results and XState's own actions. */
export function observedCopy(machine: AnyStateMachine, listener: Listener): AnyStateMachine {
  const copy = machine.provide({ actions: observedActions(machine, listener) });
  observeGuards(copy, listener.guard);
  return copy;
}

/** Evaluates the guard of a transition. */
export function verdictOf(
  machine: AnyStateMachine,
  id: string,
  at: AnyMachineSnapshot,
  event: AnyEventObject,
) {
  const transition = transitionsOf(machine).find((it) => transitionId(it) === id);
  if (transition?.guard === undefined) throw new Error(`${machine.id} has no guard at ${id}`);
  const guard = testable(transition.guard);
  return guard.check(at, { context: at.context, event }, guard);
}

/** XState executes actions such as `assign` without an inspection event. */
function observedActions(
  machine: AnyStateMachine,
  listener: Listener,
): AnyStateMachine['implementations']['actions'] {
  const own = Object.entries(machine.implementations.actions).filter(
    ([, action]) => action !== undefined && 'resolve' in action,
  );
  return Object.fromEntries(
    own.map(([name, action]) => {
      const { resolve } = action as unknown as { resolve: Resolve };
      const observed: Resolve = (...given) => {
        listener.action(name);
        return resolve(...given);
      };
      return [name, Object.assign(() => undefined, action, { resolve: observed })];
    }),
  );
}
