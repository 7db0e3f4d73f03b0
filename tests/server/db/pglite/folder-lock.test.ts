import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockFolder } from '#server/db/pglite/folder-lock.ts';
import { WAIT } from '../../../../scripts/test/hangs.ts';

const OWNER = path.join(import.meta.dirname, 'children', 'owner.ts');

let folder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bridgework-lock-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts a process that takes the folder. Resolves with its first line of output. */
function startOwner(): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', OWNER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve) =>
    child.stdout?.once('data', (data) => resolve({ child, line: String(data).trim() })),
  );
}

function kill(child: ChildProcess): Promise<void> {
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  return exit;
}

describe('a data folder', () => {
  it('is denied to a second server, with one line that names the process of the first', async () => {
    const { child } = await startOwner();
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${child.pid}: stop it first, or set DATA_DIR to another folder.`,
    );
  });

  it('is taken over from a server that was killed', async () => {
    const { child } = await startOwner();
    await kill(child);
    const lock = await lockFolder(folder);
    await lock.release();
  });

  it('is taken by exactly one of several servers after a kill', async () => {
    const { child } = await startOwner();
    await kill(child);
    const lines = (await Promise.all([1, 2, 3, 4].map(startOwner))).map(({ line }) => line);
    expect(lines.filter((line) => line === 'mine')).toHaveLength(1);
    expect(lines.filter((line) => line.includes('is in use by process'))).toHaveLength(3);
  });

  it('is denied if its server does not respond in time', async () => {
    await writeFile(path.join(folder, '.owner-1.sock'), '');
    const silent = new net.Socket();
    const asked = vi.spyOn(net, 'connect').mockReturnValueOnce(silent);
    const lock = lockFolder(folder);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), WAIT);
    silent.emit('timeout');
    await expect(lock).rejects.toThrow('is in use by another process');
    asked.mockRestore();
  });

  it('is denied with a message if its path is too long', async () => {
    const deep = path.join(folder, 'd'.repeat(120));
    await expect(lockFolder(deep)).rejects.toThrow(
      `The data folder ${deep} has too long a path: set DATA_DIR to a shorter one.`,
    );
  });
});
