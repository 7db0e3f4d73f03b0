import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Outside work that waits until a test ends it; what the chart has given up waits no more. */
export interface HeldPort<Output, Input> {
  logic: PromiseActorLogic<Output, Input>;
  /** How many of its calls wait. */
  waiting(): number;
  succeed(output: Output): void;
  fail(error: unknown): void;
}

interface Call<Output> {
  resolve(output: Output): void;
  reject(error: unknown): void;
}

export function heldPort<Output, Input>(): HeldPort<Output, Input> {
  const calls = new Set<Call<Output>>();
  const end = (how: (call: Call<Output>) => void) => {
    const [first] = calls;
    if (first === undefined) throw new Error('The port has not been asked');
    calls.delete(first);
    how(first);
  };
  return {
    logic: fromPromise<Output, Input>(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          const call = { resolve, reject };
          calls.add(call);
          signal.addEventListener('abort', () => calls.delete(call));
        }),
    ),
    waiting: () => calls.size,
    succeed: (output) => end(({ resolve }) => resolve(output)),
    fail: (error) => end(({ reject }) => reject(error)),
  };
}
