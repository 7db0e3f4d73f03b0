import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const INTERRUPTED = 130;

/** A benchmark's folder, and what it cleans up at the end. */
export interface Workspace {
  folder: string;
  /** Whether the folder is kept for the next run. */
  isKept: boolean;
  /** Kills the process at the end of the benchmark, however it ends. */
  own(child: ChildProcess): void;
  /** Runs at the end, the last added first. Returns a function that runs it earlier. */
  atEnd(work: () => unknown): () => Promise<void>;
}

/** Runs a benchmark in a folder and cleans up afterwards, even after Ctrl+C. */
export async function inWorkspace<T>(
  kept: string | undefined,
  work: (workspace: Workspace) => Promise<T>,
): Promise<T> {
  const folder = kept ? path.resolve(kept) : mkdtempSync(path.join(tmpdir(), 'bench-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const pending = new Set<() => unknown>();
  if (!kept) pending.add(() => rmSync(folder, { recursive: true, force: true }));

  async function cleanUp(): Promise<void> {
    for (const each of [...pending].reverse()) {
      pending.delete(each);
      await Promise.resolve(each()).catch((error: unknown) => console.error(error));
    }
  }
  const children = new Set<ChildProcess>();
  const killAll = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  const interrupt = () => void cleanUp().then(() => process.exit(INTERRUPTED));
  process.once('exit', killAll).once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const workspace: Workspace = {
    folder,
    isKept: kept !== undefined,
    own(child) {
      children.add(child);
      child.once('exit', () => children.delete(child));
    },
    atEnd(each) {
      pending.add(each);
      return async () => {
        if (pending.delete(each)) await each();
      };
    },
  };
  try {
    return await work(workspace);
  } finally {
    process.off('exit', killAll).off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await cleanUp();
    killAll();
  }
}
