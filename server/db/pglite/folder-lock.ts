import { chmodSync } from 'node:fs';
import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { codeOf } from '../../error-code.ts';

export class FolderInUseError extends Error {
  constructor(folder: string, pid: number | undefined) {
    const owner = pid === undefined ? 'another process' : `process ${pid}`;
    super(
      `The data folder ${folder} is in use by ${owner}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

interface FolderLock {
  release(): Promise<void>;
}

const OWNER_FILE = /^\.owner-(\d+)\.sock$/;
const ownerFile = (number: number) => `.owner-${number}.sock`;
/** The kernel's limit on every system. */
const LONGEST_ADDRESS = 100;
/** Without a listener, a connection fails at once. A slow response means that a process is busy. */
const OWNER_ANSWER_MS = 10_000;

/**
 * Makes this process the only owner of the folder. The owner listens on a socket in it, which the kernel closes when
 * the process ends: an unanswered socket is left over. Owners are numbered, and a later owner removes earlier files. If
 * two processes find the same leftover, binding gives the next number to one of them. @throws FolderInUseError with the
 * owner's process id
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const realFolder = await realpath(folder);
  const latest = await latestOwner(realFolder);
  if (latest > 0) await rejectLiving(realFolder, folder, latest);

  const own = latest + 1;
  const server = await listen(socketAddress(realFolder, ownerFile(own)));
  if (server === undefined) return lockFolder(folder);
  if ((await latestOwner(realFolder)) > own) {
    await close(server);
    return lockFolder(folder);
  }
  await removeEarlier(realFolder, own);
  return { release: () => close(server) };
}

async function ownersIn(folder: string): Promise<number[]> {
  const numbers = (await readdir(folder)).map((name) => OWNER_FILE.exec(name)?.[1]);
  return numbers.filter((text) => text !== undefined).map(Number);
}

const latestOwner = async (folder: string): Promise<number> => Math.max(0, ...(await ownersIn(folder)));

async function removeEarlier(folder: string, own: number): Promise<void> {
  const earlier = (await ownersIn(folder)).filter((number) => number < own);
  await Promise.all(earlier.map((number) => rm(path.join(folder, ownerFile(number)), { force: true })));
}

/** The kernel cuts a long address, which would lock nothing, so the shorter form is used. */
export function socketAddress(folder: string, name: string): string {
  const whole = path.join(folder, name);
  const near = path.relative(process.cwd(), whole);
  const address = near.length < whole.length ? near : whole;
  if (Buffer.byteLength(address) > LONGEST_ADDRESS) {
    throw new Error(`The data folder ${folder} has too long a path: set DATA_DIR to a shorter one.`);
  }
  return address;
}

/** @returns undefined if the address is in use, or a later owner removed it */
function listen(address: string): Promise<net.Server | undefined> {
  const server = net.createServer((connection) => {
    connection.on('error', () => connection.destroy());
    connection.end(String(process.pid));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => {
      try {
        chmodSync(address, 0o600);
        server.unref();
        resolve(server);
      } catch (error) {
        server.close(() => (isGone(error) ? resolve(undefined) : reject(error)));
      }
    });
  });
}

const isGone = (error: unknown): boolean => codeOf(error) === 'ENOENT';

const close = (server: net.Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

async function rejectLiving(realFolder: string, folder: string, number: number): Promise<void> {
  const answer = await askOwner(socketAddress(realFolder, ownerFile(number)));
  if (answer.alive) throw new FolderInUseError(folder, answer.pid);
}

interface OwnerAnswer {
  alive: boolean;
  pid?: number;
}

/** An owner that accepts the connection is alive, even if it is too busy to respond. */
function askOwner(address: string): Promise<OwnerAnswer> {
  return new Promise((resolve) => {
    const connection = net.connect(address);
    let text = '';
    let alive = false;
    const settle = () => {
      connection.destroy();
      resolve(text === '' ? { alive } : { alive, pid: Number(text) });
    };
    connection.setTimeout(OWNER_ANSWER_MS, () => {
      alive = true;
      settle();
    });
    connection.on('connect', () => {
      alive = true;
    });
    connection.on('data', (bytes) => {
      text += bytes.toString();
    });
    connection.on('end', settle);
    connection.on('error', (error: NodeJS.ErrnoException) => {
      alive ||= !['ECONNREFUSED', 'ENOENT'].includes(error.code ?? '');
      settle();
    });
  });
}
