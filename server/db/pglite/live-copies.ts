import { chmodSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import type pg from 'pg';
import { socketAddress } from './folder-lock.ts';

/** The owner of a data folder helps with copies here. File permissions restrict access. */
export const COPY_SOCKET = '.copy.sock';

/** The owner's messages. `begun`: copy now. `label`: the text of `backup_label`. `failed`: why there is no copy. */
export type OwnerMessage = { begun: true } | { label: string } | { failed: string };
/** The copying process sends this when the files are copied. */
export const COPIED = 'copied';

interface CopiesOffer {
  between(work: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Lets other processes copy an open database, one at a time, while statements continue. Uses PostgreSQL's backup mode:
 * the log repairs files that change during the copy. If the copying process disconnects, the mode ends.
 */
export async function offerCopies(folder: string, pool: pg.Pool): Promise<CopiesOffer> {
  const address = socketAddress(folder, COPY_SOCKET);
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
  const send = (what: OwnerMessage) => connection.write(`${JSON.stringify(what)}\n`);
  try {
    if (connection.destroyed) return;
    await pool.query(`select pg_backup_start('bridgework', true)`);
    send({ begun: true });
    const copied = await nextLine(connection);
    const { rows } = await pool.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    if (copied === COPIED && rows[0]) send({ label: rows[0].labelfile });
  } catch (error) {
    send({ failed: error instanceof Error ? error.message : String(error) });
  } finally {
    connection.end();
  }
}

export function nextLine(connection: net.Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const settle = (line: string | undefined) => {
      connection.off('data', receive).off('close', closed);
      resolve(line);
    };
    const closed = () => settle(undefined);
    const receive = (bytes: Buffer) => {
      text += bytes.toString();
      const end = text.indexOf('\n');
      if (end >= 0) settle(text.slice(0, end));
    };
    connection.on('data', receive).once('close', closed);
    if (connection.destroyed) closed();
  });
}
