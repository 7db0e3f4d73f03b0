import { useEffect, useState } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * Like `useSelector`, but renders a change in a later task. `useSelector` renders it before the requests that the same
 * change starts are sent.
 */
export function useSelectedLater<Ref extends AnyActorRef, Selected>(
  actor: Ref,
  select: (snapshot: SnapshotFrom<Ref>) => Selected,
): Selected {
  const [selected, setSelected] = useState(() => select(actor.getSnapshot()));
  useEffect(() => {
    const update = () => setSelected(() => select(actor.getSnapshot()));
    update();
    const subscription = actor.subscribe(update);
    return () => subscription.unsubscribe();
  }, [actor, select]);
  return selected;
}
