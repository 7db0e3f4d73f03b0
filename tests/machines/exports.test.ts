// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type ChartDescription, describeChart } from '#charts/describe/describe.ts';
import { toDot } from '#charts/export/dot.ts';
import { mermaidId, toMermaid } from '#charts/export/mermaid.ts';
import { toScxml } from '#charts/export/scxml.ts';
import { scxmlId } from '#charts/export/scxml-names.ts';
import { oddChart } from '#charts/tests/odd-chart.ts';
import { charts } from '#machines/index.ts';

const every = Object.values(charts).map((machine) => [machine.id, describeChart(machine)] as const);

/** Every element of the document that is written for a chart, in its order. */
function elementsOf(chart: ChartDescription): Element[] {
  const document = new DOMParser().parseFromString(toScxml(chart), 'application/xml');
  return [...document.getElementsByTagName('*')];
}

describe.each([...every, ['odd', oddChart] as const])('the %s chart for other programs', (_, chart) => {
  it('is well-formed SCXML with each state and each way once, and what is said of them', () => {
    const elements = elementsOf(chart);
    const charted = elements.filter((it) => it.hasAttribute('chart:id'));
    const states = charted.filter(({ localName }) => localName !== 'transition');
    expect(elements[0]?.localName).toBe('scxml');
    expect(
      states.map((it) => [
        it.getAttribute('id'),
        it.getAttribute('chart:description') ?? '',
        it.getAttribute('chart:requirements') ?? '',
      ]),
    ).toEqual(
      chart.states.map(({ id, description, requirements }) => [
        scxmlId(id),
        description,
        requirements.join(' '),
      ]),
    );
    const ways = charted.filter((it) => !states.includes(it));
    expect(ways.map((it) => it.getAttribute('chart:id')).sort()).toEqual(
      chart.transitions.map(({ id }) => id).sort(),
    );
  });

  it('has in SCXML no id twice, and none with a dot', () => {
    const ids = elementsOf(chart).flatMap((it) => it.getAttribute('id') ?? []);
    expect(ids.filter((id) => !/^[A-Za-z_][\w-]*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has in mermaid each state once, and each way as an arrow or in words', () => {
    const lines = toMermaid(chart)
      .split('\n')
      .map((line) => line.trim());
    for (const { id } of chart.states)
      expect(
        lines.filter((line) => new RegExp(`^state ".*" as ${mermaidId(id)}( \\{)?$`).test(line)),
      ).toHaveLength(1);
    const arrows = lines.filter((line) => / --> (?!\[)/.test(line) && !line.startsWith('[*]'));
    const words = lines.join('\n').match(/#8594;/g) ?? [];
    const drawn = chart.transitions.flatMap(({ targets }) => targets);
    expect(arrows.length + words.length).toBe(drawn.length);
    const known =
      /^(stateDiagram-v2|state "[^"]*" as \w+( \{)?|\}|--|(\[\*\]|\w+) --> (\[\*\]|\w+)( : [^:"{}]*)?|\w+ : [^:"{}]*|)$/;
    expect(lines.filter((line) => !known.test(line))).toEqual([]);
  });

  it('has in dot each state as a node or a cluster, and each way as an edge', () => {
    const dot = toDot(chart);
    const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
    const lines = dot.split('\n').map((line) => line.trim());
    for (const { id, children } of chart.states) {
      expect(lines.filter((line) => line.startsWith(`${quoted(id)} [`))).toHaveLength(1);
      expect(lines.filter((line) => line === `subgraph ${quoted(`cluster ${id}`)} {`)).toHaveLength(
        children.length > 0 ? 1 : 0,
      );
    }
    for (const { source, targets } of chart.transitions)
      for (const target of targets)
        expect(lines.some((line) => line.startsWith(`${quoted(source)} -> ${quoted(target)}`))).toBe(true);
    const strings = /"(?:[^"\\]|\\.)*"/g;
    expect(dot.replaceAll(strings, '')).not.toMatch(/["\\]/);
    const bare = dot.replaceAll(strings, '');
    expect(bare.match(/\{/g)).toHaveLength(bare.match(/\}/g)?.length ?? 0);
  });
});

describe('names in other programs', () => {
  it('of wildcards are written out, and come last', () => {
    const root = elementsOf(oddChart).find(({ localName }) => localName === 'state');
    const asked = [...(root?.children ?? [])].filter(({ localName }) => localName === 'transition');
    expect(asked.map((it) => it.getAttribute('event'))).toEqual([null, 'note-add', '*']);
  });

  it('are never the same for two', () => {
    const names = ['a.b', 'a-b', 'a_b', 'a b', 'a..b', 'a_2d_b', '1', '_31_', 'é', 'a.', '.a'];
    expect(new Set(names.map(scxmlId)).size).toBe(names.length);
    expect(new Set(names.map(mermaidId)).size).toBe(names.length);
  });
});
