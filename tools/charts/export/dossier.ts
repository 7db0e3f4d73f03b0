import type { ChartDescription, StateDescription, TransitionDescription } from '../describe/describe.ts';
import { guardText } from '../describe/guards.ts';
import { escaped } from '../draw/xml.ts';
import type { Coverage } from '../explore/tour-coverage.ts';

/** What the tests of a chart cover, for its dossier. */
export interface CoverageSummary {
  tours: number;
  steps: number;
  parts: readonly { name: string; walked: number; reachable: number }[];
}

const PARTS = [
  ['States', 'states'],
  ['Transitions', 'transitions'],
  ['Guard outcomes', 'guardOutcomes'],
  ['Pairs of transitions', 'pairs'],
] as const;

export const coverageSummary = ({
  tours,
  steps,
  totals,
}: Pick<Coverage, 'tours' | 'steps' | 'totals'>): CoverageSummary => ({
  tours,
  steps,
  parts: PARTS.map(([name, part]) => ({ name, ...totals[part] })),
});

type Row = readonly string[];

interface Table {
  title: string;
  head: Row;
  rows: readonly Row[];
}

/** A chart as a document for review and signature: purpose, states, events, requirements and coverage. */
export function toMarkdown(chart: ChartDescription, coverage: CoverageSummary): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const line = (row: Row) => `| ${row.map(cell).join(' | ')} |`;
  const tables = tablesOf(chart, coverage).map(({ title, head, rows }) =>
    [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'),
  );
  return `${[`# ${chart.id}`, chart.description, toursText(coverage), ...tables].join('\n\n')}\n`;
}

/** The same document including the drawing, in one file. */
export function toHtml(chart: ChartDescription, coverage: CoverageSummary, svg: string): string {
  const cells = (tag: string, row: Row) => row.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('');
  const tables = tablesOf(chart, coverage).map(
    ({ title, head, rows }) =>
      `<h2>${title}</h2>\n<table>\n<tr>${cells('th', head)}</tr>\n${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}\n</table>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(chart.id)}</title>
<style>${STYLE}</style>
<h1>${escaped(chart.id)}</h1>
<p>${escaped(chart.description)}</p>
<p>${toursText(coverage)}</p>
${svg.replace(/^<\?xml[^>]*\?>\s*/, '')}
${tables.join('\n')}
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.6rem; border: 1px solid #8888; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
svg { max-width: 100%; height: auto; background: #fff; }
`;

const toursText = ({ tours, steps }: CoverageSummary): string => `Its tests: ${tours} tours, ${steps} steps.`;

function tablesOf({ states, transitions }: ChartDescription, coverage: CoverageSummary): Table[] {
  const requirements = new Map<string, string[]>();
  for (const part of [...states, ...transitions])
    for (const id of part.requirements)
      requirements.set(id, [...(requirements.get(id) ?? []), pathOf(part.id)]);
  return [
    {
      title: 'Coverage',
      head: ['Part', 'Walked', 'Reachable'],
      rows: coverage.parts.map(({ name, walked, reachable }) => [name, `${walked}`, `${reachable}`]),
    },
    {
      title: 'States',
      head: ['State', 'Kind', 'Purpose', 'Runs', 'On entry', 'On exit'],
      rows: states.slice(1).map(stateRow),
    },
    {
      title: 'Transitions',
      head: ['From', 'When', 'If', 'To', 'Does'],
      rows: transitions.map(transitionRow),
    },
    {
      title: 'Requirements',
      head: ['Requirement', 'Where'],
      rows: [...requirements]
        .sort(([a], [b]) => a.localeCompare(b, 'en'))
        .map(([id, parts]) => [id, parts.join(', ')]),
    },
  ];
}

const stateRow = ({ id, type, description, invoked, entry, exit }: StateDescription): Row => [
  pathOf(id),
  type,
  description,
  invoked.map(({ src }) => src).join(', '),
  entry.join(', '),
  exit.join(', '),
];

function transitionRow({
  source,
  kind,
  trigger,
  delayMs,
  guard,
  targets,
  actions,
}: TransitionDescription): Row {
  const when = {
    event: trigger,
    always: 'at once',
    delay: delayMs === null ? `after ${trigger}` : `after ${trigger}, ${delayMs} ms`,
    actorDone: `${trigger} done`,
    actorFailed: `${trigger} failed`,
    stateDone: `${pathOf(trigger)} ends`,
  }[kind];
  return [
    pathOf(source),
    when,
    guard === null ? '' : guardText(guard),
    targets.map(pathOf).join(', ') || 'stays',
    actions.join(', '),
  ];
}

/** Without the chart's name. */
const pathOf = (id: string): string => id.split('.').slice(1).join(' › ') || id;
