import { instance } from '@viz-js/viz';
import { expect, it } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { toDot } from '#charts/export/dot.ts';
import { oddChart } from '#charts/tests/odd-chart.ts';
import { charts } from '#machines/index.ts';

const every = [
  ...Object.values(charts).map((machine) => [machine.id, describeChart(machine)] as const),
  ['odd', oddChart] as const,
];
const graphviz = await instance();

it.each(every)('Graphviz draws each state and each transition of the %s chart', (_, chart) => {
  const drawn = graphviz.render(toDot(chart), { format: 'json' });
  expect(drawn.errors.filter(({ level }) => level === 'error')).toEqual([]);
  const { objects, edges } = JSON.parse(drawn.output ?? '{}') as {
    objects: { name: string }[];
    edges: { tail: number; head: number }[];
  };
  const names = objects.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(
      chart.states.map(({ id, children }) => (children.length > 0 ? `cluster ${id}` : id)),
    ),
  );
  const starts = chart.states.filter(({ initial }) => initial !== null);
  const transitions = edges.filter(({ tail }) => !names[tail]?.endsWith(' begins'));
  expect(edges.length - transitions.length).toBe(starts.length);
  expect(new Set(transitions.map(({ tail, head }) => `${names[tail]} ${names[head]}`))).toEqual(
    new Set(
      chart.transitions.flatMap(({ source, targets }) => targets.map((target) => `${source} ${target}`)),
    ),
  );
});
