import type { ChartDescription, StateDescription } from '#charts/describe/describe.ts';

/** The index of all drawn charts, as Markdown. */
export function chartIndex(charts: readonly ChartDescription[]): string {
  return `${[HEAD, ...charts.map(section)].join('\n\n')}\n`;
}

const HEAD = `# The charts

Every state machine of the product, generated from its code by \`npm run charts\`. Do not edit these files by hand.

In a drawing, a bold name is a state, and \`runs\` names the actors that it invokes. A line inside a state is a transition
that stays in it. \`[…]\` is a guard and \`/ …\` lists actions. A dashed arrow is an eventless transition. The tooltip of
a state is its description.

\`CHART.json\` beside a drawing lists its states and transitions, one a line. \`npm run charts -- diff REVISION\` prints
what has changed since a git revision.`;

function section(chart: ChartDescription): string {
  const root = chart.states[0];
  return [
    `## ${chart.id}`,
    `${chart.description} Requirements: ${(root?.requirements ?? []).join(', ')}.`,
    `![The ${chart.id} chart](${chart.id}.svg)`,
    ['| state | description | requirements |', '| --- | --- | --- |', ...chart.states.slice(1).map(row)].join(
      '\n',
    ),
  ].join('\n\n');
}

function row({ id, description, requirements }: StateDescription): string {
  const path = id.split('.').slice(1).join(' › ');
  return `| ${path} | ${description.replaceAll('|', '\\|')} | ${requirements.join(', ')} |`;
}
