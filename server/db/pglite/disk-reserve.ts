import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Enough for what is being written when the disk gets full: a log file of 16 MB, and a transaction. */
const RESERVE_BYTES = 32 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;

/** Room on the disk that is kept for the moment when there is no other. */
export interface DiskReserve {
  /** Whether it is in use, or could not be had. */
  readonly spent: boolean;
  /** Makes its room free. @returns false where that was done before */
  spend(): boolean;
  /** Takes the room back where there is plenty. @returns whether it is there again */
  refill(): boolean;
}

/** A file that holds nothing but room; one that is there from before is kept. */
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

/** With bytes that no file system makes smaller. */
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
