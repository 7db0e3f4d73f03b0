import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort as freePortOf } from '#tests/support/free-port.ts';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { TEST_MS, WAIT_MS } from '../../../scripts/test/hangs.ts';

const ASK_EVERY_MS = 50;
/** A portal that runs for seconds skips the second, optimizing compilation of its database. */
const FOR_SECONDS = ['--liftoff-only'];

/** A built portal that runs for a test. */
export interface Portal {
  address: string;
  dataDir: string;
  process: ChildProcess;
  /** The output so far. */
  output(): string;
  /** Stops it with SIGTERM, like an operator, and returns the exit code. The data stays. */
  stop(): Promise<number | null>;
  /** Stops it with SIGKILL, like a power failure. The data stays. */
  kill(): Promise<void>;
}

export interface PortalOptions {
  /** A data folder of an earlier portal, to start with the same data. */
  dataDir?: string;
  port?: number;
  /** Runs for minutes instead of seconds. */
  isLasting?: boolean;
  /** Settings that extend or override those of `npm start`. */
  env?: Readonly<Record<string, string | undefined>>;
}

export const freshDataDir = (): string => mkdtempSync(path.join(tmpdir(), 'bridgework-journey-'));
export const removeDataDir = (folder: string): void => rmSync(folder, { recursive: true, force: true });

export const freePort = (): Promise<number> => freePortOf('portals');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isReady = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/health/ready`)).ok;
  } catch {
    return false;
  }
};

/** Starts the built server as `npm start` does and waits until it is ready. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? freshDataDir();
  const address = `http://127.0.0.1:${port}`;
  const flags = options.isLasting ? [] : FOR_SECONDS;
  const server = spawn(process.execPath, [...flags, path.join(ROOT, 'dist/server/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // The report's journeys configure it. In every other journey it would load too.
      REPORT_URL: '',
      // Most hosting journeys show what is not configured there.
      WIDGET_PLANS_URL: '',
      ...options.env,
    },
  });
  let printed = '';
  const keep = (piece: Buffer) => {
    printed += piece;
  };
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));

  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), WAIT_MS);
    const code = await ended;
    clearTimeout(late);
    return code;
  };

  const until = performance.now() + TEST_MS;
  while (!(await isReady(address))) {
    if (server.exitCode !== null) throw new Error(`The portal ended with ${server.exitCode}:\n${printed}`);
    if (performance.now() > until) {
      await kill();
      throw new Error(`The portal was not ready within ${TEST_MS / 1000} s:\n${printed}`);
    }
    await pause(ASK_EVERY_MS);
  }
  return { address, dataDir, process: server, output: () => printed, stop, kill };
}
