import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { judgeMutants } from '#charts/mutate/find.ts';
import { conclusionOf, type Finding } from '#charts/mutate/report.ts';
import { scoreOf } from '#charts/mutate/score.ts';
import type { Verdict } from '#charts/mutate/verdict.ts';
import { charts } from '#machines/index.ts';
import { dialogModel } from '#tests/machines/dialog.model.ts';
import { CHART_RULES } from '#tests/support/chart-rules.ts';

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
        'coverage',
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
      outcome: 'killed',
      noticedBy: ['states', 'transitions', 'coverage', 'random'],
      why: '',
    });
  });

  it('says which charts there are when it does not know one', () => {
    const { code, stderr } = mutate('lobby');
    expect(code).toBe(1);
    expect(stderr).toContain(`No chart is called lobby. There are: ${Object.keys(charts).join(', ')}.`);
  });
});

/** As many defects as are noticed, and as many as are not. */
function finding(killed: number, survived: number): Finding {
  const verdict = (outcome: Verdict['outcome']): Verdict => ({
    mutant: 'drop a transition',
    outcome,
    noticedBy: outcome === 'killed' ? ['coverage'] : [],
    why: '',
  });
  const verdicts = [
    ...Array.from({ length: killed }, () => verdict('killed')),
    ...Array.from({ length: survived }, () => verdict('survived')),
  ];
  return { score: scoreOf('planted', verdicts), verdicts, tried: [] };
}

describe('the end of npm run mutate', () => {
  it('is bad where the walks notice less than 95 % of the defects of one chart among all', () => {
    const { text, exitCode } = conclusionOf([finding(20, 0), finding(18, 1)]);
    expect(exitCode).toBe(1);
    expect(text.split('\n').at(-1)).toBe('planted: less than 95.0 % noticed');
    expect(conclusionOf([finding(18, 1)], true).exitCode).toBe(1);
  });

  it('is good from 95 % on', () => {
    const { text, exitCode } = conclusionOf([finding(19, 1)]);
    expect(exitCode).toBe(0);
    expect(text).not.toContain('less than');
  });

  it('is bad for walks through a real chart that only come to every state, and good for all that are walked', async () => {
    const weak = conclusionOf([await judgeMutants(dialogModel, Object.values(CHART_RULES), ['states'])]);
    expect(weak.exitCode).toBe(1);
    expect(weak.text).toContain('drop a transition: dialog.open|dialog.complete|0');
    expect(conclusionOf([await judgeMutants(dialogModel, Object.values(CHART_RULES))]).exitCode).toBe(0);
  });
});
