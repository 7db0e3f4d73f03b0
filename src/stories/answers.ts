import { fromPromise } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';

/** The result of a port: a value, a failure, or no response. */
export type Answer<Output> = { value: Output } | { failure: Failure } | 'never';

/** A port that returns the story's results, call by call. The last one repeats. */
export function answering<Output, Input = undefined>(...answers: readonly (Answer<Output> | undefined)[]) {
  let calls = 0;
  return fromPromise<Output, Input>(() => {
    const answer = answers[Math.min(calls, answers.length - 1)] ?? 'never';
    calls += 1;
    if (answer === 'never') return new Promise<never>(() => undefined);
    return 'value' in answer ? Promise.resolve(answer.value) : Promise.reject(answer.failure);
  });
}
