import { assign, type EventObject } from 'xstate';
import { type Failure, failureFrom } from '#domain/failure/failure.ts';

/** The failure that a port rejected with, in the event of its `onError`. */
export const failureIn = (event: EventObject): Failure => failureFrom(Reflect.get(event, 'error'));

/** Stores the failure that a port rejected with: `keepFailure: assign(withFailure)`. */
export const withFailure = ({ event }: { event: EventObject }) => ({ failure: failureIn(event) });

/** For the `setup` of a chart whose context has a `failure`. XState's own type of them fits no other context. */
export const failureActions = {
  keepFailure: assign(withFailure) as () => void,
  forgetFailure: assign({ failure: null }) as () => void,
};
