import type { EventObject } from 'xstate';
import { type Failure, failureFrom, isRefusal } from '#domain/failure/failure.ts';
import { isNotFound } from '#domain/failure/failure-status.ts';
import { errorToast, successToast, unconfirmedToast } from '#domain/notification/toast.ts';
import { effect } from './port.ts';
import { sharedAssign } from './shared-action.ts';

export const failureIn = (event: EventObject): Failure => failureFrom(Reflect.get(event, 'error'));

/** For an `onError`: `storeFailure: assign(withFailure)`. */
export const withFailure = ({ event }: { event: EventObject }) => ({ failure: failureIn(event) });

/** The record no longer exists. */
export const isGone = ({ event }: { event: EventObject }) => isNotFound(failureIn(event));

/** The server may have processed the failed request. */
export const isUnconfirmed = ({ context: { failure } }: { context: { failure: Failure | null } }) =>
  failure !== null && !isRefusal(failure);

/**
 * For when the user has undone the changes. Whether the server processed an unconfirmed request is still unknown, so
 * that failure stays.
 */
export const clearConfirmedFailure = sharedAssign((scope: { context: { failure: Failure | null } }) =>
  isUnconfirmed(scope) ? {} : { failure: null },
);

export const failureGuards = {
  isRefused: ({ event }: { event: EventObject }) => isRefusal(failureIn(event)),
};

/** Shows the server's message. */
export const reportSaved = {
  type: 'showToast',
  params: ({ event }: { event: { output: { message: string } } }) => successToast(event.output.message),
} as const;

export const reportFailed = (title: string) =>
  ({
    type: 'showToast',
    params: ({ event }: { event: EventObject }) => errorToast(title, failureIn(event)),
  }) as const;

/** For an unknown outcome. The data loads again and shows what was saved. */
export const reportUnconfirmed = (done: string) =>
  ({ type: 'showToast', params: () => unconfirmedToast(done) }) as const;

export const failureActions = {
  storeFailure: sharedAssign(withFailure),
  clearFailure: sharedAssign(() => ({ failure: null })),
};

/** For an error that no page shows. The actions are `loggedFailureActions`. */
export const LOG_FAILURE = ['storeFailure', 'logFailure'] as const;

export const loggedFailureActions = {
  storeFailure: failureActions.storeFailure,
  logFailure: effect('logFailure'),
};
