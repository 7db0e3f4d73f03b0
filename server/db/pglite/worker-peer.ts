import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../../root.ts';
import type { ProtocolPeer } from './protocol-stream.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

export interface WorkerPeer extends ProtocolPeer {
  close(): Promise<void>;
}

/** Runs the database in its own thread. The next connection restarts a thread that died. */
export async function startWorkerPeer(data: WorkerData): Promise<WorkerPeer> {
  let thread = await startThread(data);
  let restart: Promise<Thread> | undefined;

  async function living(): Promise<Thread> {
    if (!thread.ended) return thread;
    restart ??= startThread(data).finally(() => {
      restart = undefined;
    });
    thread = await restart;
    return thread;
  }

  return {
    async reset() {
      await (await living()).ask({ kind: 'reset' });
    },
    exchange: (bytes) => thread.ask({ kind: 'exchange', bytes }),
    close: () => thread.close(),
  };
}

type Question = { kind: 'reset' } | { kind: 'exchange'; bytes: Uint8Array };

interface Thread {
  readonly ended: boolean;
  ask(question: Question): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

const READY = 0;

async function startThread(data: WorkerData): Promise<Thread> {
  const worker = newWorker(data);
  const waiting = new Map<number, Waiting>();
  let lastId = READY;
  let ended = false;
  let failure = new Error('The database has stopped.');

  const answer = (id: number) =>
    new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const post = (message: ToWorker) => worker.postMessage(message);
  const exit = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  worker.on('message', ({ id, bytes }: FromWorker) => {
    waiting.get(id)?.resolve(bytes);
    waiting.delete(id);
  });
  worker.on('error', (error) => {
    failure = error;
  });
  worker.on('exit', () => {
    ended = true;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  });
  await answer(READY);

  return {
    get ended() {
      return ended;
    },
    ask(question) {
      if (ended) return Promise.reject(failure);
      lastId += 1;
      post({ ...question, id: lastId });
      return answer(lastId);
    },
    async close() {
      if (!ended) post({ kind: 'close' });
      await exit;
    },
  };
}

/** The build has a separate file. From sources, tsx loads the same file. */
function newWorker(workerData: WorkerData): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(path.join(ROOT, 'dist', 'server', 'database-worker.js'), { workerData });
  }
  const source = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(start, { workerData, eval: true });
}
