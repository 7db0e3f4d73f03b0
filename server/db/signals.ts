import type pg from 'pg';

/** What the database tells when a transaction that did it has committed, whichever server ran it. */
export const CHANNELS = ['outbox', 'notifications', 'session_ends'] as const;
export type Channel = (typeof CHANNELS)[number];

/** `gap`: signals may have been missed; look for yourself. */
type Heard = Channel | 'gap';
type Listener = (payload: string) => void;

export interface Signals {
  /** @returns how to stop hearing it */
  on(heard: Heard, listener: Listener): () => void;
  close(): void;
}

const LISTEN = CHANNELS.map((channel) => `listen ${channel}`).join('; ');
const AGAIN_AFTER_MS = 1000;

const isChannel = (name: string): name is Channel => CHANNELS.some((channel) => channel === name);

function listeners() {
  const byName = new Map<Heard, Set<Listener>>();
  return {
    tell(heard: Heard, payload = ''): void {
      for (const listener of byName.get(heard) ?? []) listener(payload);
    },
    on(heard: Heard, listener: Listener): () => void {
      const set = byName.get(heard) ?? new Set();
      byName.set(heard, set.add(listener));
      return () => void set.delete(listener);
    },
  };
}

async function listenOn(client: pg.ClientBase, tell: (heard: Heard, payload?: string) => void) {
  client.on('notification', ({ channel, payload }) => {
    if (isChannel(channel)) tell(channel, payload);
  });
  await client.query(LISTEN);
}

/** PGlite has one connection, which everything runs on: it hears what it says itself. */
export function ownSignals(): Signals & { onConnect(client: pg.ClientBase): Promise<void> } {
  const { tell, on } = listeners();
  return {
    on,
    close: () => undefined,
    async onConnect(client) {
      await listenOn(client, tell);
      tell('gap');
    },
  };
}

/** Holds a connection of the pool from the first listener on, and takes another one when it breaks. */
export function postgresqlSignals(pool: pg.Pool): Signals {
  const { tell, on } = listeners();
  let begun = false;
  let closed = false;
  let held: pg.PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;

  function lose(): void {
    held?.release(true);
    held = undefined;
    if (!closed) retry = setTimeout(() => void take(), AGAIN_AFTER_MS).unref();
  }

  async function take(): Promise<void> {
    try {
      const client = await pool.connect();
      if (closed) return client.release(true);
      held = client;
      client.once('error', () => held === client && lose());
      await listenOn(client, tell);
      tell('gap');
    } catch {
      lose();
    }
  }

  return {
    on(heard, listener) {
      if (!begun) void take();
      begun = true;
      return on(heard, listener);
    },
    close() {
      closed = true;
      clearTimeout(retry);
      held?.release(true);
      held = undefined;
    },
  };
}
