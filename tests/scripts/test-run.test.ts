import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { INSTALL_BUDGET_SECONDS } from '../../scripts/setup/install.mjs';
import { choiceFrom } from '../../scripts/test/choice.ts';
import { countOfCheck, countOfTests, lastLine, sum } from '../../scripts/test/count.ts';
import { failuresIn } from '../../scripts/test/failures.ts';
import { testsNear } from '../../scripts/test/importers.ts';
import { narrowed } from '../../scripts/test/narrow.ts';
import { repeat } from '../../scripts/test/repeat.ts';
import { runStep } from '../../scripts/test/run-step.ts';
import { STEPS, type Step } from '../../scripts/test/steps.ts';

/** The steps of `npm test`. */
const EVERY_RUN = STEPS.filter(({ proofOnly }) => !proofOnly);

/** Matches a timeout in milliseconds, as an option of a test or a wait, or after a test's function. */
const OWN_LIMIT = /\btimeout: \d|^\s*\}, \d+_000\);$/;

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

  it('without a report takes the tests that ended before the run was stopped', () => {
    expect(countOfTests(undefined, 1, { passed: 120, failed: 0 })).toEqual({ passed: 120, failed: 1 });
    expect(countOfTests('{"numPassed', 1, { passed: 120, failed: 2 })).toEqual({ passed: 120, failed: 2 });
  });

  it('ends with a line that sums all runners', () => {
    const counts = [countOfCheck(0), countOfCheck(1), { passed: 40, failed: 2 }];
    expect(lastLine(sum(counts))).toBe('41 passed, 3 failed');
  });
});

