import type { ChartDescription, StateDescription } from '#atelier/describe.ts';

/** The index of all drawn charts, as Markdown. */
export function chartIndex(charts: readonly ChartDescription[]): string {
  return `${[HEAD, ...charts.map(section)].join('\n\n')}\n`;
}

const HEAD = `# The charts

Every state machine of the product, drawn from its code by \`npm run charts\`. Nothing here is written by hand.

In a picture: a bold name is a state; \`runs\` names its outside work; a line inside a state is done without leaving it;
\`[…]\` is a condition, \`/ …\` what is done on the way. A dashed arrow needs no event. The point at a state explains it.

Beside each picture lies its coverage (\`.coverage.json\`): the parts of the chart, the tours that are walked on the running
chart, and what they come through of all that can be reached.`;

function section(chart: ChartDescription): string {
  const root = chart.states[0];
  return [
    `## ${chart.id}`,
    `${chart.description} Requirements: ${(root?.requirements ?? []).join(', ')}.`,
    `![The ${chart.id} chart](${chart.id}.svg)`,
    [
      '| state | what is true in it | requirements |',
      '| --- | --- | --- |',
      ...chart.states.slice(1).map(row),
    ].join('\n'),
  ].join('\n\n');
}

function row({ id, description, requirements }: StateDescription): string {
  const path = id.split('.').slice(1).join(' › ');
  return `| ${path} | ${description.replaceAll('|', '\\|')} | ${requirements.join(', ')} |`;
}
