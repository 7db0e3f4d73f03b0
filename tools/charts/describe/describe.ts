import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { describeGuard, type GuardDescription } from './guards.ts';
import { transitionId } from './transition-id.ts';
import { type Trigger, triggerOf } from './triggers.ts';

/** A chart as plain data with stable ids, the input of drawings, exports and explorations. */
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
  initial: string | null;
  initialActions: readonly string[];
  history: HistoryDescription | null;
  children: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  invoked: readonly InvokedActor[];
  tags: readonly string[];
  description: string;
  requirements: readonly string[];
}

export interface HistoryDescription {
  depth: 'shallow' | 'deep';
  targets: readonly string[];
}

interface InvokedActor {
  id: string;
  src: string;
}

export interface TransitionDescription extends Trigger {
  /** The source state, the trigger, and the index among transitions with the same trigger. */
  id: string;
  source: string;
  targets: readonly string[];
  /** Null if the length depends on the context. */
  delayMs: number | null;
  guard: GuardDescription | null;
  actions: readonly string[];
  reenters: boolean;
  description: string;
  requirements: readonly string[];
}

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

export function nodesBelow(node: AnyStateNode): AnyStateNode[] {
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
    initialActions: node.type === 'compound' ? actionNames(node.initial.actions) : [],
    history: node.type === 'history' ? historyOf(node) : null,
    children: childrenOf(node).map(({ id }) => id),
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    invoked: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : 'inline' })),
    tags: node.tags,
    description: node.description ?? '',
    requirements: requirementsIn(node.meta),
  };
}

function describeTransition(
  transition: AnyTransitionDefinition,
  delays: Record<string, unknown>,
): TransitionDescription {
  const { source, target, eventType, guard, actions, reenter } = transition;
  const { kind, trigger } = triggerOf(eventType, source.id);
  const delay = kind === 'delay' ? (delays[trigger] ?? Number(trigger)) : undefined;
  return {
    id: transitionId(transition),
    source: source.id,
    targets: (target ?? []).map(({ id }: AnyStateNode) => id),
    kind,
    trigger,
    delayMs: typeof delay === 'number' && !Number.isNaN(delay) ? delay : null,
    guard: guard === undefined ? null : describeGuard(guard, nameOf),
    actions: actionNames(actions),
    reenters: reenter,
    description: transition.description ?? '',
    requirements: requirementsIn(transition.meta),
  };
}

function historyOf(node: AnyStateNode): HistoryDescription {
  return { depth: node.history === 'deep' ? 'deep' : 'shallow', targets: historyTargets(node) };
}

/** As XState resolves them: below the parent, or by id; by default the parent's initial state. */
function historyTargets({ parent, config, machine }: AnyStateNode): string[] {
  if (parent === undefined) return [];
  const named = [config.target ?? []].flat().map(String);
  if (named.length > 0)
    return named.map((target) =>
      target.startsWith('#') ? machine.getStateNodeById(target).id : `${parent.id}.${target}`,
    );
  if (parent.type === 'compound') return parent.initial.target.map(({ id }: AnyStateNode) => id);
  return childrenOf(parent)
    .filter(({ type }) => type !== 'history')
    .map(({ id }) => id);
}

/** The interpreter raises and cancels timers itself. The chart names them as transitions. */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions.map(nameOf).filter((name) => name !== 'xstate.raise' && name !== 'xstate.cancel');
}

/** The name of an action or guard, with its parameters if the chart itself sets them. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if ((typeof part !== 'object' && typeof part !== 'function') || part === null) return 'inline';
  const { type, params } = part as { type?: unknown; params?: unknown };
  if (typeof type !== 'string') return 'inline';
  return isPlain(params) ? `${type}(${Object.values(params).map(valueText).join(', ')})` : type;
}

function valueText(value: unknown): string {
  if (!isPlain(value) || value instanceof Error) return String(value);
  return Object.values(value).map(valueText).filter(Boolean).join(', ') || 'empty';
}

function isPlain(params: unknown): params is Record<string, unknown> {
  return typeof params === 'object' && params !== null;
}

function requirementsIn(meta: unknown): string[] {
  if (typeof meta !== 'object' || meta === null || !('requirements' in meta)) return [];
  return Array.isArray(meta.requirements) ? meta.requirements.filter((id) => typeof id === 'string') : [];
}
