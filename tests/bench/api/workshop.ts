import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const UNTOLD = 130;

/** Where a bench works, and what it must put away at its end, however that comes. */
export interface Workshop {
  folder: string;
  /** Whether the folder stays, for the next run. */
  kept: boolean;
  /** A process that does not outlive the bench, not even where the bench ends without a chance to clear up. */
  own(child: ChildProcess): void;
  /** Done at the end, the last one first; returns a way to do it earlier. */
  putAway(work: () => unknown): () => Promise<void>;
}

/** Works in a folder, and clears away everything afterwards, after Ctrl+C too. */
export async function inWorkshop<T>(
  kept: string | undefined,
  work: (shop: Workshop) => Promise<T>,
): Promise<T> {
  const folder = kept ? path.resolve(kept) : mkdtempSync(path.join(tmpdir(), 'bridgework-bench-api-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const open = new Set<() => unknown>();
  if (!kept) open.add(() => rmSync(folder, { recursive: true, force: true }));

  async function clear(): Promise<void> {
    for (const each of [...open].reverse()) {
      open.delete(each);
      await Promise.resolve(each()).catch((error: unknown) => console.error(error));
    }
  }
  const children = new Set<ChildProcess>();
  const killAll = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  const interrupted = () => void clear().then(() => process.exit(UNTOLD));
  process.once('exit', killAll).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  const shop: Workshop = {
    folder,
    kept: kept !== undefined,
    own(child) {
      children.add(child);
      child.once('exit', () => children.delete(child));
    },
    putAway(each) {
      open.add(each);
      return async () => {
        if (open.delete(each)) await each();
      };
    },
  };
  try {
    return await work(shop);
  } finally {
    process.off('exit', killAll).off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await clear();
    killAll();
  }
}
