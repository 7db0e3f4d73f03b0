import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { INSTALL_BUDGET_SECONDS } from '../../scripts/setup/install.mjs';
import { countOfTests } from '../../scripts/test/count.ts';
import { runStep } from '../../scripts/test/run-step.ts';
import { STEPS, type Step } from '../../scripts/test/steps.ts';

/** The steps of `npm test`. */
const EVERY_RUN = STEPS.filter(({ proofOnly }) => !proofOnly);

/** Matches a timeout in milliseconds, as an option of a test or a wait, or after a test's function. */
const OWN_LIMIT = /\btimeout: \d|^\s*\}, \d+_000\);$/;

const report = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests });

describe('the count of a test run', () => {
  it('counts one failure when a runner breaks outside its tests, finds none, or leaves no report', () => {
    expect(countOfTests(report(12, 0), 1)).toEqual({ passed: 12, failed: 1 });
    expect(countOfTests(report(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countOfTests(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countOfTests('{"numPassed', 0)).toEqual({ passed: 0, failed: 1 });
  });
});

/** Measurements by the clock. `npm run prove` and `npm run bench` run them, `npm test` never does. */
const MEASURES = /^(attack|bench)\//;

it('no test has its own time limit, except those that detect hangs', () => {
  const limited = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !MEASURES.test(file) && !file.includes('node_modules'))
    .flatMap((file) => {
      const lines = readFileSync(path.join('tests', file), 'utf8').split('\n');
      return lines.filter((line) => OWN_LIMIT.test(line)).map((line) => `${file}: ${line.trim()}`);
    });
  expect(limited).toEqual([]);
});

describe('a step of a test run', () => {
  const step = (script: string): Step => ({
    name: 'a check',
    command: ['node', '-e', script],
    kind: 'check',
    budgetSeconds: 1,
    quick: false,
  });

  it('passes or fails with its program, and has its output', async () => {
    const good = await runStep(step('console.log("fine")'));
    expect([good.passed, good.failed, good.output]).toEqual([1, 0, 'fine\n']);
    const bad = await runStep(step('console.error("broken"); process.exit(3)'));
    expect([bad.passed, bad.failed, bad.output]).toEqual([0, 1, 'broken\n']);
  });

  it('fits with all others and the installation into 20 minutes', () => {
    const seconds = EVERY_RUN.reduce((sum, { budgetSeconds }) => sum + budgetSeconds, INSTALL_BUDGET_SECONDS);
    expect(seconds).toBeLessThanOrEqual(20 * 60);
  });
});
