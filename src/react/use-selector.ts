import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef, Subscription } from 'xstate';

interface Readable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(hear: () => void): Subscription;
}

/**
 * What a selector reads of an actor, and again with each change of it. Of `@xstate/react` the login page would use this
 * hook alone, with two helpers around it: half a kilobyte more on the first load.
 */
export function useSelector<Actor extends AnyActorRef | undefined, Selected>(
  actor: Actor,
  selector: (snapshot: SnapshotOf<Actor>) => Selected,
): Selected {
  const subscribe = useCallback(
    (hear: () => void) => {
      const subscription = actor?.subscribe(hear);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = useMemo(() => remembering(actor, selector), [actor, selector]);
  return useSyncExternalStore(subscribe, read, read);
}

type SnapshotOf<Actor> = Actor extends Readable<infer Snapshot> ? Snapshot : undefined;

/** Selects once for each snapshot: a selector may answer with a new object every time. */
function remembering<Actor extends AnyActorRef | undefined, Selected>(
  actor: Actor,
  selector: (snapshot: SnapshotOf<Actor>) => Selected,
): () => Selected {
  let last: { snapshot: SnapshotOf<Actor>; selected: Selected } | null = null;
  return () => {
    const snapshot: SnapshotOf<Actor> = actor?.getSnapshot();
    if (last === null || last.snapshot !== snapshot) last = { snapshot, selected: selector(snapshot) };
    return last.selected;
  };
}
