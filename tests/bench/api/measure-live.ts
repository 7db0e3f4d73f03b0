import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { percentile } from '#bench/statistics.ts';
import { freePort } from '../../journeys/support/portal.ts';
import type { databasesIn, Engine } from './databases.ts';
import type { Belled, Listening } from './live-clients.ts';
import { LISTENING_CLIENTS } from './live-clients.ts';
import type { Bench } from './measure-classes.ts';
import { signIn } from './server.ts';

const RINGS = 10;

export const LIVE_P50 = 'event to 1,000 SSE clients, p50';
export const LIVE_LAST = 'event to 1,000 SSE clients, the last';

/** Measures how long a notification takes to reach a thousand clients of the live stream, from before it is stored. */
export async function measureLive(
  { workspace, store }: Bench,
  databases: ReturnType<typeof databasesIn>,
  engine: Engine,
): Promise<void> {
  const stock = await databases.place(engine, `live_${Date.now()}`, 0);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = child('belled-server', { ...stock.env, DATA_DIR: stock.dataDir, PORT: String(port) });
  const stopServer = workspace.atEnd(() => leave(server));
  const { practiceId, usernames } = await messageFrom<Belled>(server);

  const tokens: string[] = [];
  for (const username of usernames) tokens.push(await signIn(address, username));
  const listeners = child('listeners', {});
  const stopListeners = workspace.atEnd(() => leave(listeners));
  const url = `${address}/api/support/practice/${practiceId}/follow-notifications`;
  listeners.send({ url, tokens, clients: LISTENING_CLIENTS } satisfies Listening);
  await messageFrom(listeners);

  const waits: number[] = [];
  for (let ring = 0; ring < RINGS; ring += 1) waits.push(...(await ringOnce(server, listeners)));
  const add = (what: string, value: number) => {
    store.addFigure({ engine, patients: 0, what, value });
    console.log(`${engine}, ${what}: ${value.toFixed(1)} ms`);
  };
  add(LIVE_P50, percentile(waits, 50));
  add(LIVE_LAST, percentile(waits, 100));
  await stopListeners();
  await stopServer();
}

async function ringOnce(server: ChildProcess, listeners: ChildProcess): Promise<number[]> {
  const both = Promise.all([
    messageFrom<{ rungAt: number }>(server),
    messageFrom<{ times: number[] }>(listeners),
  ]);
  server.send('ring');
  const [{ rungAt }, { times }] = await both;
  return times.map((time) => time - rungAt);
}

/** @throws if the process ends without a message */
async function messageFrom<Message>(process: ChildProcess): Promise<Message> {
  const over = new AbortController();
  const { signal } = over;
  try {
    const [message] = await Promise.race([
      once(process, 'message', { signal }),
      once(process, 'exit', { signal }).then(([code]) => {
        throw new Error(`A process of the live stream ended with ${code}.`);
      }),
    ]);
    return message as Message;
  } finally {
    over.abort();
  }
}

const child = (name: string, env: Record<string, string>): ChildProcess =>
  fork(fileURLToPath(new URL(`./children/${name}.ts`, import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...env },
  });

async function leave(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const exit = once(process, 'exit');
  process.disconnect();
  await exit;
}
