import { type AnyStateMachine, and, fromPromise, not, or, raise, setup } from 'xstate';
import { type GuardDescription, namedGuards } from '../describe/guards.ts';
import { actionIn } from './scxml-script.ts';
import { transitionsIn } from './scxml-transitions.ts';
import { partsOf, type ScxmlState, type ScxmlTree, scxmlTree, wordsOf } from './scxml-tree.ts';
import type { XmlElement } from './xml.ts';

/** What a document calls, by name, with stand-ins. */
interface Called {
  guards: Map<string, unknown>;
  actions: Map<string, unknown>;
  delays: Map<string, unknown>;
  actors: Map<string, unknown>;
}

/**
 * The chart of an SCXML document. Its conditions are true unless the event has `conditions: false`; actions other than
 * `<raise>` do nothing, and invoked work waits.
 * @throws an error with the line of what is wrong or unknown
 */
export function machineInScxml(text: string): AnyStateMachine {
  const tree = scxmlTree(text);
  const called: Called = { guards: new Map(), actions: new Map(), delays: new Map(), actors: new Map() };
  const config = stateConfig(tree.root, tree, called);
  return setup({
    guards: Object.fromEntries(called.guards),
    actions: Object.fromEntries(called.actions),
    delays: Object.fromEntries(called.delays),
    actors: Object.fromEntries(called.actors),
  } as object).createMachine({ ...config, id: tree.root.id } as never) as unknown as AnyStateMachine;
}

function stateConfig(state: ScxmlState, tree: ScxmlTree, called: Called): object {
  const { element, kind, parent, id, key } = state;
  const { attributes } = element;
  const prose = {
    ...(parent !== null && id !== `${parent.id}.${key}` && { id }),
    description: attributes['chart:description'] ?? '',
    meta: { requirements: wordsOf(attributes['chart:requirements']) },
    tags: wordsOf(attributes['chart:tags']),
  };
  if (kind === 'history') return { ...prose, ...historyConfig(state, tree) };
  const { waits, ...transitions } = transitionsConfig(state, tree, called);
  const contentOf = (block: string) =>
    state.parts
      .filter(({ name }) => name === block)
      .flatMap(partsOf)
      .filter((content) => !waits.has(content))
      .map((content) => actionName(content, called));
  return {
    ...prose,
    ...transitions,
    ...(kind === 'parallel' && { type: 'parallel' }),
    ...(kind === 'final' && { type: 'final' }),
    ...initialConfig(state, tree, called),
    entry: contentOf('onentry'),
    exit: contentOf('onexit'),
    invoke: invoked(state, called),
    states: Object.fromEntries(state.children.map((child) => [child.key, stateConfig(child, tree, called)])),
  };
}

function historyConfig({ element, parts }: ScxmlState, tree: ScxmlTree): object {
  const targets = parts.flatMap(({ attributes, line }) =>
    wordsOf(attributes['target']).map((target) => `#${tree.state(target, line).id}`),
  );
  return {
    type: 'history',
    history: element.attributes['type'] === 'deep' ? 'deep' : 'shallow',
    ...(targets.length > 0 && { target: targets }),
  };
}

function initialConfig(
  { element, kind, parts, children, ...state }: ScxmlState,
  tree: ScxmlTree,
  called: Called,
) {
  const [first] = children.filter((child) => child.kind !== 'history');
  if (kind === 'parallel' || first === undefined) return {};
  const given = parts.find(({ name }) => name === 'initial')?.children[0];
  const [target, another] = wordsOf(given?.attributes['target'] ?? element.attributes['initial']);
  const { line } = given ?? element;
  const chosen = target === undefined ? first : tree.state(target, line);
  if (another !== undefined || chosen.parent?.id !== state.id)
    throw new Error(`Line ${line}: XState starts in one state directly inside ${state.id}.`);
  const actions = given === undefined ? [] : partsOf(given).map((content) => actionName(content, called));
  return { initial: { target: chosen.key, actions } };
}

/** XState's transitions by their trigger, and the `<send>` and `<cancel>` elements that are delays. */
function transitionsConfig(state: ScxmlState, tree: ScxmlTree, called: Called) {
  const { transitions, delays, waits } = transitionsIn(state, tree);
  for (const [name, ms] of delays) called.delays.set(name, ms ?? (() => 0));
  const always: object[] = [];
  const on: Record<string, object[]> = {};
  const after: Record<string, object[]> = {};
  for (const { element, by, trigger, targets, reenters, guard } of transitions) {
    const { attributes } = element;
    const config = {
      ...(targets.length > 0 && { target: targets.map(({ id }) => `#${id}`) }),
      ...(guard !== null && { guard: guardConfig(guard, called) }),
      ...(reenters && { reenter: true }),
      actions: partsOf(element).map((content) => actionName(content, called)),
      description: attributes['chart:description'] ?? '',
      meta: { requirements: wordsOf(attributes['chart:requirements']) },
    };
    if (by === 'always') always.push(config);
    else {
      const table = by === 'delay' ? after : on;
      table[trigger] = [...(table[trigger] ?? []), config];
    }
  }
  return { waits, on, after, ...(always.length > 0 && { always }) };
}

function guardConfig(guard: GuardDescription, called: Called): unknown {
  for (const name of namedGuards(guard)) called.guards.set(name, isGranted);
  const config = (inner: GuardDescription): unknown => {
    if (typeof inner === 'string') return inner;
    if ('not' in inner) return not(config(inner.not) as never);
    return 'and' in inner ? and(inner.and.map(config) as never) : or(inner.or.map(config) as never);
  };
  return config(guard);
}

const isGranted = ({ event }: { event: object }): boolean =>
  !('conditions' in event && event.conditions === false);

function actionName({ name, attributes, text }: XmlElement, called: Called): string {
  const word = attributes['event'] ?? attributes['location'] ?? attributes['label'] ?? attributes['cond'];
  const described =
    name === 'script' ? actionIn(text) : [name, word ?? attributes['sendid'] ?? ''].join(' ').trim();
  called.actions.set(
    described,
    name === 'raise' ? raise({ type: attributes['event'] ?? '' } as never) : () => undefined,
  );
  return described;
}

/** `chart:invokes` has the id of each actor, with its source where that differs: `id=source`. */
function invoked({ element, parts, key }: ScxmlState, called: Called): object[] {
  const exported = wordsOf(element.attributes['chart:invokes']).map((word) => word.split('='));
  const own = parts
    .filter(({ name }) => name === 'invoke')
    .map(({ attributes: { id = `${key}.invoke`, src, type } }) => [id, src ?? type]);
  return [...exported, ...own].map(([id = '', src = id]) => {
    called.actors.set(
      src,
      fromPromise(() => new Promise(() => undefined)),
    );
    return { id, src };
  });
}
