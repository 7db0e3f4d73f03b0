import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cpuMsOf } from './cpu.ts';

/** A request; the address is the server's. */
export interface Shot {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests that connections send one after the other, each as soon as the one before is answered. */
export interface Volley {
  /** The folder of the bench's tools. */
  tools: string;
  address: string;
  connections: number;
  shots: readonly Shot[];
  /** For so long, again and again from the beginning; without it each shot once. */
  seconds?: number;
}

/** What came of a volley; times are milliseconds. */
export interface Hits {
  perSecond: number;
  p50: number;
  p97_5: number;
  p99: number;
  requests: number;
  /** Of processor time that a request took the server, its database included; undefined where it is not known. */
  cpuMs?: number;
}

/** What the process that shoots tells. */
export interface Report {
  /** How long each answer took, in ms. */
  times: readonly number[];
  elapsedMs: number;
  /** Answers by a status that is no success, and connections that failed. */
  failures: Readonly<Record<string, number>>;
}

const CANNON = fileURLToPath(new URL('./children/cannon.ts', import.meta.url));

/** The answer of which so many percent of all are at most as slow. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (found === undefined) throw new Error('There is no percentile of nothing.');
  return found;
}

export function hitsOf({ times, elapsedMs, failures }: Report): Hits {
  const kinds = Object.entries(failures).map(([kind, count]) => `${count} of ${kind}`);
  if (kinds.length > 0) throw new Error(`Not every answer was a success: ${kinds.join(', ')}.`);
  return {
    perSecond: (times.length / elapsedMs) * 1000,
    p50: percentile(times, 50),
    p97_5: percentile(times, 97.5),
    p99: percentile(times, 99),
    requests: times.length,
  };
}

/** Shoots, and looks what it cost the processes that answer. */
export async function shootAt(pids: readonly number[], volley: Volley): Promise<Hits> {
  const before = cpuMsOf(pids);
  const hits = await shoot(volley);
  const after = cpuMsOf(pids);
  if (before === undefined || after === undefined) return hits;
  return { ...hits, cpuMs: (after - before) / hits.requests };
}

/** Shoots from a process of its own, so that nothing but the shooting delays an answer. */
export async function shoot(volley: Volley): Promise<Hits> {
  const child = fork(CANNON, { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  child.send(volley);
  const report = await Promise.race([
    once(child, 'message').then(([message]) => message as Report),
    ended.then(([code]) => {
      throw new Error(`The process that shoots ended with ${code}.`);
    }),
  ]);
  await ended;
  return hitsOf(report);
}
