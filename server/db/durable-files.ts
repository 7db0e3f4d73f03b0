import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface FileSystemModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

const withoutNodeFs = 'The file system of PGlite has no NODEFS: its writes could not be made durable.';

function hasNodeFs(module: object): module is FileSystemModule {
  return 'NODEFS' in module;
}

/** A folder in which what PostgreSQL syncs is on the disk: PGlite's own file system takes a sync for done. */
export class DurableNodeFS extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const syncForReal = (module: object) => {
      if (!hasNodeFs(module)) throw new Error(withoutNodeFs);
      module.NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncForReal] } };
  }
}

/** PGlite starts PostgreSQL with `-F`, no fsync; `wal_sync_method` names the one call that reaches the disk. */
export const DURABLE_START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
