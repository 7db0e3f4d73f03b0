import { fromPromise } from 'xstate';
import { actorIn } from '#machines/system.ts';

/**
 * A write that completes even if its chart is stopped. The patient then loads again, because the chart can no longer
 * request it.
 */
export const lastingWrite = <Output, Input>(write: (input: Input) => Promise<Output>) =>
  fromPromise<Output, Input>(({ input, signal, system }) =>
    write(input).finally(() => {
      if (signal.aborted) actorIn('patient')({ system })?.send({ type: 'change.end' });
    }),
  );
