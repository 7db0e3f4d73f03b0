import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and } from 'xstate';
import { transitionId } from '#atelier/describe.ts';

/** As XState knows it, whatever form it has. */
type Guard = NonNullable<AnyTransitionDefinition['guard']>;

/** A guard that can be asked; XState's types keep its question to themselves. */
export type AskedGuard = Guard & { check: (...given: unknown[]) => boolean };

export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  const of = (node: AnyStateNode): AnyTransitionDefinition[] => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
    ...Object.values<AnyStateNode>(node.states).flatMap(of),
  ];
  return of(machine.root);
}

/** XState's own `and` asks the one guard, whatever form it has. */
export function testable(guard: Guard): AskedGuard {
  return and([guard as () => boolean]) as unknown as AskedGuard;
}

/** Tells what each guard of a chart answers, by the id of its transition. The chart must be a copy of the listener's own. */
export function overhearGuards(
  machine: AnyStateMachine,
  hear: (transition: string, passes: boolean) => void,
): void {
  for (const transition of transitionsOf(machine)) {
    if (transition.guard === undefined) continue;
    const id = transitionId(transition);
    const guard = testable(transition.guard);
    const { check } = guard;
    guard.check = (...given) => {
      const passes = check(...given);
      hear(id, passes);
      return passes;
    };
    transition.guard = guard;
  }
}
