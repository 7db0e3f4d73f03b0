import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Enough for running writes when the disk is full: a log file of 16 MB, and a transaction. */
const RESERVE_BYTES = 32 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;

/** Reserved disk space for running writes when the disk is full. */
export interface DiskReserve {
  /** Whether the reserve is used up, or could not be reserved. */
  readonly spent: boolean;
  /** Frees the reserved space. @returns false if it was free already */
  spend(): boolean;
  /** Reserves the space again if there is plenty. @returns whether it is reserved */
  refill(): boolean;
}

export function diskReserve(file: string): DiskReserve {
  const folder = path.dirname(file);
  let spent = false;

  function freeBytes(): number {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  }

  function refill(): boolean {
    if (!spent) return true;
    if (freeBytes() < 2 * RESERVE_BYTES) return false;
    spent = !fill(file);
    return !spent;
  }

  if (statSync(file, { throwIfNoEntry: false })?.size !== RESERVE_BYTES) {
    rmSync(file, { force: true });
    spent = true;
    refill();
  }
  return {
    get spent() {
      return spent;
    },
    spend() {
      if (spent) return false;
      rmSync(file, { force: true });
      spent = true;
      return true;
    },
    refill,
  };
}

/** Random bytes, because a file system can compress others. */
function fill(file: string): boolean {
  const piece = randomBytes(PIECE_BYTES);
  const handle = openSync(file, 'w', 0o600);
  try {
    for (let at = 0; at < RESERVE_BYTES; at += PIECE_BYTES) {
      if (writeSync(handle, piece, 0, PIECE_BYTES, at) < PIECE_BYTES) throw new Error('The disk is full.');
    }
    return true;
  } catch {
    rmSync(file, { force: true });
    return false;
  } finally {
    closeSync(handle);
  }
}
