import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A chart as plain data with stable ids: what drawings, explorations and walks speak about. */
export interface ChartDescription {
  id: string;
  description: string;
  states: readonly StateDescription[];
  transitions: readonly TransitionDescription[];
}

export interface StateDescription {
  id: string;
  key: string;
  parent: string | null;
  type: AnyStateNode['type'];
  /** The id of the state that a compound state begins in. */
  initial: string | null;
  children: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  invoked: readonly InvokedActor[];
  tags: readonly string[];
  description: string;
  requirements: readonly string[];
}

interface InvokedActor {
  id: string;
  src: string;
}

export type TransitionKind = 'event' | 'always' | 'delay' | 'actorDone' | 'actorFailed' | 'stateDone';

export interface TransitionDescription {
  /** The source state, what triggers the transition, and its place among those with the same trigger. */
  id: string;
  source: string;
  targets: readonly string[];
  kind: TransitionKind;
  /** The event, actor or delay that triggers it, by name. */
  trigger: string;
  /** Milliseconds, where a delay's length does not depend on the context. */
  delayMs: number | null;
  guard: string | null;
  actions: readonly string[];
  reenters: boolean;
}

const TRIGGER_PREFIXES: readonly [TransitionKind, string][] = [
  ['delay', 'xstate.after.'],
  ['actorDone', 'xstate.done.actor.'],
  ['actorFailed', 'xstate.error.actor.'],
  ['stateDone', 'xstate.done.state.'],
];

export function describeChart(machine: AnyStateMachine): ChartDescription {
  const nodes = nodesBelow(machine.root);
  const { delays } = machine.implementations;
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map(describeState),
    transitions: nodes.flatMap((node) =>
      transitionsOf(node).map((transition) => describeTransition(transition, delays)),
    ),
  };
}

/** The id under which `describeChart` lists a transition; the same for every provided copy of a chart. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id}|${eventType === '' ? 'always' : eventType}|${siblings.indexOf(transition)}`;
}

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...childrenOf(node).flatMap(nodesBelow)];
}

function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values<AnyStateNode>(node.states);
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function describeState(node: AnyStateNode): StateDescription {
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    type: node.type,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    children: childrenOf(node).map(({ id }) => id),
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    invoked: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : 'inline' })),
    tags: node.tags,
    description: node.description ?? '',
    requirements: requirementsOf(node),
  };
}

function describeTransition(
  transition: AnyTransitionDefinition,
  delays: Record<string, unknown>,
): TransitionDescription {
  const { source, target, eventType, guard, actions, reenter } = transition;
  const { kind, trigger } = triggerOf(eventType, source.id);
  const delay = kind === 'delay' ? delays[trigger] : undefined;
  return {
    id: transitionId(transition),
    source: source.id,
    targets: (target ?? []).map(({ id }: AnyStateNode) => id),
    kind,
    trigger,
    delayMs: typeof delay === 'number' ? delay : null,
    guard: guard === undefined ? null : nameOf(guard),
    actions: actionNames(actions),
    reenters: reenter,
  };
}

function triggerOf(eventType: string, sourceId: string): { kind: TransitionKind; trigger: string } {
  if (eventType === '') return { kind: 'always', trigger: '' };
  const match = TRIGGER_PREFIXES.find(([, prefix]) => eventType.startsWith(prefix));
  if (match === undefined) return { kind: 'event', trigger: eventType };
  const [kind, prefix] = match;
  const rest = eventType.slice(prefix.length);
  return { kind, trigger: kind === 'delay' ? rest.slice(0, -(sourceId.length + 1)) : rest };
}

/** Timers are raised and cancelled by the interpreter itself; the chart names them as transitions. */
function actionNames(actions: readonly unknown[]): string[] {
  return actions.map(nameOf).filter((name) => name !== 'xstate.raise' && name !== 'xstate.cancel');
}

/** The name of an action or guard, with its parameters where the chart itself gives them. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if ((typeof part !== 'object' && typeof part !== 'function') || part === null) return 'inline';
  const { type, params } = part as { type?: unknown; params?: unknown };
  if (typeof type !== 'string') return 'inline';
  return isPlain(params) ? `${type}(${Object.values(params).map(String).join(', ')})` : type;
}

function isPlain(params: unknown): params is Record<string, unknown> {
  return typeof params === 'object' && params !== null;
}

function requirementsOf(node: AnyStateNode): string[] {
  const meta: unknown = node.meta;
  if (typeof meta !== 'object' || meta === null || !('requirements' in meta)) return [];
  return Array.isArray(meta.requirements) ? meta.requirements.filter((id) => typeof id === 'string') : [];
}
