import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives it back. */
  makeRoom(): void;
  remove(): void;
}

const PIECE = Buffer.alloc(64 * 1024, 1);

/** A disk of its own in memory, of so many megabytes; undefined where this user may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bridgework-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  chmodSync(folder, 0o755);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: () => fillUp(filler),
    makeRoom: () => rmSync(filler),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

function fillUp(file: string): void {
  const handle = openSync(file, 'w');
  try {
    while (writeSync(handle, PIECE) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
}
