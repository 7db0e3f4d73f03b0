import { type Count, lastLine, sum } from './count.ts';
import { isCommitted } from './revision.ts';
import { lineOfRuns, type RunsInARow, runsIn } from './runs-in-a-row.ts';
import { STEPS } from './steps.ts';

/** What a proof says of a step, or of a part of it: what came of it, and at which commit. */
export interface ProvenStep extends Count {
  name: string;
  /** Which part of how many: `2/8`. */
  part?: string | undefined;
  commit: string;
  seconds: number;
}

/** What was proven on a day. */
export interface Proof {
  steps: readonly ProvenStep[];
  runs: readonly RunsInARow[];
}

const ROW = /^\| ([a-z]+(?: [a-z]+)*)(?: (\d+\/\d+))? \| ([0-9a-f]+\+?) \| (\d+) \| (\d+) \| ([\d.]+) \|$/gm;

/** What the text of a proof tells. */
export const proofIn = (text: string): Proof => ({
  steps: [...text.matchAll(ROW)].map(([, name = '', part, commit = '', passed, failed, seconds]) => ({
    name,
    ...(part === undefined ? {} : { part }),
    commit,
    passed: Number(passed),
    failed: Number(failed),
    seconds: Number(seconds),
  })),
  runs: runsIn(text),
});

/** The text of a proof: what was run, on what, and what came of it. */
export function proofText({ steps, runs }: Proof, about: { date: string; machine: string }): string {
  const parts = [
    [`# Proof of ${about.date}`],
    [`${about.machine}.${steps.length > 0 ? FULL_SIZE : ''}${steps.every(isClean) ? '' : WITH_CHANGES}`],
    ...(steps.length > 0 ? [tableOf(steps), ...wholesOf(steps), [lastLine(sum(steps))]] : []),
    ...(runs.length > 0 ? [['## Runs in a row'], runs.map((row) => `- ${lineOfRuns(row)}`)] : []),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const FULL_SIZE = ' Every test at its full size, each step at the commit that its row names.';
const WITH_CHANGES = ' A plus means: with changes that the commit does not hold.';
const isClean = ({ commit }: ProvenStep): boolean => isCommitted(commit);

const tableOf = (steps: readonly ProvenStep[]): string[] => [
  '| step | commit | passed | failed | seconds |',
  '| --- | --- | ---: | ---: | ---: |',
  ...steps.map(({ name, part, commit, passed, failed, seconds }) => {
    const what = part === undefined ? name : `${name} ${part}`;
    return `| ${what} | ${commit} | ${passed} | ${failed} | ${seconds.toFixed(1)} |`;
  }),
];

const placeOf = ({ part = '' }: ProvenStep): number => Number(part.split('/')[0]);
const countOf = ({ part = '' }: ProvenStep): number => Number(part.split('/')[1]);

/** What the parts of each step come to: the whole, or what is there of it. */
const wholesOf = (steps: readonly ProvenStep[]): string[][] =>
  STEPS.flatMap(({ name }) => {
    const parts = steps.filter((step) => step.name === name && step.part !== undefined);
    const [first] = parts;
    return first === undefined ? [] : [[whole(first, parts)]];
  });

function whole(first: ProvenStep, parts: readonly ProvenStep[]): string {
  const { name, commit } = first;
  if (parts.length === countOf(first))
    return `${name} is whole at ${commit}, in ${parts.length} parts: ${lastLine(sum(parts))}`;
  const there = parts.map(placeOf).join(', ');
  return `${name} is not whole at ${commit}: of ${countOf(first)} parts ${there}`;
}

/**
 * A day's steps with one more, in the order of a run: what it said of the same step before gives way. Parts stand
 * beside each other when they are of one commit; a whole stands until all parts of a newer one are there.
 */
export function withStep(steps: readonly ProvenStep[], one: ProvenStep): ProvenStep[] {
  const others = steps.filter(({ name }) => name !== one.name);
  const same =
    one.part === undefined
      ? [one]
      : withPart(
          steps.filter(({ name }) => name === one.name),
          one,
        );
  return STEPS.flatMap(({ name }) => [...others, ...same].filter((step) => step.name === name));
}

function withPart(before: readonly ProvenStep[], one: ProvenStep): ProvenStep[] {
  const beside = before.filter(
    (step) => step.commit === one.commit && countOf(step) === countOf(one) && step.part !== one.part,
  );
  const parts = [...beside, one].sort((a, b) => placeOf(a) - placeOf(b));
  const wholes = before.filter(({ part }) => part === undefined);
  return parts.length === countOf(one) ? parts : [...wholes, ...parts];
}
