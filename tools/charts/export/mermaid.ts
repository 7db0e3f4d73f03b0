import type { ChartDescription, StateDescription, TransitionDescription } from '../describe/describe.ts';
import { type Family, familyOf } from '../describe/family.ts';
import { arrowLines, bodyLines } from '../draw/labels.ts';
import { isTrap } from './portability.ts';
import { scxmlId } from './scxml-names.ts';

/** A chart as Mermaid text. Mermaid has no history states, so they become a state named H. */
export function toMermaid(chart: ChartDescription): string {
  const family = familyOf(chart);
  const roots = chart.states.filter(({ parent }) => parent === null);
  const lines = [
    ...roots.flatMap((root) => stateLines(root, chart, family)),
    ...chart.transitions.flatMap((transition) => arrows(transition, family)),
  ];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/** A unique id of word characters that is not a Mermaid keyword. */
export function mermaidId(name: string): string {
  const id = scxmlId(name).replaceAll('-', '__');
  return id.includes('__') ? id : `${id}_`;
}

/** Mermaid shows only the name of a compound state, so its text is part of the name. */
function stateLines(state: StateDescription, chart: ChartDescription, family: Family): string[] {
  const id = mermaidId(state.id);
  const body = [...bodyLines(state, chart), ...written(state, chart, family)].map(mermaidText);
  if (state.children.length === 0)
    return [
      `state "${mermaidText(nameOf(state))}" as ${id}`,
      ...body.map((line) => `${id} : ${line}`),
      ...(state.type === 'final' ? [`${id} --> [*]`] : []),
    ];
  const linesOf = (child: StateDescription) => stateLines(child, chart, family);
  const memories = state.children.map(family.state).filter(({ type }) => type === 'history');
  const regions = family.inside(state.id).map(linesOf);
  const first = [...beginning(state), ...memories.flatMap(linesOf)];
  const inside = [...first, ...(state.type === 'parallel' ? apart(regions) : regions.flat())];
  const title = [mermaidText(nameOf(state)), ...body].join('<br/>');
  return [`state "${title}" as ${id} {`, ...inside.map((line) => `  ${line}`), '}'];
}

function nameOf({ key, history }: StateDescription): string {
  if (history === null) return key;
  return history.depth === 'deep' ? 'H*' : 'H';
}

function beginning({ initial }: StateDescription): string[] {
  return initial === null ? [] : [`[*] --> ${mermaidId(initial)}`];
}

/** A line separates parallel regions. */
function apart(regions: readonly string[][]): string[] {
  return regions.flatMap((region, index) => (index === 0 ? region : ['--', ...region]));
}

function arrows(transition: TransitionDescription, family: Family): string[] {
  const label = arrowLines(transition).map(mermaidText).join(' ');
  const { source, targets } = transition;
  return targets
    .filter((target) => !isTrap(source, target, family))
    .map((target) => `${mermaidId(source)} --> ${mermaidId(target)}${label === '' ? '' : ` : ${label}`}`);
}

/** The transitions that Mermaid can't draw, as text. */
function written(state: StateDescription, { transitions }: ChartDescription, family: Family): string[] {
  return transitions
    .filter(({ source }) => source === state.id)
    .flatMap((transition) =>
      transition.targets
        .filter((target) => isTrap(state.id, target, family))
        .map((target) => `${arrowLines(transition).join(' ')} → ${target}`),
    );
}

/** Escapes characters that Mermaid would interpret. */
function mermaidText(text: string): string {
  return text.replace(/[^\p{L}\p{N} .,/()]/gu, (character) => `#${character.codePointAt(0)};`);
}
