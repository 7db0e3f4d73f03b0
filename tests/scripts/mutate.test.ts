import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { charts } from '#machines/index.ts';

function mutate(...args: string[]) {
  const run = spawnSync('npx', ['tsx', 'scripts/mutate.ts', ...args], { encoding: 'utf8' });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

describe('npm run mutate', () => {
  it('prints a table of the named chart, and ends well where every defect is noticed', () => {
    const { code, stdout } = mutate('pageInitialState');
    expect(code).toBe(0);
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      [
        'chart',
        'mutants',
        'killed',
        'equivalent',
        'survived',
        'share',
        'states',
        'transitions',
        'pairs',
        'random',
      ],
      ['pageInitialState', '6', '6', '0', '0', '100.0 %', '100.0 %', '100.0 %', '100.0 %', '100.0 %'],
      [''],
    ]);
  });

  it('gives the same as data, with what became of each mutant', () => {
    const [finding, ...others] = JSON.parse(mutate('pageInitialState', '--json').stdout);
    expect(others).toEqual([]);
    expect(finding.score).toMatchObject({ chart: 'pageInitialState', mutants: 6, killed: 6, share: 1 });
    expect(finding.verdicts).toContainEqual({
      mutant: 'change a delay (shorter): initialState',
      standing: 'killed',
      noticedBy: ['states', 'transitions', 'pairs', 'random'],
      why: '',
    });
  });

  it('says which charts there are when it does not know one', () => {
    const { code, stderr } = mutate('lobby');
    expect(code).toBe(1);
    expect(stderr).toContain(`No chart is called lobby. There are: ${Object.keys(charts).join(', ')}.`);
  });
});
