import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Retraced, retrace, stepsOfActor } from '#charts/trace/retrace.ts';
import { traceIn } from '#domain/atelier/trace.ts';
import { type ChartName, charts } from '#machines/index.ts';
import { models } from '#tests/machines/models.ts';

interface Found {
  chart: ChartName;
  retraced: Extract<Retraced, { kind: 'found' }>;
  active: readonly string[];
}

/**
 * Writes a test that replays a problem report on the models, chart by chart. Returns what it wrote, the charts that
 * received no event, and the steps that a chart of this version does not accept. Throws if the test file exists.
 */
export function testOf(args: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const [file = '', ...names] = positionals;
  const { out = path.join('tests/machines', `${path.basename(file, '.json')}.test.ts`) } = values;
  checkIsNew(out);
  const trace = traceIn(readFileSync(file, 'utf8'));
  const found: Found[] = [];
  const missing: string[] = [];
  const resting = new Set<string>();
  for (const { session, chart } of trace.actors) {
    const [first, ...others] = stepsOfActor(trace.steps, session);
    if (!isChart(chart) || (names.length > 0 && !names.includes(chart))) continue;
    if (first === undefined || others.length === 0) {
      resting.add(chart);
      continue;
    }
    const retraced = retrace(models[chart], [first, ...others]);
    if (retraced.kind === 'found') found.push({ chart, retraced, active: others.at(-1)?.active ?? [] });
    else missing.push(`${chart}: step ${retraced.step.seq} (${retraced.step.event}) is not in its model`);
  }
  if (found.length > 0) {
    writeFileSync(out, testText(path.basename(file), trace.version, found));
    execFileSync('npx', ['biome', 'format', '--write', '--vcs-enabled=false', out], { stdio: 'ignore' });
  }
  const written = found.length === 0 ? 'No test' : `${out}: ${found.map(({ chart }) => chart).join(', ')}`;
  const unchanged = resting.size === 0 ? [] : [`Without an event: ${[...resting].join(', ')}`];
  return [written, ...unchanged, ...missing].join('\n');
}

function checkIsNew(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists. Name another file with --out FILE.`);
}

const isChart = (name: string): name is ChartName => Object.hasOwn(charts, name);

function testText(report: string, version: string, found: readonly Found[]): string {
  const cases = found.map(
    ({ chart, retraced: { start, steps }, active }) =>
      `[${[chart, start, steps.map((step) => ('label' in step ? step.label : '')), active].map((part) => JSON.stringify(part)).join(', ')}],`,
  );
  return `import { expect, it } from 'vitest';
import { simulate } from '#charts/simulate/simulate.ts';
import { models } from '#tests/machines/models.ts';

/** From ${report} of version ${version}: a chart, the input of its model, its steps, and where they lead. */
const REPORTED = [
${cases.join('\n')}
] as const;

it.each(REPORTED)('%s takes the steps of the report', (chart, start, labels, active) => {
  const steps = labels.map((label) => ({ kind: 'choice', label }) as const);
  expect(simulate(models[chart], start, steps).active).toEqual(active);
});
`;
}
