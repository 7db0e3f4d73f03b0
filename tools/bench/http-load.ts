import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cpuMsOf } from './cpu.ts';
import { percentile } from './statistics.ts';

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests over several connections. Each connection sends its next request when the previous response has arrived. */
export interface Load {
  /** The folder whose `node_modules` contains autocannon. */
  autocannon: string;
  address: string;
  connections: number;
  requests: readonly LoadRequest[];
  /** Repeats the requests for this long. If missing, sends each once. */
  seconds?: number;
}

/** The result of a load. Times are milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p97_5: number;
  p99: number;
  requests: number;
  /** The server's CPU time per request; undefined if unknown. */
  cpuMs?: number;
}

/** The report of the client process. */
export interface ClientReport {
  /** The time of each response, in ms. */
  times: readonly number[];
  elapsedMs: number;
  /** Unsuccessful responses by status, and failed connections. */
  failures: Readonly<Record<string, number>>;
}

const CLIENT = fileURLToPath(new URL('./http-client.ts', import.meta.url));

export function resultOf({ times, elapsedMs, failures }: ClientReport): LoadResult {
  const kinds = Object.entries(failures).map(([kind, count]) => `${count} of ${kind}`);
  if (kinds.length > 0) throw new Error(`Not every response was a success: ${kinds.join(', ')}.`);
  return {
    perSecond: (times.length / elapsedMs) * 1000,
    p50: percentile(times, 50),
    p97_5: percentile(times, 97.5),
    p99: percentile(times, 99),
    requests: times.length,
  };
}

/** Sends a load, and measures the CPU time of the server's processes. */
export async function measureLoad(pids: readonly number[], load: Load): Promise<LoadResult> {
  const before = cpuMsOf(pids);
  const result = await send(load);
  const after = cpuMsOf(pids);
  if (before === undefined || after === undefined) return result;
  return { ...result, cpuMs: (after - before) / result.requests };
}

/** Sends a load from a separate process, so that nothing else delays the reading of a response. */
export async function send(load: Load): Promise<LoadResult> {
  const child = fork(CLIENT, { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  child.send(load);
  const report = await Promise.race([
    once(child, 'message').then(([message]) => message as ClientReport),
    ended.then(([code]) => {
      throw new Error(`The client process ended with ${code}.`);
    }),
  ]);
  await ended;
  return resultOf(report);
}
