import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/** The pipe to the parent closes however the parent ends, and the server with it. */
const STOPPED_WITH_ITS_PARENT = '"$0" "$@" & server=$!; read -r _; kill -INT $server; wait $server';

export interface PostgresqlServer {
  /** Address of a database in which others can be made. */
  url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL of the tests' own, as an unprivileged user; undefined where none is installed. */
export async function startPostgresql(): Promise<PostgresqlServer | undefined> {
  const binaries = newestBinaries();
  if (!binaries) return undefined;
  const owner = unprivilegedUser();
  if (owner === undefined && process.getuid?.() === 0) return undefined;

  const folder = mkdtempSync(path.join(os.tmpdir(), 'bridgework-postgresql-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const options = { ...owner, cwd: folder };
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const settings = {
    fsync: 'off',
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
  };
  const server = spawn(
    'sh',
    [
      '-c',
      STOPPED_WITH_ITS_PARENT,
      path.join(binaries, 'postgres'),
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...options, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answering(url, server);
  return {
    url,
    async stop() {
      const exit = new Promise((resolve) => server.once('exit', resolve));
      server.stdin?.end();
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newestBinaries(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

/** PostgreSQL refuses to run as root: Debian's package made a user for it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + 20_000;
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
