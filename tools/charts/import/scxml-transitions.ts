import type { TransitionDescription } from '../describe/describe.ts';
import { triggerOf } from '../describe/triggers.ts';
import { actionName, guardIn } from './scxml-script.ts';
import { partsOf, type ScxmlState, type ScxmlTree, wordsOf } from './scxml-tree.ts';
import type { XmlElement } from './xml.ts';

export interface ScxmlTransitions {
  transitions: readonly TransitionDescription[];
  /** The elements that start and cancel delays. */
  waits: ReadonlySet<XmlElement>;
}

/** The transitions of a state. An event that the state sends to itself with a delay becomes that delay. */
export function transitionsIn(state: ScxmlState, tree: ScxmlTree): ScxmlTransitions {
  const elements = state.parts.filter(
    ({ name, attributes }) => name === 'transition' && !isEnd(state, attributes),
  );
  const awaited = new Set(elements.flatMap(({ attributes }) => wordsOf(attributes['event'])));
  const sends = partsIn(state, 'onentry', 'send').filter(
    ({ attributes }) => isDelayed(attributes) && awaited.has(attributes['event'] ?? ''),
  );
  const cancels = partsIn(state, 'onexit', 'cancel').filter(({ attributes }) =>
    sends.some((send) => send.attributes['id'] === attributes['sendid']),
  );
  const counts = new Map<string, number>();
  const transitions = elements.flatMap((element) =>
    eventTypesOf(element, state, sends, tree).map(({ type, delayMs }): TransitionDescription => {
      const { attributes } = element;
      const count = counts.get(type) ?? 0;
      counts.set(type, count + 1);
      const { cond } = attributes;
      return {
        id: `${state.id}|${type || 'always'}|${count}`,
        source: state.id,
        ...triggerOf(type, state.id),
        delayMs,
        ...destination(element, state, tree),
        guard: cond === undefined ? null : guardIn(cond),
        actions: partsOf(element).map(actionName),
        description: attributes['chart:description'] ?? '',
        requirements: wordsOf(attributes['chart:requirements']),
      };
    }),
  );
  return { transitions, waits: new Set([...sends, ...cancels]) };
}

/** The event names in XState's format; empty for no event. An exported transition has the type in its id. */
function eventTypesOf(
  element: XmlElement,
  { id }: ScxmlState,
  sends: readonly XmlElement[],
  tree: ScxmlTree,
) {
  const exported = element.attributes['chart:id']?.split('|')[1];
  const events = wordsOf(element.attributes['event']);
  if (events.length === 0) return [{ type: '', delayMs: null }];
  return (exported === undefined ? events : events.slice(0, 1)).map((event) => {
    const send = sends.find(({ attributes }) => attributes['event'] === event);
    if (send === undefined) return { type: exported ?? eventType(event, element, tree), delayMs: null };
    const { delay, delayexpr = '' } = send.attributes;
    const delayMs = delay === undefined ? null : millisecondsIn(delay, send);
    return { type: exported ?? `xstate.after.${delayMs ?? delayexpr}.${id}`, delayMs };
  });
}

/** The transition by which `toScxml` ends a chart. */
const isEnd = ({ element, parent }: ScxmlState, attributes: XmlElement['attributes']): boolean =>
  parent === null && 'chart:id' in element.attributes && !('chart:id' in attributes);

const partsIn = ({ parts }: ScxmlState, block: string, name: string): XmlElement[] =>
  parts
    .filter((part) => part.name === block)
    .flatMap(partsOf)
    .filter((part) => part.name === name);

const isDelayed = (attributes: XmlElement['attributes']): boolean =>
  'delay' in attributes || 'delayexpr' in attributes;

function destination({ attributes, line }: XmlElement, source: ScxmlState, tree: ScxmlTree) {
  const kept = attributes['chart:target'];
  const found = wordsOf(kept ?? attributes['target']).map((id) => tree.state(id, line));
  const isInside = (state: ScxmlState | null): boolean =>
    state !== null && (state.id === source.id || isInside(state.parent));
  const isExternal = attributes['type'] !== 'internal' && kept === undefined;
  const leavesSource = isExternal && found.length > 0 && found.every(isInside);
  return {
    targets: found.map(({ id }) => id),
    reenters: leavesSource || attributes['chart:reenters'] === 'true',
  };
}

const DONE_STATE = 'done.state.';
const DONE_ACTOR = 'done.invoke.';

/**
 * In XState's format. `a`, `a.*` and `a.` match `a` and everything below it (W3C SCXML 3.12.1). `a` stays as it is if
 * the document has no event below it.
 */
function eventType(event: string, { line }: XmlElement, tree: ScxmlTree): string {
  if (event.startsWith(DONE_STATE))
    return `xstate.done.state.${tree.state(event.slice(DONE_STATE.length), line).id}`;
  if (event.startsWith(DONE_ACTOR)) return `xstate.done.actor.${event.slice(DONE_ACTOR.length)}`;
  if (event.endsWith('.')) return `${event}*`;
  return [...tree.events].some((other) => other.startsWith(`${event}.`)) ? `${event}.*` : event;
}

function millisecondsIn(delay: string, { line }: XmlElement): number {
  const [, length, unit] = /^(\d*\.?\d+)(ms|s)$/.exec(delay.trim()) ?? [];
  if (length === undefined) throw new Error(`Line ${line}: "${delay}" is not a delay, such as 500ms or 2s.`);
  return Number(length) * (unit === 's' ? 1000 : 1);
}
