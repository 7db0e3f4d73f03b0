import { fromPromise, type PromiseActorLogic } from 'xstate';

export interface CommandedPort<Output, Input> {
  /** Stands in for the port. */
  logic: PromiseActorLogic<Output, Input>;
  /** The inputs of the port's calls, in order. */
  asked: Input[];
  succeed(output: Output): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** A port whose result and time of completion the test determines. */
export function commandedPort<Output, Input = undefined>(): CommandedPort<Output, Input> {
  const asked: Input[] = [];
  const waiting: { resolve: (output: Output) => void; reject: (error: unknown) => void }[] = [];
  const latest = () => {
    const settler = waiting.pop();
    if (settler === undefined) throw new Error('The port has not been asked');
    return settler;
  };
  return {
    asked,
    logic: fromPromise<Output, Input>(({ input }) => {
      asked.push(input);
      return new Promise<Output>((resolve, reject) => waiting.push({ resolve, reject }));
    }),
    async succeed(output) {
      latest().resolve(output);
      await atRest();
    },
    async fail(error) {
      latest().reject(error);
      await atRest();
    },
  };
}

/** Resolves once all pending callbacks have run, in Node and in a browser with stopped timers. */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
