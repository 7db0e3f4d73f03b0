import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../house/root.mjs';
import { type Count, lastLine, sum } from './count.ts';
import type { Outcome } from './run-step.ts';
import { STEPS } from './steps.ts';

/** What a proof says of a step: what came of it, and at which commit. */
export interface ProvenStep extends Count {
  name: string;
  commit: string;
  seconds: number;
}

const ROW = /^\| ([a-z][a-z ]*) \| ([0-9a-f]+) \| (\d+) \| (\d+) \| ([\d.]+) \|$/gm;

/** The steps that a proof tells of. */
export const provenStepsIn = (text: string): ProvenStep[] =>
  [...text.matchAll(ROW)].map(([, name = '', commit = '', passed, failed, seconds]) => ({
    name,
    commit,
    passed: Number(passed),
    failed: Number(failed),
    seconds: Number(seconds),
  }));

/** The text of a proof: what was run, on what, and what came of it. */
export function proofText(steps: readonly ProvenStep[], about: { date: string; machine: string }): string {
  return [
    `# Proof of ${about.date}`,
    '',
    `${about.machine}. Every test at its full size, each step at the commit that its row names.`,
    '',
    '| step | commit | passed | failed | seconds |',
    '| --- | --- | ---: | ---: | ---: |',
    ...steps.map(
      ({ name, commit, passed, failed, seconds }) =>
        `| ${name} | ${commit} | ${passed} | ${failed} | ${seconds.toFixed(1)} |`,
    ),
    '',
    lastLine(sum(steps)),
    '',
  ].join('\n');
}

/** A day's steps with one more, in the order of a run: what it said of the same step before gives way. */
export const withStep = (steps: readonly ProvenStep[], one: ProvenStep): ProvenStep[] =>
  STEPS.flatMap(({ name }) => [one, ...steps].find((step) => step.name === name) ?? []);

/**
 * Writes what came of a step into the day's proof under docs/proofs and answers its path. Each step is written when it
 * ends, so that a proof of hours can be cut off, and made in parts.
 */
export function writeProof({ step, passed, failed, seconds }: Outcome): string {
  const date = new Date().toISOString().slice(0, 10);
  const file = path.join('docs/proofs', `${date}.md`);
  const onDisk = path.join(ROOT, file);
  const before = existsSync(onDisk) ? provenStepsIn(readFileSync(onDisk, 'utf8')) : [];
  const steps = withStep(before, { name: step.name, commit: commitNow(), passed, failed, seconds });
  const machine = `Node ${process.versions.node}, ${os.type()}, ${os.cpus().length} cores`;
  mkdirSync(path.dirname(onDisk), { recursive: true });
  writeFileSync(onDisk, proofText(steps, { date, machine }));
  return file;
}

const commitNow = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
