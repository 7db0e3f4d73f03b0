import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range of outgoing connections, so that only a test takes a port between two of its uses. */
const RANGES = { servers: 20_000, portals: 26_000 } as const;
const A_WORKER = 500;
const MOST_WORKERS = 10;

let given = process.pid;

/** A free port from this worker's own range. Each port is used once before any is reused. */
export async function freePort(range: keyof typeof RANGES): Promise<number> {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % MOST_WORKERS;
  for (let tried = 0; tried < A_WORKER; tried += 1) {
    given += 1;
    const port = RANGES[range] + worker * A_WORKER + (given % A_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
