import { describe, expect, it } from 'vitest';
import { INSTALL_BUDGET_SECONDS } from '../../scripts/house/install.mjs';
import { countOfCheck, countOfTests, lastLine, sum } from '../../scripts/test/count.ts';
import { failuresIn } from '../../scripts/test/failures.ts';
import { proofText, provenStepsIn, withStep } from '../../scripts/test/proof.ts';
import { runStep } from '../../scripts/test/run-step.ts';
import { STEPS, type Step } from '../../scripts/test/steps.ts';

const report = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests });

describe('the count of a test run', () => {
  it('takes passed and failed tests from the report of a runner', () => {
    expect(countOfTests(report(12, 0), 0)).toEqual({ passed: 12, failed: 0 });
    expect(countOfTests(report(10, 2), 1)).toEqual({ passed: 10, failed: 2 });
  });

  it('counts one failure when a runner breaks outside its tests, finds none, or leaves no report', () => {
    expect(countOfTests(report(12, 0), 1)).toEqual({ passed: 12, failed: 1 });
    expect(countOfTests(report(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countOfTests(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countOfTests('{"numPassed', 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('ends with a line that sums all runners', () => {
    const counts = [countOfCheck(0), countOfCheck(1), { passed: 40, failed: 2 }];
    expect(lastLine(sum(counts))).toBe('41 passed, 3 failed');
  });
});

describe('the failures of a test run', () => {
  it('are told first, each with its file, its title and what it says', () => {
    const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
    const failed = {
      fullName: 'takes away',
      status: 'failed',
      failureMessages: ['expected 1 to be 2\n    at x'],
    };
    const broken = { name: '/elsewhere/b.test.ts', message: 'no such module', assertionResults: [] };
    const results = [
      { name: `${process.cwd()}/tests/a.test.ts`, message: '', assertionResults: [passed, failed] },
    ];
    expect(failuresIn(JSON.stringify({ testResults: [...results, broken] }))).toEqual([
      '✗ tests/a.test.ts: takes away\n    expected 1 to be 2\n        at x',
      expect.stringContaining('b.test.ts\n    no such module'),
    ]);
    expect(failuresIn(undefined)).toEqual([]);
    expect(failuresIn('{"testRes')).toEqual([]);
  });
});

describe('a step of a test run', () => {
  const step = (script: string): Step => ({
    name: 'a check',
    command: ['node', '-e', script],
    kind: 'check',
    budgetSeconds: 1,
    quick: false,
  });

  it('passes or fails with its program, and keeps what that printed', async () => {
    const good = await runStep(step('console.log("fine")'));
    expect([good.passed, good.failed, good.output]).toEqual([1, 0, 'fine\n']);
    const bad = await runStep(step('console.error("broken"); process.exit(3)'));
    expect([bad.passed, bad.failed, bad.output]).toEqual([0, 1, 'broken\n']);
  });

  it('fails when its program is not there', async () => {
    const outcome = await runStep({ ...step(''), command: ['no-such-program'] });
    expect([outcome.passed, outcome.failed]).toEqual([0, 1]);
    expect(outcome.output).toContain('no-such-program');
  });

  it('fits with all others and the installation into 20 minutes', () => {
    const seconds = STEPS.reduce((sum, { budgetSeconds }) => sum + budgetSeconds, INSTALL_BUDGET_SECONDS);
    expect(seconds).toBeLessThanOrEqual(20 * 60);
  });

  it('has with all others of its kind exactly the minutes that its kind is given', () => {
    const groups: Record<string, readonly string[]> = {
      'unit and model': ['unit', 'model'],
      server: ['server'],
      stories: ['stories', 'parts'],
      journeys: ['journeys'],
    };
    const groupOf = (step: Step) =>
      Object.keys(groups).find((group) => groups[group]?.includes(step.name)) ?? 'build and static';
    const seconds: Record<string, number> = { install: INSTALL_BUDGET_SECONDS };
    for (const step of STEPS) {
      const group = groupOf(step);
      seconds[group] = (seconds[group] ?? 0) + step.budgetSeconds;
    }
    expect(seconds).toEqual({
      install: 240,
      'build and static': 180,
      'unit and model': 120,
      server: 240,
      stories: 180,
      journeys: 240,
    });
  });
});

describe('a proof', () => {
  const about = { date: '2026-01-31', machine: 'Node 20.19.0, Linux, 2 cores' };
  const unit = { name: 'unit', commit: 'abc1234', passed: 1, failed: 0, seconds: 1.25 };
  const server = { name: 'server', commit: 'abc1234', passed: 7, failed: 2, seconds: 1600.4 };

  it('says what was run, on what, at which commit, and what came of it', () => {
    const text = proofText([unit], about);
    expect(text).toContain('# Proof of 2026-01-31');
    expect(text).toContain('Node 20.19.0, Linux, 2 cores.');
    expect(text).toContain('| unit | abc1234 | 1 | 0 | 1.3 |');
    expect(text.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed');
  });

  it('keeps what was proven before on the same day, and takes the newer word on the same step', () => {
    const before = provenStepsIn(proofText([unit, server], about));
    const mended = { ...server, commit: 'def5678', passed: 9, failed: 0 };
    expect(withStep(before, mended)).toEqual([{ ...unit, seconds: 1.3 }, mended]);
    expect(withStep([mended], unit)).toEqual([unit, mended]);
  });
});
