import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Report } from '#charts/explore/report.ts';
import { CHART_RULES } from '#tests/support/chart-rules.ts';
import { readRows } from '../../scripts/requirements/document.ts';

const ROWS = readRows(readFileSync('docs/requirements.md', 'utf8')).map(({ id }) => id);

/** A test of each lint rule on an explored chart. */
export function testChartRules(report: () => Report): void {
  it('names rows of docs/requirements.md', () => {
    const { states, transitions } = report().chart;
    const named = [...states, ...transitions].flatMap(({ requirements }) => requirements);
    expect(ROWS).toEqual(expect.arrayContaining(named));
  });

  it.each(Object.entries(CHART_RULES))('%s', (_, rule) => {
    expect(rule(report())).toEqual([]);
  });
}
