import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../describe/transition-id.ts';
import { takes } from '../describe/triggers.ts';
import { testable } from '../explore/guards.ts';
import type { LiveCandidate } from './messages.ts';

/** The transitions of the active states that wait for an event, with the results of their guards. */
export function candidatesFor(snapshot: AnyMachineSnapshot, event: AnyEventObject): LiveCandidate[] {
  const insideOut = [...snapshot._nodes].sort((a, b) => b.path.length - a.path.length);
  return insideOut
    .flatMap(transitionsOf)
    .filter(({ eventType }) => eventType !== '' && takes(eventType, event.type))
    .map((transition) => ({
      transition: transitionId(transition),
      passes: passes(transition, snapshot, event),
    }));
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values()].flat();

/** A guard that throws blocks its transition. XState has reported its error. */
function passes({ guard }: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  if (guard === undefined) return true;
  try {
    const asked = testable(guard);
    return asked.check(snapshot, { context: snapshot.context, event }, asked);
  } catch {
    return false;
  }
}
