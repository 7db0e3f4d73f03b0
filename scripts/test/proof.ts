import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../house/root.mjs';
import { lastLine, sum } from './count.ts';
import type { Outcome } from './run-step.ts';

/** The text of a proof: what was run, on what, and what came of it. */
export function proofText(
  outcomes: readonly Outcome[],
  about: { date: string; commit: string; machine: string },
) {
  return [
    `# Proof of ${about.date}`,
    '',
    `Commit ${about.commit}, ${about.machine}. Every test at its full size.`,
    '',
    '| step | passed | failed | seconds |',
    '| --- | ---: | ---: | ---: |',
    ...outcomes.map(
      ({ step, passed, failed, seconds }) =>
        `| ${step.name} | ${passed} | ${failed} | ${seconds.toFixed(1)} |`,
    ),
    '',
    lastLine(sum(outcomes)),
    '',
  ].join('\n');
}

/** Writes the dated result under docs/proofs and answers its path. */
export function writeProof(outcomes: readonly Outcome[]): string {
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const machine = `Node ${process.versions.node}, ${os.type()}, ${os.cpus().length} cores`;
  const file = path.join('docs/proofs', `${date}.md`);
  mkdirSync(path.join(ROOT, 'docs/proofs'), { recursive: true });
  writeFileSync(path.join(ROOT, file), proofText(outcomes, { date, commit, machine }));
  return file;
}
