import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import ELK from 'elkjs/lib/elk.bundled.js';
import { describeChart } from '#charts/describe/describe.ts';
import { coverageSummary } from '#charts/export/dossier.ts';
import { FORMATS, isFormat } from '#charts/export/formats.ts';
import { type ChartName, charts } from '#machines/index.ts';
import { models } from '#tests/machines/models.ts';
import { coverageOfModel } from './coverage.ts';

const layouter = new ELK();

/** Writes the named charts, or all, in a format. Returns what it wrote; throws for wrong arguments. */
export async function exportCharts(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { format: { type: 'string' }, out: { type: 'string' } },
    allowPositionals: true,
  });
  const { format = '', out } = values;
  if (format !== 'png' && !isFormat(format))
    throw new Error(`No such format: "${format}". Formats: ${[...Object.keys(FORMATS), 'png'].join(', ')}`);
  if (out === undefined || out === '') throw new Error('Name a folder by --out');
  const names = chartsNamed(positionals);
  mkdirSync(out, { recursive: true });
  for (const name of names) {
    const text = await FORMATS[format === 'png' ? 'svg' : format](describeChart(charts[name]), {
      layouter,
      coverage: () => coverageSummary(coverageOfModel(models[name])),
    });
    writeFileSync(`${out}/${name}.${format}`, format === 'png' ? await pngOf(text) : text);
  }
  return `${names.length} ${format} ${names.length === 1 ? 'file' : 'files'} in ${out}`;
}

/** The named charts, or all charts if no name is given. Throws for an unknown name. */
export function chartsNamed(names: readonly string[]): ChartName[] {
  const unknown = names.filter((name) => !isChart(name));
  if (unknown.length > 0)
    throw new Error(`No such chart: ${unknown.join(', ')}. Charts: ${Object.keys(charts).join(', ')}`);
  return (names.length > 0 ? names : Object.keys(charts)).filter(isChart);
}

const isChart = (name: string): name is ChartName => Object.hasOwn(charts, name);

/** The library needs a binary for each platform. The other formats work without it. */
async function pngOf(svg: string): Promise<Buffer> {
  const { drawPng } = await import('./png.ts');
  return drawPng(svg);
}
