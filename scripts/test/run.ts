// Runs the checks and tests of the repository: all, the quick ones (--quick), or some by name (--only format,unit).
// With --prove each takes its full size, and the result is written under docs/proofs; --part 2/8 takes a part of one.
// With --times the runs follow each other until one fails, and how many have passed in a row is written there, too.
import path from 'node:path';
import { ROOT } from '../house/root.mjs';
import { type Choice, choiceFrom } from './choice.ts';
import { lastLine, sum } from './count.ts';
import { pageCoverageIn, pageCoverageLine } from './page-coverage.ts';
import { withStep } from './proof.ts';
import { writeProof } from './proof-file.ts';
import { isCommitted, revisionNow, revisionOver } from './revision.ts';
import { endAll, type Outcome, runStep } from './run-step.ts';
import { lineOfRuns, runInARow, withRun } from './runs-in-a-row.ts';
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

const { steps, isProof, times, part } = chosen();
if (isProof) process.env['PROVE'] = '1';

/** After Ctrl+C the running steps end, and the report says how far they came. */
let isInterrupted = false;

const secondsSince = (moment: number): number => (performance.now() - moment) / 1000;

function tell({ step, passed, failed, seconds, failures, output }: Outcome): void {
  const late = seconds > step.budgetSeconds ? ', over it' : '';
  const time = `${seconds.toFixed(1)} s (budget ${step.budgetSeconds} s${late})`;
  const word = failed === 0 ? 'passed' : 'FAILED';
  const counts = step.kind === 'tests' ? `${passed} passed, ${failed} failed` : '';
  console.log(`${word}  ${step.name.padEnd(18)} ${time.padEnd(32)} ${counts}`.trimEnd());
  for (const [line] of output.matchAll(/^figure: .*$/gm)) console.log(`  ${line}`);
  if (failed > 0) console.log(`\n${[...failures, output].join('\n').trimEnd()}\n`);
  else if (step.name === 'journeys')
    console.log(pageCoverageLine(pageCoverageIn(path.join(ROOT, 'coverage/pages'))));
}

/** Writes what came of a step; a part of one can be added to others only where a commit says what was run. */
function prove({ step: { name }, passed, failed, seconds }: Outcome, commit: string): void {
  if (part !== undefined && !isCommitted(commit)) {
    console.log(`Not written: a part counts at a commit alone, and this is ${commit}`);
    return;
  }
  const { file } = writeProof((proof) => ({
    ...proof,
    steps: withStep(proof.steps, { name, part, commit, passed, failed, seconds }),
  }));
  console.log(`Written to ${file}`);
}

async function runAll(some: readonly Step[], atOnce: number): Promise<Outcome[]> {
  const waiting = [...some];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step && !isInterrupted; step = waiting.shift()) {
      const before = isProof ? revisionNow() : '';
      const outcome = await runStep(step, { onTest: step.reportsEachTest ? console.log : undefined });
      tell(outcome);
      if (isProof) prove(outcome, revisionOver(before, revisionNow()));
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return outcomes;
}

async function runOnce(): Promise<Outcome[]> {
  const ofKind = (kind: Step['kind']) => steps.filter((step) => step.kind === kind);
  const checks = await runAll(ofKind('check'), AT_ONCE);
  return [...checks, ...(await runAll(ofKind('tests'), 1))];
}

/** Says how a run went, and writes down how many have passed in a row by now. */
function tellOfRun(outcomes: readonly Outcome[], turn: number, commit: string): void {
  console.log(`run ${turn} of ${times}: ${lastLine(sum(outcomes))}`);
  if (!isCommitted(commit)) {
    console.log(`Not written: runs in a row count at a commit alone, and this is ${commit}`);
    return;
  }
  const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ step }) => step.name);
  const size = isProof ? 'at full size' : 'sampled';
  const { file, proof } = writeProof(({ runs, ...rest }) => ({
    ...rest,
    runs: withRun(runs, { steps: steps.map(({ name }) => name), commit, size, failed }),
  }));
  for (const row of proof.runs.slice(-1)) console.log(`${lineOfRuns(row)}: written to ${file}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isInterrupted = true;
    endAll();
  });
}
const started = performance.now();
let revision = times === undefined ? '' : revisionNow();
const outcomes = await runInARow(times ?? 1, runOnce, (ran, turn) => {
  if (times === undefined) return;
  const now = revisionNow();
  tellOfRun(ran, turn, revisionOver(revision, now));
  revision = now;
});
const total = sum(outcomes);
console.log(`\n${secondsSince(started).toFixed(0)} s in all`);
console.log(lastLine(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
