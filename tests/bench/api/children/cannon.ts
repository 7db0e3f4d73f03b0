import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Report, Shot, Volley } from '../volley.ts';

interface Client {
  setRequests(shots: readonly Shot[]): void;
}

interface Instance {
  on(event: 'response', heard: (client: unknown, status: number, bytes: number, ms: number) => void): void;
  on(event: 'reqError', heard: (error: Error) => void): void;
}

/** autocannon, as far as it is used here: it has no types of its own. */
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

const LONGEST_ANSWER_S = 30;

/** Each connection has shots of its own, or begins at another place of the same ones. */
function dealt(shots: readonly Shot[], connections: number, at: number, once: boolean): Shot[] {
  if (once) return shots.filter((_, place) => place % connections === at);
  const start = Math.floor((at * shots.length) / connections);
  return [...shots.slice(start), ...shots.slice(0, start)];
}

function fire(volley: Volley): Promise<Report> {
  const { address: url, connections, shots, seconds } = volley;
  const autocannon: Autocannon = createRequire(path.join(volley.tools, 'package.json'))('autocannon');
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const fail = (kind: string) => {
    failures[kind] = (failures[kind] ?? 0) + 1;
  };
  let begun = 0;
  let lastAt = 0;
  let client = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        timeout: LONGEST_ANSWER_S,
        ...(seconds === undefined ? { amount: shots.length } : { duration: seconds }),
        setupClient: (each) => {
          each.setRequests(dealt(shots, connections, client, seconds === undefined));
          client += 1;
        },
      },
      (error) => (error ? reject(error) : resolve({ times, elapsedMs: lastAt - begun, failures })),
    );
    begun = performance.now();
    instance.on('response', (_client, status, _bytes, ms) => {
      lastAt = performance.now();
      if (status >= 200 && status < 300) times.push(ms);
      else fail(`status ${status}`);
    });
    instance.on('reqError', (error) => fail(error.message));
  });
}

const [volley] = await once(process, 'message');
const report = await fire(volley);
process.send?.(report, () => process.disconnect());
