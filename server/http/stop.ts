import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests in flight have this long; then their connections are cut. */
const CUT_AFTER_MS = 4300;
/** A stop ends within this time, whatever its clients and its database do. */
const STOP_WITHIN_MS = 4700;

export interface Stopping {
  /** True from the moment that the server was asked to stop. */
  readonly started: boolean;
}

/**
 * From the start of a stop every answer closes its connection, and one over which nothing was asked yet is closed at
 * once: browsers open such ahead of need, and a kept one would hold the process for a minute.
 */
export function closeConnectionsOnStop(app: FastifyInstance): Stopping {
  let started = false;
  const unused = unusedConnections(app.server);
  app.addHook('onSend', async (_request, reply) => {
    if (started) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    started = true;
    for (const connection of unused) if (connection.bytesRead === 0) connection.destroy();
  });
  return {
    get started() {
      return started;
    },
  };
}

/** The open connections that have not asked for anything. */
function unusedConnections(server: FastifyInstance['server']): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    unused.add(connection);
    connection.once('close', () => unused.delete(connection));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
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
