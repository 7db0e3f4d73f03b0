import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { conclusionOf, type Finding } from '#charts/mutate/report.ts';
import { scoreOf } from '#charts/mutate/score.ts';
import type { Verdict } from '#charts/mutate/verdict.ts';
import { charts } from '#machines/index.ts';

function mutate(...args: string[]) {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/mutate.ts', ...args], {
    encoding: 'utf8',
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

describe('npm run mutate', () => {
  it('prints the score of the named chart, and exits with 0 where every mutant is killed', () => {
    const { code, stdout } = mutate('pageInitialState');
    expect(code).toBe(0);
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['chart', 'mutants', 'killed', 'equivalent', 'survived', 'share'],
      ['pageInitialState', '6', '6', '0', '0', '100.0 %'],
      [''],
    ]);
  });

  it('lists the charts when a name is unknown', () => {
    const { code, stderr } = mutate('lobby');
    expect(code).toBe(1);
    expect(stderr).toContain(`No chart is called lobby. There are: ${Object.keys(charts).join(', ')}.`);
  });
});

function finding(killed: number, survived: number): Finding {
  const verdicts = [...Array(killed).fill('killed'), ...Array(survived).fill('survived')].map(
    (outcome: Verdict['outcome']): Verdict => ({ mutant: 'drop a transition', outcome, why: '' }),
  );
  return { score: scoreOf('planted', verdicts), verdicts };
}

it('npm run mutate exits with 1 where the tours of one chart kill less than 95 % of its mutants', () => {
  const { text, exitCode } = conclusionOf([finding(20, 0), finding(18, 1)]);
  expect(exitCode).toBe(1);
  expect(text.split('\n').at(-1)).toBe('planted: less than 95.0 % noticed');
  expect(conclusionOf([finding(18, 1)], true).exitCode).toBe(1);
  const enough = conclusionOf([finding(19, 1)]);
  expect(enough.exitCode).toBe(0);
  expect(enough.text).not.toContain('less than');
});
