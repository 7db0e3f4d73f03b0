import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and } from 'xstate';
import { transitionId } from '../describe/transition-id.ts';

type Guard = NonNullable<AnyTransitionDefinition['guard']>;

/** A guard that can be evaluated; XState's types hide `check`. */
export type AskedGuard = Guard & { check: (...given: unknown[]) => boolean };

export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  const of = (node: AnyStateNode): AnyTransitionDefinition[] => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
    ...Object.values<AnyStateNode>(node.states).flatMap(of),
  ];
  return of(machine.root);
}

/** XState's own `and` evaluates a guard in any form. */
export function testable(guard: Guard): AskedGuard {
  return and([guard as () => boolean]) as unknown as AskedGuard;
}

/**
 * Reports the result of each guard by the id of its transition. The chart must be a copy, because its guards are
 * replaced.
 */
export function observeGuards(
  machine: AnyStateMachine,
  report: (transition: string, passes: boolean) => void,
): void {
  for (const transition of transitionsOf(machine)) {
    if (transition.guard === undefined) continue;
    const id = transitionId(transition);
    const guard = testable(transition.guard);
    const { check } = guard;
    guard.check = (...given) => {
      const passes = check(...given);
      report(id, passes);
      return passes;
    };
    transition.guard = guard;
  }
}
