// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type ChartDescription, describeChart } from '#charts/describe/describe.ts';
import { mermaidId, toMermaid } from '#charts/export/mermaid.ts';
import { toScxml } from '#charts/export/scxml.ts';
import { scxmlId } from '#charts/export/scxml-names.ts';
import { oddChart } from '#charts/tests/odd-chart.ts';
import { charts } from '#machines/index.ts';

const every = Object.values(charts).map((machine) => [machine.id, describeChart(machine)] as const);

/** Every element of the exported document, in order. */
function elementsOf(chart: ChartDescription): Element[] {
  const document = new DOMParser().parseFromString(toScxml(chart), 'application/xml');
  return [...document.getElementsByTagName('*')];
}

describe.each([...every, ['odd', oddChart] as const])('the %s chart, exported', (_, chart) => {
  it('has unique ids without a dot in SCXML', () => {
    const ids = elementsOf(chart).flatMap((it) => it.getAttribute('id') ?? []);
    expect(ids.filter((id) => !/^[A-Za-z_][\w-]*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has each state once in Mermaid, and each transition as an arrow or as text', () => {
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
  });
});

describe('exported names', () => {
  it('wildcards are expanded to events, and come last', () => {
    const root = elementsOf(oddChart).find(({ localName }) => localName === 'state');
    const asked = [...(root?.children ?? [])].filter(({ localName }) => localName === 'transition');
    expect(asked.map((it) => it.getAttribute('event'))).toEqual([null, 'note-add', '*']);
  });

  it('two states never get the same id', () => {
    const names = ['a.b', 'a-b', 'a_b', 'a b', 'a..b', 'a_2d_b', '1', '_31_', 'é', 'a.', '.a'];
    expect(new Set(names.map(scxmlId)).size).toBe(names.length);
    expect(new Set(names.map(mermaidId)).size).toBe(names.length);
  });
});
