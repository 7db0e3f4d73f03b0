import type { ChartDescription, StateDescription, TransitionDescription } from '../describe/describe.ts';
import { type Family, familyOf } from '../describe/family.ts';
import { eventTypeOf, isWildcard, takes } from '../describe/triggers.ts';
import { element, escaped } from '../draw/xml.ts';
import { endId, parallelId, scxmlEvent, scxmlId } from './scxml-names.ts';
import { call, condition, isComputed, stubs } from './scxml-script.ts';

interface Setting {
  chart: ChartDescription;
  family: Family;
  /** Every event of the chart, to which wildcards are expanded. */
  alphabet: readonly string[];
}

/**
 * A chart as an SCXML document for any engine; docs/how-to/export-a-chart.md explains its conventions. `events` must
 * contain the events that only a wildcard accepts.
 */
export function toScxml(chart: ChartDescription, events: readonly string[] = []): string {
  const awaited = chart.transitions.map(eventTypeOf).filter((type) => type !== '' && !isWildcard(type));
  const setting = { chart, family: familyOf(chart), alphabet: [...new Set([...awaited, ...events])] };
  const root = setting.family.state(chart.states[0]?.id ?? '');
  const attributes = {
    xmlns: 'http://www.w3.org/2005/07/scxml',
    'xmlns:chart': 'urn:bridgework:chart',
    version: '1.0',
    datamodel: 'ecmascript',
    name: scxmlId(chart.id),
    initial: scxmlId(root.id),
  };
  const lines = element('scxml', attributes, [
    ...stubs(chart),
    ...stateElement(root, setting),
    ...(endings(root, setting.family).length === 0 ? [] : element('final', { id: endId(root.id) })),
  ]);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');
}

function stateElement(state: StateDescription, setting: Setting): string[] {
  const attributes = { id: scxmlId(state.id), ...prose(state) };
  if (state.history !== null) {
    const { depth, targets } = state.history;
    const target = targets.map(scxmlId).join(' ');
    return element('history', { ...attributes, type: depth }, element('transition', { target }));
  }
  const children = state.children.flatMap((id) => stateElement(setting.family.state(id), setting));
  const isParallel = state.type === 'parallel';
  return element(state.type === 'final' ? 'final' : 'state', attributes, [
    ...ends(state, setting),
    ...beginning(state),
    ...onEntry(state, setting),
    ...onExit(state, setting),
    ...transitionsFrom(state, setting),
    ...(isParallel ? element('parallel', { id: parallelId(state.id) }, children) : children),
  ]);
}

/** Descriptions and requirements, in a namespace that engines ignore. */
function prose(state: StateDescription): Record<string, string> {
  return {
    'chart:id': state.id,
    'chart:description': state.description,
    'chart:requirements': state.requirements.join(' '),
    'chart:tags': state.tags.join(' '),
    'chart:invokes': state.invoked.map(({ id, src }) => (id === src ? id : `${id}=${src}`)).join(' '),
  };
}

function beginning(state: StateDescription): string[] {
  const target = firstInside(state);
  return target === ''
    ? []
    : element('initial', {}, element('transition', { target }, scripts(state.initialActions)));
}

/** A `<state>` around a `<parallel>`: a transition inside it does not exit the state itself. */
function firstInside({ id, type, initial }: StateDescription): string {
  if (type === 'parallel') return parallelId(id);
  return initial === null ? '' : scxmlId(initial);
}

function onEntry(state: StateDescription, { chart }: Setting): string[] {
  const timers = delaysOf(state, chart).flatMap((transition) => {
    const id = scxmlId(eventTypeOf(transition));
    const { delayMs, trigger } = transition;
    const length = isComputed(transition)
      ? { delayexpr: call('delays', trigger) }
      : { delay: `${delayMs ?? 0}ms` };
    return element('send', { id, event: id, ...length });
  });
  return block('onentry', [...scripts(state.entry), ...timers]);
}

function onExit(state: StateDescription, { chart }: Setting): string[] {
  const timers = delaysOf(state, chart).flatMap((transition) =>
    element('cancel', { sendid: scxmlId(eventTypeOf(transition)) }),
  );
  return block('onexit', [...scripts(state.exit), ...timers]);
}

function delaysOf({ id }: StateDescription, { transitions }: ChartDescription): TransitionDescription[] {
  const delays = transitions.filter(({ source, kind }) => source === id && kind === 'delay');
  return [...new Map(delays.map((transition) => [transition.trigger, transition])).values()];
}

/** Engines use document order; XState tries wildcards last, the longest first. */
function transitionsFrom({ id }: StateDescription, setting: Setting): string[] {
  const own = setting.chart.transitions.filter(({ source }) => source === id);
  const wild = own.filter(({ trigger }) => isWildcard(trigger));
  return [
    ...own.filter((transition) => !wild.includes(transition)),
    ...wild.sort((a, b) => b.trigger.length - a.trigger.length),
  ].flatMap((transition) => transitionElement(transition, setting));
}

function transitionElement(transition: TransitionDescription, setting: Setting): string[] {
  const attributes = {
    event: eventsOf(transition, setting),
    cond: transition.guard === null ? '' : condition(transition.guard),
    ...destination(transition, setting.family),
    'chart:id': transition.id,
    'chart:description': transition.description,
    'chart:requirements': transition.requirements.join(' '),
  };
  return element('transition', attributes, scripts(transition.actions));
}

function eventsOf(transition: TransitionDescription, { family, alphabet }: Setting): string {
  const type = eventTypeOf(transition);
  if (type === '' || type === '*') return type;
  const meant = isWildcard(type) ? alphabet.filter((event) => takes(type, event)) : [type];
  return meant.map((event) => scxmlEvent(event, family.state)).join(' ') || scxmlId(type);
}

/** A transition to the source or a descendant is internal by default in XState, and external in SCXML. */
function destination(
  { source, targets, reenters }: TransitionDescription,
  family: Family,
): Record<string, string> {
  const staysInside = targets.every((target) => target === source || family.isBelow(target, source));
  const named = targets.map(scxmlId).join(' ');
  if (!staysInside) return { target: named, ...(reenters && { 'chart:reenters': 'true' }) };
  if (reenters) return { target: named };
  const inner = targets.map((target) =>
    target === source ? firstInside(family.state(source)) : scxmlId(target),
  );
  const target = inner.join(' ').trim();
  const asInChart = target === named ? {} : { 'chart:target': named };
  return target === '' ? asInChart : { target, type: 'internal', ...asInChart };
}

/** XState ends with the root state. In SCXML, only a child of `<scxml>` ends a chart. */
function ends(state: StateDescription, { family }: Setting): string[] {
  if (state.parent !== null) return [];
  return endings(state, family).flatMap((finals) =>
    element('transition', {
      cond: finals.map((id) => `In('${scxmlId(id)}')`).join(' && '),
      target: endId(state.id),
    }),
  );
}

/** The sets of final states. A state is done while all states of one set are active. */
function endings({ id, type }: StateDescription, family: Family): string[][] {
  const inside = family.inside(id);
  if (type === 'compound') return inside.filter((child) => child.type === 'final').map((child) => [child.id]);
  if (type !== 'parallel') return [];
  return inside.reduce<string[][]>(
    (sets, region) => sets.flatMap((set) => endings(region, family).map((more) => [...set, ...more])),
    [[]],
  );
}

function scripts(actions: readonly string[]): string[] {
  return actions.map((action) => `<script>${escaped(`${call('actions', action)};`)}</script>`);
}

function block(name: string, content: readonly string[]): string[] {
  return content.length === 0 ? [] : element(name, {}, content);
}
