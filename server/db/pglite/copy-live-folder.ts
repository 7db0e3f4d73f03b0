import { copyFile, mkdir, readdir, realpath, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { socketAddress } from './folder-lock.ts';
import { COPIED, COPY_SOCKET, nextLine, type OwnerMessage } from './live-copies.ts';
import { DATABASE_FOLDER } from './pglite.ts';

class LiveCopyError extends Error {}

const LOG_FOLDER = 'pg_wal';
const OF_THE_PROCESS = new Set(['postmaster.pid', 'postmaster.opts']);
const LOG_FILE = /^[\dA-F]{24}$/;

/**
 * Copies a database that another process has open. The copy contains every acknowledged write. @throws LiveCopyError
 */
export async function copyLiveFolder(dataDir: string, copy: string): Promise<void> {
  const from = path.join(dataDir, DATABASE_FOLDER);
  const to = path.join(copy, DATABASE_FOLDER);
  const connection = net.connect(socketAddress(await realpath(dataDir), COPY_SOCKET));
  connection.on('error', () => connection.destroy());
  try {
    await receive(connection, 'begun');
    await copyFolder(from, to, (name) => !OF_THE_PROCESS.has(name) && !LOG_FILE.test(name));
    connection.write(`${COPIED}\n`);
    const label = await receive(connection, 'label');
    const first = /\(file (\w+)\)/.exec(label)?.[1] ?? '';
    await copyFolder(path.join(from, LOG_FOLDER), path.join(to, LOG_FOLDER), (name) => name >= first);
    await writeFile(path.join(to, 'backup_label'), label);
  } finally {
    connection.destroy();
  }
}

async function receive(connection: net.Socket, wanted: 'begun' | 'label'): Promise<string> {
  const line = await nextLine(connection);
  if (line === undefined) {
    throw new LiveCopyError('The server that has the data open does not answer: it is starting or stopping.');
  }
  const said: OwnerMessage = JSON.parse(line);
  if ('failed' in said) throw new LiveCopyError(`The server could not help with the copy: ${said.failed}`);
  if (wanted === 'label' && 'label' in said) return said.label;
  return '';
}

async function copyFolder(from: string, to: string, wanted: (name: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target, wanted);
    else if (wanted(entry.name)) await copyFile(source, target).catch(unlessGone);
  }
}

/** The database can remove a file during the copy; the log contains the removal. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
