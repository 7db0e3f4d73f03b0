import type pg from 'pg';
import { checkConnection } from './limited-pool.ts';

/** Sent when a transaction commits, on any server. */
const CHANNELS = ['outbox', 'notifications', 'session_ends'] as const;
type Channel = (typeof CHANNELS)[number];

/** `gap`: signals may have been missed. */
type Signal = Channel | 'gap';
type Listener = (payload: string) => void;

export interface Signals {
  on(signal: Signal, listener: Listener): () => void;
  close(): void;
}

const LISTEN = CHANNELS.map((channel) => `listen ${channel}`).join('; ');
const AGAIN_AFTER_MS = 1000;

const isChannel = (name: string): name is Channel => CHANNELS.some((channel) => channel === name);

function listeners() {
  const byName = new Map<Signal, Set<Listener>>();
  return {
    notify(signal: Signal, payload = ''): void {
      for (const listener of byName.get(signal) ?? []) listener(payload);
    },
    on(signal: Signal, listener: Listener): () => void {
      const set = byName.get(signal) ?? new Set();
      byName.set(signal, set.add(listener));
      return () => void set.delete(listener);
    },
  };
}

async function listenOn(client: pg.ClientBase, notify: (signal: Signal, payload?: string) => void) {
  client.on('notification', ({ channel, payload }) => {
    if (isChannel(channel)) notify(channel, payload);
  });
  await client.query(LISTEN);
}

/** PGlite has one connection, which receives its own notifications. */
export function ownSignals(): Signals & { onConnect(client: pg.ClientBase): Promise<void> } {
  const { notify, on } = listeners();
  return {
    on,
    close: () => undefined,
    async onConnect(client) {
      await listenOn(client, notify);
      notify('gap');
    },
  };
}

interface Heartbeat {
  heartbeatMs: number;
  checkMs: number;
}

/** Listens on a connection of the pool, and replaces it when it breaks or goes silent. */
export function postgresqlSignals(pool: pg.Pool, heartbeat?: Heartbeat): Signals {
  const { notify, on } = listeners();
  let started = false;
  let closed = false;
  let listener: pg.PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;

  function after(milliseconds: number, work: () => Promise<void>): void {
    if (!closed) timer = setTimeout(() => void work(), milliseconds).unref();
  }

  function lose(client: pg.PoolClient): void {
    if (listener !== client) return;
    listener = undefined;
    clearTimeout(timer);
    client.release(true);
    after(AGAIN_AFTER_MS, take);
  }

  async function take(): Promise<void> {
    const client = await pool.connect().catch(() => undefined);
    if (!client) return after(AGAIN_AFTER_MS, take);
    if (closed) return client.release(true);
    listener = client;
    client.once('error', () => lose(client));
    try {
      await listenOn(client, notify);
      notify('gap');
      if (heartbeat) beat(client, heartbeat);
    } catch {
      lose(client);
    }
  }

  /** A connection that only listens does not notice a silent network. */
  function beat(client: pg.PoolClient, { heartbeatMs, checkMs }: Heartbeat): void {
    if (listener !== client) return;
    after(heartbeatMs, async () => {
      try {
        await checkConnection(client, checkMs);
        beat(client, { heartbeatMs, checkMs });
      } catch {
        lose(client);
      }
    });
  }

  return {
    on(signal, listener) {
      if (!started) void take();
      started = true;
      return on(signal, listener);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      listener?.release(true);
      listener = undefined;
    },
  };
}
