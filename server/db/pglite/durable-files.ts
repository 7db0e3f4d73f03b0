import { fsyncSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { DiskReserve } from './disk-reserve.ts';

interface Stream {
  nfd: number;
}

type Write = (
  stream: Stream,
  buffer: Uint8Array,
  offset: number,
  length: number,
  position?: number,
) => number;

interface FileSystemModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number; write: Write };
    node_ops: { mknod: (...node: unknown[]) => unknown };
  };
}

const withoutNodeFs = 'The file system of PGlite has no NODEFS: its writes could not be made durable.';

function hasNodeFs(module: object): module is FileSystemModule {
  return 'NODEFS' in module;
}

/**
 * PGlite's own file system ignores fsync. This one syncs, and uses the reserve when the disk is full, because
 * PostgreSQL can't recover if it can't write its log.
 */
export class DurableNodeFS extends NodeFS {
  readonly #reserve: DiskReserve | undefined;

  constructor(folder: string, reserve?: DiskReserve) {
    super(folder);
    this.#reserve = reserve;
  }

  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const mend = (module: object) => {
      if (!hasNodeFs(module)) throw new Error(withoutNodeFs);
      module.NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
      if (this.#reserve) writeIntoReserve(module, this.#reserve);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mend] } };
  }
}

const NO_SPACE = 51;

const isNoSpace = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errno' in error && error.errno === NO_SPACE;

function writeIntoReserve(
  { NODEFS: { stream_ops, node_ops } }: FileSystemModule,
  reserve: DiskReserve,
): void {
  const { write } = stream_ops;
  const { mknod } = node_ops;

  function again<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isNoSpace(error) || !reserve.spend()) throw error;
      return work();
    }
  }

  // A full disk accepts only the beginning of a write. The loop writes the rest.
  stream_ops.write = (stream, buffer, offset, length, position) => {
    const written = again(() => write(stream, buffer, offset, length, position));
    if (written >= length || position === undefined) return written;
    return (
      written + again(() => write(stream, buffer, offset + written, length - written, position + written))
    );
  };
  node_ops.mknod = (...node) => again(() => mknod(...node));
}

/**
 * PGlite starts PostgreSQL with `-F` (no fsync). `wal_sync_method` selects the call that `DurableNodeFS` implements.
 */
export const DURABLE_START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
