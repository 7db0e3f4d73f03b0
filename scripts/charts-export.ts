import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import ELK from 'elkjs/lib/elk.bundled.js';
import { type ChartDescription, describeChart } from '#atelier/describe.ts';
import { toDot } from '#atelier/dot.ts';
import { toJson } from '#atelier/json.ts';
import { layOut } from '#atelier/layout.ts';
import { toMermaid } from '#atelier/mermaid.ts';
import { toScxml } from '#atelier/scxml.ts';
import { toSvg } from '#atelier/svg.ts';
import { type ChartName, charts } from '#machines/index.ts';

const layouter = new ELK();

const FORMATS: Record<string, (chart: ChartDescription) => string | Promise<string>> = {
  svg: async (chart) => toSvg(chart, await layOut(chart, layouter)),
  scxml: (chart) => toScxml(chart),
  mermaid: toMermaid,
  dot: toDot,
  json: toJson,
};

/** Writes the charts that the arguments name, or all, in a format; says what it wrote. Wrong arguments throw. */
export async function exportCharts(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { format: { type: 'string' }, out: { type: 'string' } },
    allowPositionals: true,
  });
  const { format = '', out } = values;
  const write = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (write === undefined)
    throw new Error(`No such format: "${format}". Formats: ${Object.keys(FORMATS).join(', ')}`);
  if (out === undefined || out === '') throw new Error('Where to? Name a folder by --out');
  const unknown = positionals.filter((name) => !Object.hasOwn(charts, name));
  if (unknown.length > 0)
    throw new Error(`No such chart: ${unknown.join(', ')}. Charts: ${Object.keys(charts).join(', ')}`);
  const names = (positionals.length > 0 ? positionals : Object.keys(charts)) as ChartName[];
  mkdirSync(out, { recursive: true });
  for (const name of names)
    writeFileSync(`${out}/${name}.${format}`, await write(describeChart(charts[name])));
  return `${names.length} ${format} ${names.length === 1 ? 'file' : 'files'} in ${out}`;
}
