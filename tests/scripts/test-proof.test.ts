import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Proof, type ProvenStep, proofIn, proofText, withStep } from '../../scripts/test/proof.ts';
import { writeProof } from '../../scripts/test/proof-file.ts';
import { isCommitted, revisionOf, revisionOver } from '../../scripts/test/revision.ts';
import { lineOfRuns, type Run, runInARow, withRun } from '../../scripts/test/runs-in-a-row.ts';

const about = { date: '2026-01-31', machine: 'Node 20.19.0, Linux, 2 cores' };
const unit = { name: 'unit', commit: 'abc1234', passed: 1, failed: 0, seconds: 1.25 };
const server = { name: 'server', commit: 'abc1234', passed: 7, failed: 2, seconds: 1600.4 };
const textOf = (proof: Partial<Proof>) => proofText({ steps: [], runs: [], ...proof }, about);
const linesOf = (proof: Partial<Proof>) => textOf(proof).trimEnd().split('\n');

describe('a proof', () => {
  it('says what was run, on what, at which commit, and what came of it', () => {
    const text = textOf({ steps: [unit] });
    expect(text).toContain('# Proof of 2026-01-31');
    expect(text).toContain('Node 20.19.0, Linux, 2 cores.');
    expect(text).toContain('| unit | abc1234 | 1 | 0 | 1.3 |');
    expect(text.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed');
  });

  it('keeps what was proven before on the same day, and takes the newer word on the same step', () => {
    const before = proofIn(textOf({ steps: [unit, server] })).steps;
    const mended = { ...server, commit: 'def5678', passed: 9, failed: 0 };
    expect(withStep(before, mended)).toEqual([{ ...unit, seconds: 1.3 }, mended]);
    expect(withStep([mended], unit)).toEqual([unit, mended]);
  });

  it('reads what earlier versions wrote', () => {
    const text =
      '| generated types | cac7c17 | 1 | 0 | 1.6 |\n| server | 1833 | 2 | 1599.4 |\n\n1 passed, 0 failed\n';
    const types = { name: 'generated types', commit: 'cac7c17', passed: 1, failed: 0, seconds: 1.6 };
    expect(proofIn(text)).toEqual({ steps: [types], runs: [] });
  });

  it('says where something had changed that the commit does not hold', () => {
    expect(revisionOf('abc1234', '')).toBe('abc1234');
    expect(revisionOf('abc1234', ' M src/app/main.tsx')).toBe('abc1234+');
    expect(revisionOver('abc1234', 'abc1234')).toBe('abc1234');
    expect(revisionOver('abc1234', 'def5678')).toBe('abc1234+');
    expect(revisionOver('abc1234', 'abc1234+')).toBe('abc1234+');
    expect(['abc1234', 'abc1234+'].map(isCommitted)).toEqual([true, false]);
    const steps = [{ ...unit, seconds: 2, commit: 'abc1234+' }];
    expect(textOf({ steps })).toContain('A plus means: with changes that the commit does not hold.');
    expect(proofIn(textOf({ steps })).steps).toEqual(steps);
  });
});

describe('a proof in parts', () => {
  const part = (name: string, commit = 'abc1234'): ProvenStep => ({
    ...{ name: 'stories', part: name, commit },
    ...{ passed: 10, failed: 0, seconds: 100 },
  });
  const proven = (...parts: readonly ProvenStep[]) => parts.reduce<ProvenStep[]>(withStep, []);

  it('is not whole before the last part, and says which are there', () => {
    const steps = proven(part('3/3'), part('1/3'));
    expect(linesOf({ steps })).toContain('stories is not whole at abc1234: of 3 parts 1, 3');
    expect(proofIn(textOf({ steps })).steps).toEqual([part('1/3'), part('3/3')]);
  });

  it('is whole with all parts of one commit, and sums them', () => {
    const again = { ...part('2/3'), passed: 9, failed: 1 };
    const lines = linesOf({ steps: proven(unit, part('2/3'), part('1/3'), part('3/3'), again) });
    expect(lines).toContain('stories is whole at abc1234, in 3 parts: 29 passed, 1 failed');
    expect(lines.at(-1)).toBe('30 passed, 1 failed');
  });

  it('begins anew at another commit, or with another number of parts', () => {
    expect(proven(part('1/2'), part('2/2', 'def5678'))).toEqual([part('2/2', 'def5678')]);
    expect(proven(part('1/2'), part('2/3'))).toEqual([part('2/3')]);
  });

  it('lets an older whole stand until all of its parts are there, and gives way to a whole', () => {
    const old = { name: 'stories', commit: '0ld', passed: 20, failed: 0, seconds: 200 };
    expect(proven(old, part('1/2'))).toEqual([old, part('1/2')]);
    expect(proven(old, part('1/2'), part('2/2'))).toEqual([part('1/2'), part('2/2')]);
    expect(proven(part('1/2'), part('2/2'), old)).toEqual([old]);
  });
});

describe('runs in a row', () => {
  const run = (failed: readonly string[] = [], commit = 'abc1234', size: Run['size'] = 'sampled'): Run => ({
    ...{ steps: ['model', 'journeys'], commit, size, failed },
  });
  const linesAfter = (...runs: readonly Run[]) =>
    runs.reduce<Proof['runs']>(
      (rows, one) => withRun(proofIn(textOf({ steps: [unit], runs: rows })).runs, one),
      [],
    );
  const told = (...runs: readonly Run[]) => linesAfter(...runs).map(lineOfRuns);

  it('are counted at one commit, and go on where they were cut off', () => {
    expect(told(run())).toEqual(['1 run in a row of model, journeys at abc1234, sampled']);
    expect(told(run(), run(), run())).toEqual(['3 runs in a row of model, journeys at abc1234, sampled']);
  });

  it('begin anew at another commit, at another size and with other steps', () => {
    const other = { ...run(), steps: ['model', 'unused code'] };
    expect(told(run(), run([], 'def5678'), run([], 'abc1234', 'at full size'), other, run())).toEqual([
      '1 run in a row of model, journeys at def5678, sampled',
      '1 run in a row of model, journeys at abc1234, at full size',
      '1 run in a row of model, unused code at abc1234, sampled',
      '2 runs in a row of model, journeys at abc1234, sampled',
    ]);
  });

  it('end with a failure, whose count stays, and begin anew after it', () => {
    expect(told(run(), run(), run(['journeys']), run())).toEqual([
      '2 runs in a row of model, journeys at abc1234, sampled; then journeys failed',
      '1 run in a row of model, journeys at abc1234, sampled',
    ]);
    expect(told(run(['model', 'journeys']))).toEqual([
      '0 runs in a row of model, journeys at abc1234, sampled; then model, journeys failed',
    ]);
  });

  it('stand under the table of the day, and let it be', () => {
    const lines = linesOf({ steps: [unit], runs: linesAfter(run()) });
    const row = '- 1 run in a row of model, journeys at abc1234, sampled';
    expect(lines.slice(-5)).toEqual(['1 passed, 0 failed', '', '## Runs in a row', '', row]);
  });

  it('stop at the first failure, and each is told when it ends', async () => {
    const failures = [0, 0, 1, 0];
    const heard: [failed: number[], turn: number][] = [];
    const all = await runInARow(
      4,
      async () => [{ failed: failures[heard.length] ?? 0 }],
      (outcomes, turn) => heard.push([outcomes.map(({ failed }) => failed), turn]),
    );
    expect(heard).toEqual([
      [[0], 1],
      [[0], 2],
      [[1], 3],
    ]);
    expect(all).toEqual([{ failed: 0 }, { failed: 0 }, { failed: 1 }]);
  });
});

describe('the file of a proof', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'bridgework-proof-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is written whenever something ends, and keeps what it said', () => {
    const day = { root, date: '2026-01-31' };
    const run: Run = { steps: ['model'], commit: 'abc1234', size: 'sampled', failed: [] };
    writeProof((proof) => ({ ...proof, steps: withStep(proof.steps, unit) }), day);
    for (const _ of [1, 2]) writeProof((proof) => ({ ...proof, runs: withRun(proof.runs, run) }), day);
    const { file } = writeProof((proof) => ({ ...proof, steps: withStep(proof.steps, server) }), day);
    expect(file).toBe('docs/proofs/2026-01-31.md');
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text).toContain('| unit | abc1234 | 1 | 0 | 1.3 |\n| server | abc1234 | 7 | 2 | 1600.4 |');
    expect(text).toContain('- 2 runs in a row of model at abc1234, sampled\n');
  });
});
