import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * Resolves with a selector's first value other than null, unless the signal aborts. XState's `waitFor` would add
 * weight to the login page.
 */
export function firstMatch<ActorRef extends AnyActorRef, Value>(
  actor: ActorRef,
  select: (snapshot: SnapshotFrom<ActorRef>) => Value | null,
  signal?: AbortSignal,
): Promise<Value> {
  return new Promise((resolve) => {
    const settle = () => {
      const value = select(actor.getSnapshot());
      if (value !== null && !signal?.aborted) resolve(value);
      if (value !== null || signal?.aborted) subscription.unsubscribe();
    };
    const subscription = actor.subscribe(settle);
    settle();
  });
}
