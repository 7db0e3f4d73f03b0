import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { transitionId } from '#atelier/describe.ts';
import { overhearGuards, testable, transitionsOf } from '#tests/support/model/guards.ts';

type Resolve = (...given: unknown[]) => unknown;

export interface Ears {
  guard: (transition: string, passes: boolean) => void;
  action: (name: string) => void;
}

/** A copy of a chart that tells what its guards say, and when an action of XState's own kinds is done. */
export function overheard(machine: AnyStateMachine, ears: Ears): AnyStateMachine {
  const copy = machine.provide({ actions: overheardActions(machine, ears) });
  overhearGuards(copy, ears.guard);
  return copy;
}

/** What a transition's guard says of a moment. */
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

/** Actions such as `assign` are done by XState itself, which tells nobody. */
function overheardActions(
  machine: AnyStateMachine,
  ears: Ears,
): AnyStateMachine['implementations']['actions'] {
  const own = Object.entries(machine.implementations.actions).filter(
    ([, action]) => action !== undefined && 'resolve' in action,
  );
  return Object.fromEntries(
    own.map(([name, action]) => {
      const { resolve } = action as unknown as { resolve: Resolve };
      const heard: Resolve = (...given) => {
        ears.action(name);
        return resolve(...given);
      };
      return [name, Object.assign(() => undefined, action, { resolve: heard })];
    }),
  );
}
