import { type AnyStateMachine, and, fromPromise, not, or, raise, setup } from 'xstate';
import type { ChartDescription, StateDescription, TransitionDescription } from '../describe/describe.ts';
import { familyOf } from '../describe/family.ts';
import { type GuardDescription, namedGuards } from '../describe/guards.ts';
import { eventTypeOf } from '../describe/triggers.ts';

/** The implementations, guards and actions of a machine. Without them, a chart has only their names. */
export interface ChartParts {
  implementations: Partial<AnyStateMachine['implementations']>;
  context: unknown;
  guard(transition: TransitionDescription): unknown;
  /** @param owner the id of a state or a transition */
  actions(
    owner: string,
    block: 'entry' | 'exit' | 'initial' | 'actions',
    names: readonly string[],
  ): readonly unknown[];
}

const NO_PARTS: ChartParts = {
  implementations: {},
  context: {},
  guard: ({ guard }) => (guard === null ? undefined : guardConfig(guard)),
  actions: (_owner, _block, names) => names,
};

/**
 * A machine with the states and transitions of a description. Without parts, its guards are true unless the event has
 * `conditions: false`, actions other than `raise EVENT` do nothing, and invoked work waits.
 */
export function machineOf(chart: ChartDescription, parts: ChartParts = NO_PARTS): AnyStateMachine {
  const { guards, actions, actors, delays } = parts.implementations;
  const standing = standIns(chart, delays);
  const family = familyOf(chart);
  const config = (state: StateDescription): object => {
    const own = chart.transitions.filter(({ source }) => source === state.id);
    const parent = state.parent === null ? '' : `${state.parent}.`;
    return {
      ...(state.id !== `${parent}${state.key}` && { id: state.id }),
      description: state.description,
      meta: { requirements: state.requirements },
      tags: state.tags,
      ...kindConfig(state, family.state, parts),
      ...(state.type !== 'history' && {
        entry: parts.actions(state.id, 'entry', state.entry),
        exit: parts.actions(state.id, 'exit', state.exit),
        invoke: state.invoked,
        ...transitionsConfig(own, parts),
        states: Object.fromEntries(
          state.children.map(family.state).map((child) => [child.key, config(child)]),
        ),
      }),
    };
  };
  const [root] = chart.states;
  if (root === undefined) throw new Error(`${chart.id} has no state`);
  return setup({
    guards: { ...standing.guards, ...guards },
    actions: { ...standing.actions, ...actions },
    actors: { ...standing.actors, ...actors },
    delays: { ...delays, ...standing.delays },
  } as object).createMachine({
    ...config(root),
    id: chart.id,
    context: parts.context,
  } as never) as unknown as AnyStateMachine;
}

function kindConfig(
  { id, type, history, initial, initialActions }: StateDescription,
  state: (id: string) => StateDescription,
  parts: ChartParts,
): object {
  if (history !== null) {
    const { depth, targets } = history;
    return { type, history: depth, ...(targets.length > 0 && { target: targets.map((id) => `#${id}`) }) };
  }
  if (type === 'compound' && initial !== null)
    return { initial: { target: state(initial).key, actions: parts.actions(id, 'initial', initialActions) } };
  return type === 'parallel' || type === 'final' ? { type } : {};
}

function transitionsConfig(transitions: readonly TransitionDescription[], parts: ChartParts): object {
  const always: object[] = [];
  const on: Record<string, object[]> = {};
  const after: Record<string, object[]> = {};
  for (const transition of transitions) {
    const { id, kind, trigger, targets, reenters, description, requirements } = transition;
    const guard = parts.guard(transition);
    const config = {
      ...(targets.length > 0 && { target: targets.map((target) => `#${target}`) }),
      ...(guard !== undefined && { guard }),
      ...(reenters && { reenter: true }),
      actions: parts.actions(id, 'actions', transition.actions),
      description,
      meta: { requirements },
    };
    const [table, key] = kind === 'delay' ? [after, trigger] : [on, eventTypeOf(transition)];
    if (kind === 'always') always.push(config);
    else table[key] = [...(table[key] ?? []), config];
  }
  return { on, after, ...(always.length > 0 && { always }) };
}

/** Combines guards that are named by their descriptions. */
export function guardConfig(guard: GuardDescription): unknown {
  if (typeof guard === 'string') return guard;
  if ('not' in guard) return not(guardConfig(guard.not) as never);
  return 'and' in guard ? and(guard.and.map(guardConfig) as never) : or(guard.or.map(guardConfig) as never);
}

/** Delays have the chart's lengths if it defines them. */
function standIns({ states, transitions }: ChartDescription, given: Record<string, unknown> = {}) {
  const guards = transitions.flatMap(({ guard }) => (guard === null ? [] : namedGuards(guard)));
  const actions = [
    ...states.flatMap(({ entry, exit, initialActions }) => [...entry, ...exit, ...initialActions]),
    ...transitions.flatMap((transition) => transition.actions),
  ];
  const delays = transitions.filter(({ kind, trigger }) => kind === 'delay' && Number.isNaN(Number(trigger)));
  const actors = states.flatMap(({ invoked }) => invoked.map(({ src }) => src));
  return {
    guards: Object.fromEntries(guards.map((name) => [name, isGranted])),
    actions: Object.fromEntries(actions.map((name) => [name, actionNamed(name)])),
    delays: Object.fromEntries(
      delays.map(({ trigger, delayMs }) => [trigger, delayMs ?? given[trigger] ?? (() => 0)]),
    ),
    actors: Object.fromEntries(actors.map((src) => [src, fromPromise(() => new Promise(() => undefined))])),
  };
}

const isGranted = ({ event }: { event: object }): boolean =>
  !('conditions' in event && event.conditions === false);

const RAISE = 'raise ';

const actionNamed = (name: string) =>
  name.startsWith(RAISE) ? raise({ type: name.slice(RAISE.length) } as never) : () => undefined;
