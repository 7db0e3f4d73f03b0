// Runs the checks and tests of the repository: all, the quick ones (--quick), or some by name (--only format,unit).
// With --prove each takes its full size, and the result is written under docs/proofs.
import { parseArgs } from 'node:util';
import { lastLine, sum } from './count.ts';
import { writeProof } from './proof.ts';
import { endAll, type Outcome, patienceFor, runStep } from './run-step.ts';
import { STEPS, type Step } from './steps.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    prove: { type: 'boolean', default: false },
  },
});

const AT_ONCE = 2;
const LONGEST_SECONDS = 19.5 * 60;
const LONGEST_PROOF_STEP_SECONDS = 3 * 60 * 60;
const started = performance.now();

/** A run ends within 20 minutes, whatever hangs; a step of a proof may take hours. */
function patience(step: Step): number {
  if (values.prove) return LONGEST_PROOF_STEP_SECONDS;
  return Math.min(patienceFor(step), LONGEST_SECONDS - (performance.now() - started) / 1000);
}

function chosenSteps(): readonly Step[] {
  const names = values.only?.split(',');
  const unknown = names?.filter((name) => !STEPS.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}`);
    process.exit(1);
  }
  if (names) return STEPS.filter((step) => names.includes(step.name));
  return values.quick ? STEPS.filter((step) => step.quick) : STEPS;
}

function tell({ step, passed, failed, seconds, failures, output }: Outcome): void {
  const late = seconds > step.budgetSeconds ? ', over it' : '';
  const time = `${seconds.toFixed(1)} s (budget ${step.budgetSeconds} s${late})`;
  const word = failed === 0 ? 'passed' : 'FAILED';
  const counts = step.kind === 'tests' ? `${passed} passed, ${failed} failed` : '';
  console.log(`${word}  ${step.name.padEnd(18)} ${time.padEnd(32)} ${counts}`.trimEnd());
  if (failed > 0) console.log(`\n${[...failures, output].join('\n').trimEnd()}\n`);
}

async function runAll(steps: readonly Step[], atOnce: number): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step, patience(step));
      tell(outcome);
      if (values.prove) console.log(`Written to ${writeProof(outcome)}`);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return outcomes;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll();
    process.exit(1);
  });
}
if (values.prove) process.env['PROVE'] = '1';
const steps = chosenSteps();
const checks = await runAll(
  steps.filter((step) => step.kind === 'check'),
  AT_ONCE,
);
const tests = await runAll(
  steps.filter((step) => step.kind === 'tests'),
  1,
);
const outcomes = [...checks, ...tests];
const total = sum(outcomes);
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s in all`);
console.log(lastLine(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
