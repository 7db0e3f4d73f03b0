// Runs the checks and tests of the repository: all, the quick ones (--quick), or some by name (--only lint,unit).
// With --prove each runs at its full size. With --times 10 the run repeats until it fails.
import { changeOf, rememberPassed, treeNow } from './changed.ts';
import { type Choice, choiceFrom } from './choice.ts';
import { lastLine, sum } from './count.ts';
import { narrowed } from './narrow.ts';
import { repeat } from './repeat.ts';
import { endAll, type Outcome, runStep } from './run-step.ts';
import type { Step } from './steps.ts';

const AT_ONCE = 2;

function chosen(): Choice {
  try {
    return choiceFrom(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const { steps: every, isQuick, times } = chosen();

const tree = isQuick ? treeNow() : undefined;
const change = tree === undefined ? undefined : changeOf(tree);
if (change) console.log(`check   ${change.files.length} files differ from ${change.since}`);
const steps = change ? every.flatMap((step) => narrowed(step, change.files) ?? []) : every;

/** After Ctrl+C the running steps end, and the report counts the tests that ran. */
let isInterrupted = false;

const secondsSince = (moment: number): number => (performance.now() - moment) / 1000;

function print({ step, passed, failed, seconds, failures, output }: Outcome): void {
  const late = seconds > step.budgetSeconds ? ', over it' : '';
  const time = `${seconds.toFixed(1)} s (budget ${step.budgetSeconds} s${late})`;
  const word = failed === 0 ? 'passed' : 'FAILED';
  const counts = step.kind === 'tests' ? `${passed} passed, ${failed} failed` : '';
  console.log(`${word}  ${step.name.padEnd(18)} ${time.padEnd(32)} ${counts}`.trimEnd());
  for (const [line] of output.matchAll(/^figure: .*$/gm)) console.log(`  ${line}`);
  if (failed > 0) console.log(`\n${[...failures, output].join('\n').trimEnd()}\n`);
}

async function runAll(some: readonly Step[], atOnce: number): Promise<Outcome[]> {
  const waiting = [...some];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step && !isInterrupted; step = waiting.shift()) {
      const outcome = await runStep(step, { onTest: step.runsBeside ? console.log : undefined });
      print(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return outcomes;
}

async function runOnce(): Promise<Outcome[]> {
  const ofKind = (kind: Step['kind']) => steps.filter((step) => step.kind === kind);
  const checks = await runAll(ofKind('check'), AT_ONCE);
  const runners = ofKind('tests');
  const lanes = [
    runners.filter(({ runsBeside }) => runsBeside),
    runners.filter(({ runsBeside }) => !runsBeside),
  ];
  return [...checks, ...(await Promise.all(lanes.map((lane) => runAll(lane, 1)))).flat()];
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isInterrupted = true;
    endAll();
  });
}
const started = performance.now();
const outcomes = await repeat(times, runOnce, (ran, turn) => {
  if (times > 1) console.log(`run ${turn} of ${times}: ${lastLine(sum(ran))}`);
});
const total = sum(outcomes);
if (tree !== undefined && total.failed === 0) rememberPassed(tree);
console.log(`\n${secondsSince(started).toFixed(0)} s in all`);
console.log(lastLine(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
