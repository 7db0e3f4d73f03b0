import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import ELK from 'elkjs/lib/elk.bundled.js';
import { describeChart } from '#charts/describe/describe.ts';
import { structureOf, structureText } from '#charts/describe/structure.ts';
import { layOut } from '#charts/draw/layout.ts';
import { toSvg } from '#charts/draw/svg.ts';
import { charts } from '#machines/index.ts';
import { chartIndex } from './chart-index.ts';

/** Writes an index, plus a drawing and a structure file for every chart. */
export async function drawCharts(): Promise<string> {
  const folder = 'docs/charts';
  const wanted = await drawAll();
  const stale = staleIn(folder, wanted);
  for (const name of stale) {
    const content = wanted.get(name);
    if (content === undefined) rmSync(`${folder}/${name}`);
    else writeFileSync(`${folder}/${name}`, content);
  }
  return `${wanted.size} files in ${folder}, ${stale.length} changed`;
}

/** The files of all charts, by file name. */
export async function drawAll(): Promise<Map<string, string>> {
  const layouter = new ELK();
  const descriptions = Object.values(charts).map(describeChart);
  const files = new Map([['README.md', chartIndex(descriptions)]]);
  for (const chart of descriptions) {
    files.set(`${chart.id}.svg`, toSvg(chart, await layOut(chart, layouter)));
    files.set(`${chart.id}.json`, structureText(structureOf(chart)));
  }
  return files;
}

/** The names of the files in a folder that differ, are missing, or belong to no chart. */
export function staleIn(folder: string, wanted: ReadonlyMap<string, string>): string[] {
  const found = present(folder);
  return [...new Set([...wanted.keys(), ...found.keys()])].filter(
    (name) => wanted.get(name) !== found.get(name),
  );
}

function present(folder: string): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
}
