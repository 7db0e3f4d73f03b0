import { useLayoutEffect } from 'react';
import type { EventObject } from 'xstate';

/** Sends the constant event when the component is removed. The content of a dialog is removed after it has faded out. */
export function useRemovalEvent<Event extends EventObject>(
  actor: { send(event: Event): void },
  event: Event,
): void {
  useLayoutEffect(() => () => actor.send(event), [actor, event]);
}
