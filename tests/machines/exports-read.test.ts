import { instance } from '@viz-js/viz';
import { describe, expect, it } from 'vitest';
import { describeChart } from '#atelier/describe.ts';
import { toDot } from '#atelier/dot.ts';
import { mermaidId, toMermaid } from '#atelier/mermaid.ts';
import { charts } from '#machines/index.ts';
import { readMermaid } from '#tests/support/mermaid-reader.ts';
import { oddChart } from '#tests/support/odd-chart.ts';

const every = [
  ...Object.values(charts).map((machine) => [machine.id, describeChart(machine)] as const),
  ['odd', oddChart] as const,
];
const graphviz = await instance();

describe.each(every)('the %s chart, read by others', (_, chart) => {
  it('is drawn by Graphviz without a complaint, each state and each way of it', () => {
    const drawn = graphviz.render(toDot(chart), { format: 'json' });
    expect(drawn.errors).toEqual([]);
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
    const ways = edges.filter(({ tail }) => !names[tail]?.endsWith(' begins'));
    expect(edges.length - ways.length).toBe(starts.length);
    expect(new Set(ways.map(({ tail, head }) => `${names[tail]} ${names[head]}`))).toEqual(
      new Set(
        chart.transitions.flatMap(({ source, targets }) => targets.map((target) => `${source} ${target}`)),
      ),
    );
  });

  it('is read by mermaid: every state in its place, every way between states that are there', () => {
    const { states, arrows } = readMermaid(toMermaid(chart));
    expect(new Map(states.map(({ id, parent }) => [id, parent]))).toEqual(
      new Map(
        chart.states.map(({ id, parent }) => [mermaidId(id), parent === null ? null : mermaidId(parent)]),
      ),
    );
    const parallel = chart.states.filter(({ type }) => type === 'parallel').map(({ id }) => mermaidId(id));
    expect(states.filter(({ regions }) => regions > 1).map(({ id }) => id)).toEqual(parallel);
    expect(arrows.filter(({ from }) => from === '[*]')).toEqual(
      expect.arrayContaining(
        chart.states.flatMap(({ id, initial }) =>
          initial === null ? [] : [{ from: '[*]', to: mermaidId(initial), inside: mermaidId(id) }],
        ),
      ),
    );
  });
});

describe('who reads mermaid', () => {
  const lines = (...inside: string[]) => ['stateDiagram-v2', ...inside, ''].join('\n');

  it.each([
    ['another kind of diagram', 'graph TD\n'],
    ['a quotation mark in a name', lines('state "a "b"" as a_')],
    ['a colon in a label', lines('state "a" as a_', 'a_ --> a_ : a: b')],
    ['a state that is there twice', lines('state "a" as a_', 'state "b" as a_')],
    ['a word of its own as a name', lines('state "a" as end')],
    ['an arrow to nothing', lines('state "a" as a_', 'a_ --> b_')],
    ['an arrow without an end', lines('state "a" as a_', 'a_ --> ')],
    ['a bracket that does not close', lines('state "a" as a_ {')],
    ['one too many', lines('state "a" as a_ {', '}', '}')],
    ['a line between regions of nothing', lines('--')],
    ['words about nothing', lines('a_ : words')],
  ])('refuses %s', (_, text) => expect(() => readMermaid(text)).toThrow());
});

describe('Graphviz', () => {
  it.each(['digraph {', 'digraph { "a" -> }', 'digraph { a [label="x" }'])('refuses %s', (dot) =>
    expect(graphviz.render(dot).status).toBe('failure'),
  );
});
