import { fromPromise } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';

/** The result of a port: a value, a failure, or none. */
export type Answer<Output> = { value: Output } | { failure: Failure } | 'never';

/** A port with the result of the story. */
export function answering<Output, Input = undefined>(answer: Answer<Output> = 'never') {
  return fromPromise<Output, Input>(() => {
    if (answer === 'never') return new Promise<never>(() => undefined);
    return 'value' in answer ? Promise.resolve(answer.value) : Promise.reject(answer.failure);
  });
}
