import { assign, type EventObject } from 'xstate';
import { type Failure, failureFrom } from '#domain/failure/failure.ts';

export const failureIn = (event: EventObject): Failure => failureFrom(Reflect.get(event, 'error'));

/** For an `onError`: `storeFailure: assign(withFailure)`. */
export const withFailure = ({ event }: { event: EventObject }) => ({ failure: failureIn(event) });

/** XState types an action for the context of one chart only. */
export const failureActions = {
  storeFailure: assign(withFailure) as () => void,
  clearFailure: assign({ failure: null }) as () => void,
};
