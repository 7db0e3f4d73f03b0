import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { WAIT_MS } from '../../scripts/test/hangs.ts';
import { freePort } from './free-port.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Settings of a server whose data may be lost with the machine, and whose databases live for seconds. */
const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };

/** The pipe to the parent closes however the parent ends, which also stops the server. */
const STOPPED_WITH_ITS_PARENT = '"$0" "$@" & server=$!; read -r _; kill -INT $server; wait $server';

export interface PostgresqlServer {
  /** The address of a database from which others can be created. */
  url: string;
  /** The id of the child process. */
  pid: number | undefined;
  /** Stops as if an operator restarted it: connections are cut, and committed data stays. */
  halt(): Promise<void>;
  /** Starts again at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresqlOptions {
  /** The data folder, which stays after a stop. Without one, the data is in a temporary folder. */
  folder?: string;
  /** Syncs writes to the disk, as measurements require. Tests run without it. */
  durable?: boolean;
}

/** Whether PostgreSQL can be started here. */
export const canStartPostgresql = (): boolean =>
  newestBinaries() !== undefined && (unprivilegedUser() !== undefined || process.getuid?.() !== 0);

/** A PostgreSQL server for the tests, run as an unprivileged user; undefined if none is installed. */
export async function startPostgresql(
  options: PostgresqlOptions = {},
): Promise<PostgresqlServer | undefined> {
  const binaries = newestBinaries();
  if (!binaries || !canStartPostgresql()) return undefined;
  const owner = unprivilegedUser();

  const folder = options.folder ?? mkdtempSync(path.join(os.tmpdir(), 'bridgework-postgresql-'));
  mkdirSync(folder, { recursive: true });
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePort('servers');
  const how = { ...owner, cwd: folder };
  if (!existsSync(data)) {
    execFileSync(
      path.join(binaries, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...how, stdio: 'ignore' },
    );
  }
  const settings = {
    ...(options.durable ? {} : FAST),
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [STOPPED_WITH_ITS_PARENT, path.join(binaries, 'postgres'), '-D', data, ...flags];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const started = spawn('sh', ['-c', ...command], { ...how, stdio: ['pipe', 'ignore', 'ignore'] });
    await answering(url, started);
    return started;
  };
  let server = await start();
  return {
    url,
    get pid() {
      return server.pid;
    },
    halt: () => ended(server),
    async resume() {
      server = await start();
    },
    async stop() {
      await ended(server);
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ctrl+C at a terminal may have stopped it already. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.stdin?.end();
  await exit;
}

function newestBinaries(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

/** PostgreSQL refuses to run as root, and Debian's package has created a user for it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > until || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
