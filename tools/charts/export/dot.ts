import type { ChartDescription, StateDescription, TransitionDescription } from '../describe/describe.ts';
import { type Family, familyOf } from '../describe/family.ts';
import { arrowLines, bodyLines, isInner } from '../draw/labels.ts';

/**
 * A chart for Graphviz. A state with nested states is a cluster, in which an invisible point serves as the end of its
 * arrows.
 */
export function toDot(chart: ChartDescription): string {
  const family = familyOf(chart);
  const roots = chart.states.filter(({ parent }) => parent === null);
  const lines = [
    'compound=true;',
    'node [shape=box, style=rounded];',
    ...roots.flatMap((root) => stateLines(root, chart, family)),
    ...chart.states.flatMap((state) => startArrow(state, family)),
    ...chart.transitions
      .filter((transition) => !isInner(transition))
      .flatMap((transition) => arrows(transition, family)),
  ];
  return [`digraph ${quoted(chart.id)} {`, ...lines.map((line) => `  ${line}`), '}', ''].join('\n');
}

function stateLines(state: StateDescription, chart: ChartDescription, family: Family): string[] {
  const id = quoted(state.id);
  const label = labelled([nameOf(state), ...bodyLines(state, chart)]);
  if (state.children.length === 0) {
    const shape = state.type === 'final' ? ', peripheries=2' : '';
    return [`${id} [label=${label}${shape}];`];
  }
  const inside = [
    `label=${label};`,
    `style=${state.type === 'parallel' ? 'dashed' : 'rounded'};`,
    `${id} [shape=point, style=invis];`,
    ...(state.initial === null ? [] : [`${quoted(startId(state.id))} [shape=point, width=0.15];`]),
    ...state.children.flatMap((child) => stateLines(family.state(child), chart, family)),
  ];
  return [`subgraph ${clusterId(state.id)} {`, ...inside.map((line) => `  ${line}`), '}'];
}

function nameOf({ key, history }: StateDescription): string {
  if (history === null) return key;
  return history.depth === 'deep' ? 'H*' : 'H';
}

function startArrow({ id, initial }: StateDescription, family: Family): string[] {
  if (initial === null) return [];
  return [arrow(startId(id), initial, attributes({ lhead: clusterOf(initial, family) }))];
}

function arrows(transition: TransitionDescription, family: Family): string[] {
  const { source, targets, kind } = transition;
  return targets.map((target) =>
    arrow(
      source,
      target,
      attributes({
        label: labelled(arrowLines(transition)),
        ltail: clippedAt(source, target, family),
        lhead: clippedAt(target, source, family),
        style: kind === 'always' ? 'dashed' : '',
      }),
    ),
  );
}

function arrow(from: string, to: string, given: string): string {
  return `${quoted(from)} -> ${quoted(to)}${given};`;
}

function attributes(given: Readonly<Record<string, string>>): string {
  const said = Object.entries(given).filter(([, value]) => value !== '' && value !== '""');
  return said.length === 0 ? '' : ` [${said.map(([key, value]) => `${key}=${value}`).join(', ')}]`;
}

/** An arrow ends at the border of a cluster, unless it comes from inside. */
function clippedAt(id: string, from: string, family: Family): string {
  return id === from || family.isBelow(from, id) ? '' : clusterOf(id, family);
}

function clusterOf(id: string, family: Family): string {
  return family.state(id).children.length === 0 ? '' : clusterId(id);
}

function clusterId(id: string): string {
  return quoted(`cluster ${id}`);
}

function startId(state: string): string {
  return `${state} begins`;
}

function labelled(lines: readonly string[]): string {
  return `"${lines.map(escaped).join('\\n')}"`;
}

function quoted(text: string): string {
  return `"${escaped(text)}"`;
}

function escaped(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replace(/\n/g, ' ');
}
