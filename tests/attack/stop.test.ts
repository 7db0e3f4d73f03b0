import { afterAll, it } from 'vitest';
import type { Tokens } from '#tests/support/server.ts';
import { freshFolder, removeFolder, spawnBuiltServer, untilReady } from '#tests/support/server-process.ts';
import { stopWhileAsked } from '#tests/support/stop-while-asked.ts';
import { figure } from './figure.ts';

const ROUNDS = 20;
const CLIENTS = 10;
const OK = 'HTTP/1.1 200 OK';

const data = freshFolder();
afterAll(() => removeFolder(data));

it('requests and live streams that are sent with the signal to stop are answered, and the stop is in time', async () => {
  let unanswered = 0;
  let late = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await spawnBuiltServer({ DATA_DIR: data });
    await untilReady(server);
    const signedIn = await fetch(`${server.url}/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin@bridgework.test', password: 'Bridge2026!' }),
    });
    const { accessToken }: Tokens = await signedIn.json();
    const outcome = await stopWhileAsked(server, accessToken, CLIENTS);
    unanswered += [...outcome.followed, ...outcome.signedIn].filter((status) => status !== OK).length;
    if (outcome.code !== 0) late += 1;
  }
  const requests = 2 * CLIENTS * ROUNDS;
  figure({
    what: `resets of ${requests} requests sent before SIGTERM, ${ROUNDS} stops`,
    measured: unanswered,
    atMost: 0,
    unit: 'requests',
  });
  figure({
    what: `stops of ${ROUNDS} that did not end with 0`,
    measured: late,
    atMost: 0,
    unit: 'stops',
  });
});
