/**
 * Draws every chart into docs/charts (or a folder given), with an index. `--check` only says what is stale.
 * `export --format FORMAT --out DIR [CHART…]` writes charts for other programs.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import ELK from 'elkjs/lib/elk.bundled.js';
import { describeChart } from '#atelier/describe.ts';
import { layOut } from '#atelier/layout.ts';
import { toSvg } from '#atelier/svg.ts';
import { charts } from '#machines/index.ts';
import { coverageFiles } from './charts-coverage.ts';
import { exportCharts } from './charts-export.ts';
import { chartIndex } from './charts-index.ts';

async function drawAll(): Promise<Map<string, string>> {
  const layouter = new ELK();
  const descriptions = Object.values(charts).map(describeChart);
  const files = new Map([...coverageFiles(), ['README.md', chartIndex(descriptions)]]);
  for (const chart of descriptions) files.set(`${chart.id}.svg`, toSvg(chart, await layOut(chart, layouter)));
  return files;
}

function present(folder: string): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
}

async function draw(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const folder = positionals[0] ?? 'docs/charts';
  const wanted = await drawAll();
  const found = present(folder);
  const stale = [...new Set([...wanted.keys(), ...found.keys()])].filter(
    (name) => wanted.get(name) !== found.get(name),
  );
  if (values.check) {
    if (stale.length > 0) throw new Error(`Stale in ${folder}: ${stale.join(', ')}. Run npm run charts.`);
    return;
  }
  for (const name of stale) {
    const content = wanted.get(name);
    if (content === undefined) rmSync(`${folder}/${name}`);
    else writeFileSync(`${folder}/${name}`, content);
  }
  console.log(`${wanted.size} files in ${folder}, ${stale.length} changed`);
}

const [command, ...rest] = process.argv.slice(2);
try {
  if (command === 'export') console.log(await exportCharts(rest));
  else await draw(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
