import type { ChartDescription } from '../describe/describe.ts';
import { type Layouter, layOut } from '../draw/layout.ts';
import { toSvg } from '../draw/svg.ts';
import { type CoverageSummary, toHtml, toMarkdown } from './dossier.ts';
import { toDot } from './dot.ts';
import { toJson } from './json.ts';
import { toMermaid } from './mermaid.ts';
import { toScxml } from './scxml.ts';

export type Format = 'svg' | 'scxml' | 'mermaid' | 'dot' | 'json' | 'html' | 'md';

/** Extra input of some formats: a layout, or the coverage by the chart's tests. */
export interface ExportTools {
  layouter: Layouter;
  coverage(): CoverageSummary | Promise<CoverageSummary>;
}

/** Each format by its name, which is also the file extension. The page and the command line write the same bytes. */
export const FORMATS: Record<
  Format,
  (chart: ChartDescription, tools: ExportTools) => string | Promise<string>
> = {
  svg: drawn,
  scxml: (chart) => toScxml(chart),
  mermaid: (chart) => toMermaid(chart),
  dot: (chart) => toDot(chart),
  json: (chart) => toJson(chart),
  html: async (chart, tools) => toHtml(chart, await tools.coverage(), await drawn(chart, tools)),
  md: async (chart, { coverage }) => toMarkdown(chart, await coverage()),
};

async function drawn(chart: ChartDescription, { layouter }: ExportTools): Promise<string> {
  return toSvg(chart, await layOut(chart, layouter));
}

export const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);
