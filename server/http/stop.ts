import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Requests in flight have this long; then their connections are cut. */
const CUT_AFTER_MS = 4300;
/** Turns of the event loop without a new connection or request: then all that has arrived is read. */
const QUIET_TURNS = 3;
/** Node accepts one connection a turn, and the kernel has up to 511 for it. Under traffic no turn is quiet. */
const MOST_TURNS = 600;
/** A stop ends within this time, whatever its clients and its database do. */
const STOP_WITHIN_MS = 4700;

export interface Stopping {
  /** True from the moment that the server was asked to stop. */
  readonly started: boolean;
}

/**
 * From the start of a stop every response closes its connection. Requests that have arrived are read first: the kernel
 * resets a connection that is closed with unread bytes. Then connections without a request are closed: browsers open
 * such ahead of need, and one would hold the process for a minute.
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
    /** The open connections that have not asked for anything. */
    unused: unused as ReadonlySet<Socket>,
    /** How many connections and requests there have been. */
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

/**
 * Finishes the requests in flight, then closes the app, everything that it holds, and its database.
 * @returns whether all of it ended in time
 */
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
