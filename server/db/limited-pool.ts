import net from 'node:net';
import pg from 'pg';

export interface ConnectionLimits {
  /** A connection that sent and received nothing for this long is closed. */
  silenceMs: number;
  /** PostgreSQL cancels a statement, and ends an idle transaction, after this long. Shorter than `silenceMs`. */
  statementMs: number;
  /** A connection that was idle for longer is checked before it is used. */
  checkAfterIdleMs: number;
  checkMs: number;
  /** How often the connection that listens for notifications is checked. */
  heartbeatMs: number;
  /** While the pool closes, a connection that is silent for this long is closed at once. */
  closeMs: number;
}

/** Requests and jobs recover within 10 seconds after connections go silent. */
export const SERVING_LIMITS: ConnectionLimits = {
  silenceMs: 8000,
  statementMs: 7000,
  checkAfterIdleMs: 1000,
  checkMs: 2000,
  heartbeatMs: 2000,
  closeMs: 1000,
};

export const sessionOptions = ({ statementMs }: ConnectionLimits): string =>
  `-c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=${statementMs}`;

export async function checkConnection(client: pg.ClientBase, withinMs: number): Promise<void> {
  const check = { text: 'select 1', query_timeout: withinMs };
  await client.query(check);
}

type Done = pg.PoolClient['release'];
type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;

/** Detects connections that receive no packets, and replaces them. TCP alone takes about 15 minutes. */
export class LimitedPool extends pg.Pool {
  readonly #limits: ConnectionLimits;
  readonly #sockets: Set<net.Socket>;
  readonly #releasedAt = new WeakMap<pg.PoolClient, number>();
  /** Connections that were idle before a failed check are presumably lost as well. */
  #lostAt = Number.NEGATIVE_INFINITY;

  constructor(config: pg.PoolConfig, limits: ConnectionLimits) {
    const sockets = new Set<net.Socket>();
    super({ ...config, stream: () => newSocket(sockets, limits.silenceMs) });
    this.#limits = limits;
    this.#sockets = sockets;
    this.on('release', (_error, client) => void this.#releasedAt.set(client, performance.now()));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const client = this.#connectChecked();
    if (!callback) return client;
    client.then(
      (found) => callback(undefined, found, found.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  override end(): Promise<void> {
    for (const socket of this.#sockets) socket.setTimeout(this.#limits.closeMs);
    return super.end();
  }

  async #connectChecked(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (await this.#isUsable(client)) return client;
      client.release(true);
    }
  }

  async #isUsable(client: pg.PoolClient): Promise<boolean> {
    const idleSince = this.#releasedAt.get(client);
    const now = performance.now();
    if (idleSince === undefined) return true;
    if (idleSince < this.#lostAt) return false;
    if (now - idleSince < this.#limits.checkAfterIdleMs) return true;
    try {
      await checkConnection(client, this.#limits.checkMs);
      return true;
    } catch {
      this.#lostAt = now;
      return false;
    }
  }
}

function newSocket(sockets: Set<net.Socket>, silenceMs: number): net.Socket {
  const socket = new net.Socket();
  socket.setTimeout(silenceMs, () => {
    socket.destroy(Object.assign(new Error('The database connection is silent.'), { code: 'ETIMEDOUT' }));
  });
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}
