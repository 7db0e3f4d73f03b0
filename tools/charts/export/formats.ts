import type { ChartDescription } from '../describe/describe.ts';
import { type Layouter, layOut } from '../draw/layout.ts';
import { toSvg } from '../draw/svg.ts';
import { toDot } from './dot.ts';
import { toJson } from './json.ts';
import { toMermaid } from './mermaid.ts';
import { toScxml } from './scxml.ts';

export type Format = 'svg' | 'scxml' | 'mermaid' | 'dot' | 'json';

/** Each format by its name, which is also the ending of its files. A page and a command line write the same bytes. */
export const FORMATS: Record<
  Format,
  (chart: ChartDescription, layouter: Layouter) => string | Promise<string>
> = {
  svg: async (chart, layouter) => toSvg(chart, await layOut(chart, layouter)),
  scxml: (chart) => toScxml(chart),
  mermaid: (chart) => toMermaid(chart),
  dot: (chart) => toDot(chart),
  json: (chart) => toJson(chart),
};

export const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);
