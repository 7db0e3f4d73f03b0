import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../setup/root.mjs';
import { type Count, countOfCheck, countOfTests } from './count.ts';
import { failuresIn } from './failures.ts';
import { SILENT_STEP_MS } from './hangs.ts';
import type { Step } from './steps.ts';

/** The outcome of a step. */
export interface Outcome extends Count {
  step: Step;
  seconds: number;
  /** Each failed test with its message. */
  failures: readonly string[];
  /** The output of the step without its test results, with both streams in order. */
  output: string;
}

const OUTPUT_LIMIT = 200_000;
/** A test that has ended, as Vitest's verbose reporter prints it. */
const TEST_LINE = /^ ([✓×]) .+ > /;

/** The running programs. Each leads its own process group. */
const running = new Set<ChildProcess>();

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/** Kills every running step and the processes that it started. */
export function endAll(): void {
  for (const child of running) endGroup(child);
}

interface RunOptions {
  silentMs: number;
  /** @returns whether the line is output, not a test result */
  onLine: (line: string) => boolean;
}

/** Runs a program to its end, or stops it once it has printed nothing for `silentMs`. */
function run(command: readonly [string, ...string[]], { silentMs, onLine }: RunOptions) {
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
    const silence = setTimeout(() => {
      output += `\nStopped: nothing was printed for ${Math.round(silentMs / 1000)} seconds.\n`;
      endGroup(child);
    }, silentMs);
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        silence.refresh();
        if (onLine(stripVTControlCharacters(line))) output = `${output}${line}\n`.slice(-OUTPUT_LIMIT);
      });
    child.on('error', (error) => {
      output += `${error.message}\n`;
    });
    child.on('close', (code) => {
      clearTimeout(silence);
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Vitest's JSON report of the last run of a step; `npm run requirements` reads it. */
export const reportOf = (name: string): string => path.join(ROOT, 'dist/results', `${name}.json`);

/** Runs one step. A test runner reports each test as it ends, so the count is right even if the run is stopped. */
export async function runStep(
  step: Step,
  {
    silentMs = SILENT_STEP_MS,
    onTest,
  }: { silentMs?: number; onTest?: ((line: string) => void) | undefined } = {},
): Promise<Outcome> {
  const started = performance.now();
  const soFar: Count = { passed: 0, failed: 0 };
  const onLine = (line: string) => {
    const [, mark] = TEST_LINE.exec(line) ?? [];
    if (mark === undefined) return true;
    soFar[mark === '✓' ? 'passed' : 'failed'] += 1;
    onTest?.(line);
    return false;
  };
  const report = reportOf(step.name);
  rmSync(report, { force: true });
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const command: Step['command'] = step.kind === 'tests' ? [...step.command, ...reporters] : step.command;
  const { code, output } = await run(command, { silentMs, onLine });
  const results = readReport(report);
  const count = step.kind === 'tests' ? countOfTests(results, code, soFar) : countOfCheck(code);
  const seconds = (performance.now() - started) / 1000;
  return { step, ...count, failures: failuresIn(results), output, seconds };
}
