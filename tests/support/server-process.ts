import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '#server/root.ts';
import { SAMPLE_PASSWORD } from '#server/seed/profiles.ts';
import { isBuilt } from '../../scripts/setup/build.mjs';
import { freePort } from './free-port.ts';
import type { Tokens } from './server.ts';

export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** The output so far. */
  output(): string;
  /** The exit code, once the process has ended. */
  ended: Promise<number | null>;
}

export const freshFolder = (): string => mkdtempSync(path.join(tmpdir(), 'bridgework-data-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A server that runs for seconds saves the second, optimizing compilation of its database. */
const FOR_SECONDS = '--liftoff-only';
const FROM_SOURCES = [FOR_SECONDS, '--import', 'tsx', 'server/main.ts'];
const FROM_BUILD = [FOR_SECONDS, 'dist/server/main.js'];

let program: readonly string[] | undefined;

/**
 * The server as a separate process, with only the given settings. Runs the build if it matches the current sources,
 * because it starts in a third of the time, otherwise the sources.
 */
export async function spawnServer(env: Record<string, string>): Promise<ServerProcess> {
  program ??= isBuilt() ? FROM_BUILD : FROM_SOURCES;
  const port = await freePort('servers');
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
  });
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk) => printed.push(chunk));
  child.stderr.on('data', (chunk) => printed.push(chunk));
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => Buffer.concat(printed).toString(),
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
}

/** Signs in over HTTP as a user of the sample data. */
export async function signInAt(url: string, username: string): Promise<Tokens> {
  const answer = await fetch(`${url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: SAMPLE_PASSWORD }),
  });
  return answer.json();
}

/** Waits until the server reports that it is ready. */
export async function untilReady(server: ServerProcess): Promise<void> {
  let over = false;
  void server.ended.then(() => {
    over = true;
  });
  while (!(await isReady(server.url))) {
    if (over) throw new Error(`The server ended before it was ready:\n${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
