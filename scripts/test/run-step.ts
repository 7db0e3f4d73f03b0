import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../house/root.mjs';
import { type Count, countOfCheck, countOfTests } from './count.ts';
import { failuresIn } from './failures.ts';
import type { Step } from './steps.ts';

/** What became of a step. */
export interface Outcome extends Count {
  step: Step;
  seconds: number;
  /** Each failed test with what it says. */
  failures: readonly string[];
  /** What the step printed, both streams in order. */
  output: string;
}

const STOP_AFTER_BUDGETS = 4;
const LEAST_STOP_SECONDS = 60;
const OUTPUT_LIMIT = 200_000;

/** The running programs, each the leader of a group of its own. */
const running = new Set<ChildProcess>();

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/** Ends whatever runs, with everything that it started. */
export function endAll(): void {
  for (const child of running) endGroup(child);
}

function run(command: readonly [string, ...string[]], stopAfterMs: number) {
  const [program, ...args] = command;
  const bin = path.join(ROOT, 'node_modules/.bin');
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
    });
    running.add(child);
    let output = '';
    const keep = (piece: Buffer) => {
      output = (output + piece).slice(-OUTPUT_LIMIT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = setTimeout(() => {
      output += `\nEnded after ${Math.round(stopAfterMs / 1000)} seconds.\n`;
      endGroup(child);
    }, stopAfterMs);
    child.on('error', (error) => {
      output += `${error.message}\n`;
    });
    child.on('close', (code) => {
      clearTimeout(stop);
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A step that takes several times its budget hangs. */
export const patienceFor = ({ budgetSeconds }: Step): number =>
  Math.max(LEAST_STOP_SECONDS, budgetSeconds * STOP_AFTER_BUDGETS);

function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Runs one step to its end, or ends it when its time is over. */
export async function runStep(step: Step, patienceSeconds = patienceFor(step)): Promise<Outcome> {
  const started = performance.now();
  const stopAfterMs = 1000 * Math.max(0, patienceSeconds);
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-test-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const command: Step['command'] = step.kind === 'tests' ? [...step.command, ...reporters] : step.command;
    const { code, output } = await run(command, stopAfterMs);
    const results = readReport(report);
    const count = step.kind === 'tests' ? countOfTests(results, code) : countOfCheck(code);
    const seconds = (performance.now() - started) / 1000;
    return { step, ...count, failures: failuresIn(results), output, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
