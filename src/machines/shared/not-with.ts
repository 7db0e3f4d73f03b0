import { type EventObject, type GuardPredicate, type MachineContext, not } from 'xstate';

/**
 * XState's `not` for a guard whose parameters depend on the event. The types of `not` accept only fixed parameters.
 */
export function notWith<
  Context extends MachineContext,
  Event extends EventObject,
  Type extends string,
  Params,
>(guard: {
  type: Type;
  params: (given: { context: Context; event: Event }) => Params;
}): GuardPredicate<Context, Event, unknown, { type: Type; params: Params & {} }> {
  return not(guard as never);
}
