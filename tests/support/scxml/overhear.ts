import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
} from 'xstate';
import { transitionId } from '#atelier/describe.ts';

/** As XState knows it, whatever form it has. */
type Guard = NonNullable<AnyTransitionDefinition['guard']>;
type Scope = { context: unknown; event: AnyEventObject };
type AskedGuard = Guard & {
  check: (snapshot: AnyMachineSnapshot, scope: Scope, ...rest: unknown[]) => boolean;
};
type Resolve = (...given: unknown[]) => unknown;

export interface Ears {
  guard: (transition: string, passes: boolean) => void;
  action: (name: string) => void;
}

/** A copy of a chart that tells what its guards say, and when an action of XState's own kinds is done. */
export function overheard(machine: AnyStateMachine, ears: Ears): AnyStateMachine {
  const copy = machine.provide({ actions: overheardActions(machine, ears) });
  for (const transition of transitionsOf(copy)) {
    if (transition.guard === undefined) continue;
    const id = transitionId(transition);
    transition.guard = overheardGuard(transition.guard, (passes) => ears.guard(id, passes));
  }
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
  const guard = asked(transition.guard);
  return guard.check(at, { context: at.context, event }, guard);
}

function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return nodesBelow(machine.root).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
}

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(nodesBelow)];
}

/** XState's own `and` asks the one guard, whatever form it has. */
function asked(guard: Guard): AskedGuard {
  return and([guard] as never) as unknown as AskedGuard;
}

function overheardGuard(guard: Guard, hear: (passes: boolean) => void): Guard {
  const heard = asked(guard);
  const { check } = heard;
  heard.check = (...given) => {
    const passes = check(...given);
    hear(passes);
    return passes;
  };
  return heard;
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
