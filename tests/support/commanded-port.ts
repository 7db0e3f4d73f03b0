import { fromPromise, type PromiseActorLogic } from 'xstate';

export interface CommandedPort<Output, Input> {
  /** Stands in for the port. */
  logic: PromiseActorLogic<Output, Input>;
  /** What the port was asked, in order. */
  asked: Input[];
  succeed(output: Output): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Outside work that ends when a test says so, and as it says. */
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

/** Everything that follows has been done by then, in Node and in a browser whose timers stand still. */
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
