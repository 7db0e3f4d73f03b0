import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Report, reportOn } from '#charts/explore/report.ts';
import { charts } from '#machines/index.ts';
import { models } from '#tests/machines/models.ts';
import { testChartRules } from './chart-rule-tests.ts';

const MACHINES = 'src/machines';
const LONGEST_CHART = 250;
/** `npm run check` names the charts that changed. `npm test` names none, because its walks lint every chart. */
const named = (process.env['CHARTS'] || undefined)?.split(',');
const linted = Object.entries(models).filter(([name]) => named?.includes(name) ?? true);

describe('the registry of charts', () => {
  it('lists every chart of the product under its own name', () => {
    const folders = readdirSync(MACHINES, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
      .map(({ name }) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
    expect(Object.keys(charts).sort()).toEqual(folders.sort());
    expect(Object.values(charts).map(({ id }) => id)).toEqual(Object.keys(charts));
  });

  it('has the model of each chart under the name of the chart', () => {
    expect(Object.values(models).map(({ machine }) => machine)).toEqual(Object.values(charts));
  });

  it('has no chart of more than 250 lines', () => {
    const long = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .filter((path) => readFileSync(`${MACHINES}/${path}`, 'utf8').split('\n').length > LONGEST_CHART);
    expect(long).toEqual([]);
  });
});

describe.each(linted)('the %s chart', (_, model) => {
  let report: Report;
  beforeAll(() => {
    report = reportOn(model);
  });
  testChartRules(() => report);
});
