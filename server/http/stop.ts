import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Then the connections of running requests are cut. */
const CUT_AFTER_MS = 4300;
/** After these many turns without a new connection or request, everything that arrived has been read. */
const QUIET_TURNS = 3;
/** Node accepts one connection per turn, and the kernel queues up to 511. Under traffic no turn is quiet. */
const MOST_TURNS = 600;
/** A stop never takes longer, even if clients or the database hang. */
const STOP_WITHIN_MS = 4700;

interface Stopping {
  readonly started: boolean;
}

/**
 * During a stop, every response closes its connection. Arrived requests are read first, because the kernel resets a
 * connection that is closed with unread bytes. Then idle connections are closed: browsers open some in advance, and one
 * would delay the stop by a minute.
 */
export function closeConnectionsOnStop(app: FastifyInstance): Stopping {
  let started = false;
  const { unused, arrived } = watchConnections(app.server);
  app.addHook('onSend', async (_request, reply) => {
    if (started) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    started = true;
    await untilQuiet(arrived);
    for (const connection of unused) if (connection.bytesRead === 0) connection.destroy();
  });
  return {
    get started() {
      return started;
    },
  };
}

function watchConnections(server: FastifyInstance['server']) {
  const unused = new Set<Socket>();
  let count = 0;
  server.on('connection', (connection: Socket) => {
    count += 1;
    unused.add(connection);
    connection.once('close', () => unused.delete(connection));
  });
  server.on('request', ({ socket }) => {
    count += 1;
    unused.delete(socket);
  });
  return {
    unused: unused as ReadonlySet<Socket>,
    arrived: () => count,
  };
}

async function untilQuiet(arrived: () => number): Promise<void> {
  let quiet = 0;
  for (let turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn += 1) {
    const before = arrived();
    await nextTurn();
    quiet = arrived() === before ? quiet + 1 : 0;
  }
}

interface Closable {
  close(): Promise<unknown>;
}

/** Finishes running requests, then closes the app and its database. @returns whether everything ended in time */
export async function stopGracefully(
  app: Closable & { server: Pick<FastifyInstance['server'], 'closeAllConnections'> },
  database: Closable,
): Promise<boolean> {
  let inTime = true;
  const cut = setTimeout(() => {
    inTime = false;
    app.server.closeAllConnections();
  }, CUT_AFTER_MS);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, STOP_WITHIN_MS);
  });
  try {
    await Promise.race([app.close().then(() => database.close()), late]);
    return inTime;
  } finally {
    clearTimeout(cut);
    clearTimeout(timer);
  }
}
