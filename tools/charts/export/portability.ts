import type { ChartDescription, StateDescription, TransitionDescription } from '../describe/describe.ts';
import { type Family, familyOf } from '../describe/family.ts';
import { eventTypeOf, overlap } from '../describe/triggers.ts';

/** How XState differs from the W3C algorithm, and therefore from every SCXML engine. */
export const DIVERGENCES = {
  silencedAncestor:
    'While one region handles the event, XState asks no state around the regions; SCXML asks it for the other regions.',
  rootAsTarget: 'XState enters the root again without having left it; SCXML leaves it first.',
  alwaysToItself: 'XState stops where nothing changes; SCXML goes on for ever.',
  historyOfActiveParent:
    'XState enters the parent of the history again without having left it; SCXML leaves it first.',
  eventlessOrder:
    'Where two regions go on without an event, XState takes first the one that has stood longer; SCXML the first of the document.',
  doneOfParallels: 'XState tells that a parallel state is done whose regions are parallel; SCXML does not.',
} as const;

export type Divergence = keyof typeof DIVERGENCES;

export interface Finding {
  divergence: Divergence;
  transition: string;
}

/** Everything in a chart that an SCXML engine would run differently. */
export function portability(chart: ChartDescription): Finding[] {
  const family = familyOf(chart);
  const finders: [Divergence, (transition: TransitionDescription) => boolean][] = [
    ['silencedAncestor', (transition) => isSilenced(transition, chart, family)],
    ['rootAsTarget', (transition) => entersRoot(transition, family)],
    ['alwaysToItself', (transition) => isAlwaysToItself(transition, family)],
    ['historyOfActiveParent', (transition) => entersHistoryInside(transition, family)],
    ['eventlessOrder', (transition) => isOutOfOrder(transition, chart, family)],
    ['doneOfParallels', (transition) => awaitsParallels(transition, family)],
  ];
  return chart.transitions.flatMap((transition) =>
    finders
      .filter(([, isFound]) => isFound(transition))
      .map(([divergence]) => ({ divergence, transition: transition.id })),
  );
}

/**
 * A transition in a region that an outer transition for the same event silences. If the outer one exits everything
 * that the inner one exits, SCXML also takes only the inner one.
 */
function isSilenced(
  inner: TransitionDescription,
  { transitions }: ChartDescription,
  family: Family,
): boolean {
  if (inner.kind === 'always') return false;
  const around = aroundRegions(inner.source, family);
  return transitions.some(
    (outer) =>
      outer.kind !== 'always' &&
      around.has(outer.source) &&
      !leavesAllThat(outer, inner, family) &&
      overlap(eventTypeOf(inner), eventTypeOf(outer)),
  );
}

function leavesAllThat(outer: TransitionDescription, inner: TransitionDescription, family: Family): boolean {
  if (staysPut(inner, family) || staysPut(outer, family)) return false;
  const [within, from] = [domainOf(inner, family), domainOf(outer, family)];
  if (from === null || within === from) return true;
  return within !== null && family.isBelow(within, from);
}

/** The state whose active descendants a transition exits; null for the whole chart. */
function domainOf({ source, targets, reenters }: TransitionDescription, family: Family): string | null {
  const isInside = (id: string) => id === source || family.isBelow(id, source);
  if (!reenters && targets.every(isInside)) return source;
  const common = family
    .ancestors(source)
    .find((ancestor) => targets.every((target) => family.isBelow(target, ancestor.id)));
  return common?.id ?? null;
}

/** The ancestors of a state that contain a parallel state with another region. */
function aroundRegions(id: string, family: Family): Set<string> {
  const ancestors = family.ancestors(id);
  const innermost = ancestors.findIndex(
    (ancestor) => ancestor.type === 'parallel' && family.inside(ancestor.id).length > 1,
  );
  return new Set(innermost === -1 ? [] : ancestors.slice(innermost).map((ancestor) => ancestor.id));
}

function staysPut({ source, targets, reenters }: TransitionDescription, family: Family): boolean {
  if (targets.length === 0) return true;
  return (
    !reenters && targets.every((target) => target === source) && family.state(source).children.length === 0
  );
}

function entersRoot({ source, targets, reenters }: TransitionDescription, family: Family): boolean {
  return !reenters && targets.some((target) => target !== source && family.state(target).parent === null);
}

/** An eventless transition after which its source is active. */
function isAlwaysToItself({ kind, source, targets }: TransitionDescription, family: Family): boolean {
  if (kind !== 'always') return false;
  const own = [family.state(source), ...family.ancestors(source)];
  return targets.every((target) => {
    const common = [family.state(target), ...family.ancestors(target)].find((state) => own.includes(state));
    return common?.type === 'parallel' || common?.id === source || common?.id === target;
  });
}

function entersHistoryInside({ source, targets }: TransitionDescription, family: Family): boolean {
  return targets.some((target) => {
    const { parent, history } = family.state(target);
    if (history === null || parent === null) return false;
    return family.state(parent).type === 'parallel' || parent === source || family.isBelow(source, parent);
  });
}

/**
 * A transition that waits for a condition in a region that comes after another region with eventless transitions. A
 * transition that never waits belongs to a state that was just entered, so it runs in document order.
 */
function isOutOfOrder(
  { kind, source }: TransitionDescription,
  chart: ChartDescription,
  family: Family,
): boolean {
  const eventless = chart.transitions.filter((transition) => transition.kind === 'always');
  const own = eventless.filter((transition) => transition.source === source);
  if (kind !== 'always' || own.some(({ guard }) => guard === null)) return false;
  return regionsBefore(source, family).some(({ id }) =>
    eventless.some((other) => other.source === id || family.isBelow(other.source, id)),
  );
}

function regionsBefore(id: string, family: Family): StateDescription[] {
  const line = [family.state(id), ...family.ancestors(id)];
  return line.flatMap((state, index) => {
    const parent = line[index + 1];
    if (parent?.type !== 'parallel') return [];
    const regions = family.inside(parent.id);
    return regions.slice(0, regions.indexOf(state));
  });
}

function awaitsParallels({ kind, source }: TransitionDescription, family: Family): boolean {
  return (
    kind === 'stateDone' &&
    family.state(source).type === 'parallel' &&
    family.inside(source).some(({ type }) => type === 'parallel')
  );
}

/** Whether Mermaid may crash on an arrow: between a state and its ancestor, or from a compound state to itself. */
export function isTrap(source: string, target: string, family: Family): boolean {
  if (source === target) return family.state(source).children.length > 0;
  return family.isBelow(source, target) || family.isBelow(target, source);
}
