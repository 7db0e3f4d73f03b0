import exploreUrl from './explore.worker.ts?worker&url';
import type { Request, Response, TaskName, Tasks } from './work.ts';
import { failureOf, workerUrl } from './worker-url.ts';

interface Waiting {
  resolve(output: unknown): void;
  reject(error: Error): void;
}

/**
 * Runs charts in a worker, so that a long exploration does not freeze the page. The worker starts with the first
 * task. The next task replaces a worker that failed, for example because its script did not load.
 */
export function explorer() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;
  const start = (): Worker => {
    const started = new Worker(workerUrl(exploreUrl), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      const task = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) task?.reject(new Error(data.error));
      else task?.resolve(data.output);
    });
    failureOf(started).catch((error: Error) => {
      started.terminate();
      worker = undefined;
      for (const task of waiting.values()) task.reject(error);
      waiting.clear();
    });
    return started;
  };
  return <Name extends TaskName>(task: Name, input: Tasks[Name]['input']): Promise<Tasks[Name]['output']> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      last += 1;
      waiting.set(last, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ id: last, task, input } as Request);
    });
}
