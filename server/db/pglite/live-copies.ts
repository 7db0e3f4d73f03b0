import { chmodSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import type pg from 'pg';
import { socketAddress } from './folder-lock.ts';

/** Where the owner of a data folder helps with a copy. Only who may read the folder's files may ask. */
export const COPY_SOCKET = '.copy.sock';

/** What the owner says: copy now; take this as `backup_label`; or why there is no copy. */
export type OwnerSays = { begun: true } | { label: string } | { failed: string };
/** What the other side says once it has copied the files. */
export const COPIED = 'copied';

export interface CopiesOffer {
  /** Does work that would spoil a copy while none is made. */
  between(work: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Lets other processes copy the database of an open folder, one at a time, while statements go on being answered: by
 * PostgreSQL's own backup mode, in which a copy of files that change meanwhile is made whole by what is written to
 * the log. Whoever asks copies the files themselves; one that goes away ends the mode.
 */
export async function offerCopies(place: string, pool: pg.Pool): Promise<CopiesOffer> {
  const address = socketAddress(place, COPY_SOCKET);
  await rm(address, { force: true });
  const asking = new Set<net.Socket>();
  let turn: Promise<void> = Promise.resolve();

  const server = net.createServer((connection) => {
    asking.add(connection);
    connection.on('error', () => connection.destroy());
    connection.once('close', () => asking.delete(connection));
    turn = turn.then(() => helpCopy(pool, connection));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  chmodSync(address, 0o600);
  server.unref();
  return {
    between(work) {
      turn = turn.then(work).then(
        () => undefined,
        () => undefined,
      );
      return turn;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const connection of asking) connection.destroy();
      await closed;
      await turn;
    },
  };
}

async function helpCopy(pool: pg.Pool, connection: net.Socket): Promise<void> {
  const say = (what: OwnerSays) => connection.write(`${JSON.stringify(what)}\n`);
  try {
    if (connection.destroyed) return;
    await pool.query(`select pg_backup_start('bridgework', true)`);
    say({ begun: true });
    const copied = await nextLine(connection);
    const { rows } = await pool.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    if (copied === COPIED && rows[0]) say({ label: rows[0].labelfile });
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  } finally {
    connection.end();
  }
}

/** @returns undefined where the connection closes first */
export function nextLine(connection: net.Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const settle = (line: string | undefined) => {
      connection.off('data', hear).off('close', closed);
      resolve(line);
    };
    const closed = () => settle(undefined);
    const hear = (bytes: Buffer) => {
      text += bytes.toString();
      const end = text.indexOf('\n');
      if (end >= 0) settle(text.slice(0, end));
    };
    connection.on('data', hear).once('close', closed);
    if (connection.destroyed) closed();
  });
}
