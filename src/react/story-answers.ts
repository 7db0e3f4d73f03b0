import { fromPromise } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';

/** How one piece of outside work ends: with a value, with a failure, or not at all. */
export type Answer<Output> = { value: Output } | { failure: Failure } | 'never';

/** Outside work of a chart that ends as a story says. */
export function answering<Output, Input = undefined>(answer: Answer<Output> = 'never') {
  return fromPromise<Output, Input>(() => {
    if (answer === 'never') return new Promise<never>(() => undefined);
    return 'value' in answer ? Promise.resolve(answer.value) : Promise.reject(answer.failure);
  });
}
