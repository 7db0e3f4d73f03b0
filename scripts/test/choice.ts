import { parseArgs } from 'node:util';
import { STEPS, type Step } from './steps.ts';

/** The options of a run. */
export interface Choice {
  steps: readonly Step[];
  /** Runs the unit tests of what changed since the last such run that passed. */
  isQuick: boolean;
  times: number;
}

const OPTIONS = {
  quick: { type: 'boolean', default: false },
  only: { type: 'string' },
  prove: { type: 'boolean', default: false },
  times: { type: 'string', default: '1' },
} as const;

/** Parses the arguments of a run. Throws an error that explains an invalid argument. */
export function choiceFrom(args: readonly string[]): Choice {
  const { quick, only, prove, times } = parseArgs({ args: [...args], options: OPTIONS }).values;
  if (!/^[1-9]\d{0,3}$/.test(times))
    throw new Error(`--times takes a whole number from 1 to 9999, not "${times}".`);
  return {
    steps: stepsNamed(only, quick, prove),
    isQuick: quick && only === undefined,
    times: Number(times),
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
