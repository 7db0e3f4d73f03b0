import { parseArgs } from 'node:util';
import { STEPS, type Step } from './steps.ts';

/** What is to be run. */
export interface Choice {
  steps: readonly Step[];
  /** Each at its full size, and written down. */
  isProof: boolean;
  /** How often one run is to follow the other, where runs in a row are counted. */
  times: number | undefined;
  /** Which part of the only step: `2/8`. */
  part: string | undefined;
}

const OPTIONS = {
  quick: { type: 'boolean', default: false },
  only: { type: 'string' },
  prove: { type: 'boolean', default: false },
  times: { type: 'string' },
  part: { type: 'string' },
} as const;

/** What the arguments of a run ask for; throws an error that says what is wrong with them. */
export function choiceFrom(args: readonly string[]): Choice {
  const { quick, only, prove, times, part } = parseArgs({ args: [...args], options: OPTIONS }).values;
  if (times !== undefined && part !== undefined)
    throw new Error('Runs in a row are whole: --times or --part.');
  const steps = stepsNamed(only, quick, prove);
  return {
    steps: part === undefined ? steps : [partOf(steps, part)],
    isProof: prove,
    times: times === undefined ? undefined : countFrom(times),
    part,
  };
}

function stepsNamed(only: string | undefined, isQuick: boolean, isProof: boolean): readonly Step[] {
  const names = only?.split(',').map((name) => name.trim());
  const unknown = names?.filter((name) => !STEPS.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    const known = STEPS.map(({ name }) => name).join(', ');
    throw new Error(`No such step: ${unknown.join(', ')}. Steps: ${known}`);
  }
  if (names) return STEPS.filter((step) => names.includes(step.name));
  return STEPS.filter((step) => (step.quick || !isQuick) && (isProof || !step.proofOnly));
}

function countFrom(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new Error(`--times takes a whole number from 1 to 9999, not "${text}".`);
  return Number(text);
}

/** A step that runs a part of its test files alone, by Vitest's `--shard`. */
function partOf(steps: readonly Step[], part: string): Step {
  const [step, ...more] = steps;
  if (step === undefined || more.length > 0 || step.kind !== 'tests')
    throw new Error('--part takes a part of one runner of tests: --only stories --part 2/8.');
  const [, one, of] = (/^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(part) ?? []).map(Number);
  if (one === undefined || of === undefined || one > of)
    throw new Error(`--part takes which part of how many, as 2/8, not "${part}".`);
  return { ...step, command: [...step.command, `--shard=${part}`] };
}
