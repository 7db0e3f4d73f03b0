import type { GuardDescription } from '../describe/guards.ts';
import { triggerOf } from '../describe/triggers.ts';
import { guardIn } from './scxml-script.ts';
import { partsOf, type ScxmlState, type ScxmlTree, wordsOf } from './scxml-tree.ts';
import type { XmlElement } from './xml.ts';

interface ScxmlTransition {
  element: XmlElement;
  by: 'event' | 'delay' | 'always';
  /** The type of the event, or the name of the delay. */
  trigger: string;
  targets: readonly ScxmlState[];
  reenters: boolean;
  guard: GuardDescription | null;
}

interface ScxmlTransitions {
  transitions: readonly ScxmlTransition[];
  /** The delays that the state starts, by name; null where the length is an expression. */
  delays: ReadonlyMap<string, number | null>;
  /** The elements that start and cancel them. */
  waits: ReadonlySet<XmlElement>;
}

/** The transitions of a state. An event that the state sends itself after a delay is that delay. */
export function transitionsIn(state: ScxmlState, tree: ScxmlTree): ScxmlTransitions {
  const elements = state.parts.filter(
    ({ name, attributes }) => name === 'transition' && !isEnd(state, attributes),
  );
  const awaited = new Set(elements.flatMap(({ attributes }) => wordsOf(attributes['event'])));
  const sends = partsIn(state, 'onentry', 'send').filter(
    ({ attributes }) => isDelayed(attributes) && awaited.has(attributes['event'] ?? ''),
  );
  const sent = new Map(sends.map((send) => [send.attributes['event'] ?? '', send]));
  const cancels = partsIn(state, 'onexit', 'cancel').filter(({ attributes }) =>
    sends.some((send) => send.attributes['id'] === attributes['sendid']),
  );
  const delays = new Map<string, number | null>();
  const transitions = elements.flatMap((element) => {
    const { attributes } = element;
    const exported = attributes['chart:id']?.split('|')[1];
    const events = wordsOf(attributes['event']);
    const common = { element, ...destination(element, state, tree), guard: guardOf(attributes['cond']) };
    if (events.length === 0) return [{ ...common, by: 'always' as const, trigger: '' }];
    return (exported === undefined ? events : events.slice(0, 1)).map((event): ScxmlTransition => {
      const send = sent.get(event);
      if (send === undefined)
        return { ...common, by: 'event', trigger: exported ?? eventType(event, element, tree) };
      const { delay, delayexpr = '' } = send.attributes;
      const ms = delay === undefined ? null : millisecondsIn(delay, send);
      const trigger =
        exported === undefined ? String(ms ?? delayexpr) : triggerOf(exported, state.id).trigger;
      if (ms === null || Number.isNaN(Number(trigger))) delays.set(trigger, ms);
      return { ...common, by: 'delay', trigger };
    });
  });
  return { transitions, delays, waits: new Set([...sends, ...cancels]) };
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

const guardOf = (condition: string | undefined): GuardDescription | null =>
  condition === undefined ? null : guardIn(condition);

function destination({ attributes, line }: XmlElement, source: ScxmlState, tree: ScxmlTree) {
  const kept = attributes['chart:target'];
  const targets = wordsOf(kept ?? attributes['target']).map((id) => tree.state(id, line));
  const isInside = (state: ScxmlState | null): boolean =>
    state !== null && (state.id === source.id || isInside(state.parent));
  const isExternal = attributes['type'] !== 'internal' && kept === undefined;
  const leavesSource = isExternal && targets.length > 0 && targets.every(isInside);
  return { targets, reenters: leavesSource || attributes['chart:reenters'] === 'true' };
}

const DONE_STATE = 'done.state.';
const DONE_ACTOR = 'done.invoke.';

/** As XState names it. `a.*` and `a.` take all that begins with `a`. */
function eventType(event: string, { line }: XmlElement, tree: ScxmlTree): string {
  if (event.startsWith(DONE_STATE))
    return `xstate.done.state.${tree.state(event.slice(DONE_STATE.length), line).id}`;
  if (event.startsWith(DONE_ACTOR)) return `xstate.done.actor.${event.slice(DONE_ACTOR.length)}`;
  return event.endsWith('.') ? `${event}*` : event;
}

function millisecondsIn(delay: string, { line }: XmlElement): number {
  const [, length, unit] = /^(\d*\.?\d+)(ms|s)$/.exec(delay.trim()) ?? [];
  if (length === undefined) throw new Error(`Line ${line}: "${delay}" is no delay, such as 500ms or 2s.`);
  return Number(length) * (unit === 's' ? 1000 : 1);
}
