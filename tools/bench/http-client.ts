// The client process of a load.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ClientReport, Load, LoadRequest } from './http-load.ts';

interface Client {
  setRequests(requests: readonly LoadRequest[]): void;
}

interface Instance {
  on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): void;
  on(event: 'reqError', listener: (error: Error) => void): void;
}

/** The part of autocannon that is used here, which has no types. */
type Autocannon = (
  options: {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    timeout: number;
    setupClient(client: Client): void;
  },
  done: (error: Error | null) => void,
) => Instance;

const TIMEOUT_S = 30;

/**
 * The requests of one connection. If each is sent once, its own share; otherwise all of them with a different start.
 */
function requestsOf({ requests, connections, seconds }: Load, at: number): LoadRequest[] {
  if (seconds === undefined) return requests.filter((_, index) => index % connections === at);
  const start = Math.floor((at * requests.length) / connections);
  return [...requests.slice(start), ...requests.slice(0, start)];
}

function send(load: Load): Promise<ClientReport> {
  const { address: url, connections, requests, seconds } = load;
  const autocannon: Autocannon = createRequire(path.join(load.autocannon, 'package.json'))('autocannon');
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const fail = (kind: string) => {
    failures[kind] = (failures[kind] ?? 0) + 1;
  };
  let startedAt = 0;
  let lastAt = 0;
  let client = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        timeout: TIMEOUT_S,
        ...(seconds === undefined ? { amount: requests.length } : { duration: seconds }),
        setupClient: (each) => {
          each.setRequests(requestsOf(load, client));
          client += 1;
        },
      },
      (error) => (error ? reject(error) : resolve({ times, elapsedMs: lastAt - startedAt, failures })),
    );
    startedAt = performance.now();
    instance.on('response', (_client, status, _bytes, ms) => {
      lastAt = performance.now();
      if (status >= 200 && status < 300) times.push(ms);
      else fail(`status ${status}`);
    });
    instance.on('reqError', (error) => fail(error.message));
  });
}

const [load] = await once(process, 'message');
const report = await send(load);
process.send?.(report, () => process.disconnect());