describe('the failures of a test run', () => {
  it('are printed with file, title and message', () => {
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

describe('the options of a test run', () => {
  const names = (...args: string[]) => choiceFrom(args).steps.map(({ name }) => name);

  it('choose all steps, the quick ones, or some in the order of a run', () => {
    expect(names()).toEqual(EVERY_RUN.map(({ name }) => name));
    expect(names('--prove')).toEqual(STEPS.map(({ name }) => name));
    expect(names('--quick')).toEqual(['lint', 'spelling', 'types', 'boundaries', 'unit']);
    expect(names('--only', 'journeys,model')).toEqual(['model', 'journeys']);
    expect(() => choiceFrom(['--only', 'model,walks'])).toThrow(/^No such step: walks\. Steps: lint, /);
  });

  describe('of a quick run', () => {
    const commands = (...changed: string[]) =>
      choiceFrom(['--quick']).steps.flatMap((step) => narrowed(step, changed)?.command.join(' ') ?? []);
    const whole = Object.fromEntries(STEPS.map(({ name, command }) => [name, command.join(' ')]));
    const module = 'src/domain/plan/plan.ts';

    it('check only the changed files, and all types', () => {
      const [lint, spelling, types, boundaries, unit] = commands(module, 'README.md', 'src/deleted.ts');
      expect(lint).toBe(`biome check --error-on-warnings --no-errors-on-unmatched ${module} README.md`);
      expect(spelling).toBe(`cspell lint --no-progress --no-must-find-files ${module} README.md`);
      expect(types).toBe(whole['types']);
      expect(boundaries).toBe(`depcruise ${module}`);
      expect(unit).toMatch(/^env CHARTS= vitest run --project unit .*tests\/domain\/plan\//);
    });

    it('lint only the changed charts', () => {
      const [unit] = commands('src/machines/take-payment/take-payment.machine.ts', 'README.md').slice(-1);
      expect(unit).toMatch(/^env CHARTS=takePayment vitest .*tests\/machines\/lint-rules\.test\.ts/);
      expect(unit).not.toContain('drawings');
    });

    it('run no unit test for a document, and check only types if nothing changed', () => {
      expect(commands('README.md').slice(2)).toEqual([whole['types']]);
      expect(commands()).toEqual([whole['types']]);
    });

    it('check every file once the rules of a check change', () => {
      expect(commands('biome.json')).toContain(whole['lint']);
      expect(commands('cspell.config.yaml')).toContain(whole['spelling']);
      expect(commands('.dependency-cruiser.cjs')).toContain(whole['boundaries']);
      expect(commands('package.json')).toEqual(choiceFrom(['--quick']).steps.map(({ name }) => whole[name]));
    });

    it('run the tests that import a changed file, directly or through one other module, nearest first', () => {
      const imports = [
        "tests/machines/far.test.ts:from '../support/harness.ts'",
        "tests/support/harness.ts:from '#machines/plan/plan.machine.ts'",
        "src/machines/plan/plan.machine.ts:from '#domain/plan/plan.ts'",
        "tests/machines/plan.test.ts:from '#machines/plan/plan.machine.ts'",
        "tests/domain/plan.test.ts:from '#domain/plan/plan.ts'",
      ];
      expect(testsNear([module], imports)).toEqual([
        'tests/domain/plan.test.ts',
        'tests/machines/plan.test.ts',
      ]);
      expect(testsNear(['tests/support/harness.ts'], imports)).toEqual(['tests/machines/far.test.ts']);
    });
  });

  it('choose the number of runs', () => {
    expect(choiceFrom([])).toMatchObject({ times: 1 });
    expect(choiceFrom(['--prove', '--times', '20'])).toMatchObject({ times: 20 });
  });

  it.each(['0', 'x', '1.5', '', '10000'])('reject "%s" as the number of runs', (times) => {
    const message = `--times takes a whole number from 1 to 9999, not "${times}".`;
    expect(() => choiceFrom(['--times', times])).toThrow(message);
  });
});

it('repeats a run until it fails', async () => {
  const turns: number[] = [];
  const once = async () => [{ failed: turns.length === 1 ? 1 : 0 }];
  const outcomes = await repeat(5, once, (_, turn) => turns.push(turn));
  expect(outcomes).toEqual([{ failed: 0 }, { failed: 1 }]);
  expect(turns).toEqual([1, 2]);
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

  it('fails when its program does not exist', async () => {
    const outcome = await runStep({ ...step(''), command: ['no-such-program'] });
    expect([outcome.passed, outcome.failed]).toEqual([0, 1]);
    expect(outcome.output).toContain('no-such-program');
  });

  it('is stopped only when it prints nothing for the given time', async () => {
    const silent = await runStep(step('setTimeout(() => {}, 1e9)'), { silentMs: 200 });
    expect([silent.passed, silent.failed]).toEqual([0, 1]);
    expect(silent.output).toMatch(/^Stopped: nothing was printed for 0 seconds\.$/m);
    const talking =
      'let left = 60; const t = setInterval(() => { console.log(left); if (--left === 0) clearInterval(t); }, 50)';
    const slow = await runStep({ ...step(talking), budgetSeconds: 0 }, { silentMs: 2000 });
    expect([slow.passed, slow.failed]).toEqual([1, 0]);
    expect(slow.seconds).toBeGreaterThan(2);
  });

  it('of a test runner reports each test as it ends, and counts them if the runner is killed', async () => {
    const lines = [' ✓ |unit| a.test.ts > adds 2ms', ' × |unit| a.test.ts > fails 3ms', 'beside'];
    const script = `console.log(${JSON.stringify(lines.join('\n'))}); process.kill(process.pid, 'SIGKILL')`;
    const seen: string[] = [];
    const outcome = await runStep(
      { ...step(script), command: ['node', '-e', script, '--'], kind: 'tests' },
      { onTest: (line) => seen.push(line) },
    );
    expect(seen).toEqual(lines.slice(0, 2));
    expect([outcome.passed, outcome.failed, outcome.output]).toEqual([1, 1, 'beside\n']);
  });

  it('fits with all others and the installation into 20 minutes', () => {
    const seconds = EVERY_RUN.reduce((sum, { budgetSeconds }) => sum + budgetSeconds, INSTALL_BUDGET_SECONDS);
    expect(seconds).toBeLessThanOrEqual(20 * 60);
  });
});
