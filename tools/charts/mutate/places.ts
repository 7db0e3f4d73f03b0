import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { describeChart } from '../describe/describe.ts';
import type { GuardDescription } from '../describe/guards.ts';
import { type Config, listOf, type Path, recordOf, valueAt } from './config.ts';

/** A transition in the config. */
export interface PlacedTransition {
  /** As `describeChart` lists it. */
  id: string;
  source: AnyStateNode;
  targets: readonly AnyStateNode[];
  guard: GuardDescription | null;
  /** The path to its list in the config. */
  path: Path;
  place: number;
  given: Config;
}

/** An invoked actor in the config. */
export interface Invocation {
  id: string;
  source: AnyStateNode;
  path: Path;
}

export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values<AnyStateNode>(node.states).flatMap(below),
  ];
  return below(machine.root);
}

export function pathTo({ path }: AnyStateNode): Path {
  return path.flatMap((key) => ['states', key]);
}

export function placedTransitions(machine: AnyStateMachine): PlacedTransition[] {
  const described = new Map(describeChart(machine).transitions.map((it) => [it.id, it]));
  return statesOf(machine).flatMap((source) =>
    listsOf(machine, source).flatMap(({ trigger, path }) =>
      listOf(valueAt(machine.config, path)).map((given, place): PlacedTransition => {
        const id = `${source.id}|${trigger}|${place}`;
        return {
          id,
          source,
          targets: (described.get(id)?.targets ?? []).map((target) => machine.getStateNodeById(target)),
          guard: described.get(id)?.guard ?? null,
          path,
          place,
          given: typeof given === 'string' ? { target: given } : recordOf(given),
        };
      }),
    ),
  );
}

export function invocationsOf(machine: AnyStateMachine): Invocation[] {
  return statesOf(machine).flatMap((source) => invocationsIn(machine, source));
}

function invocationsIn({ config }: AnyStateMachine, source: AnyStateNode): Invocation[] {
  const path = [...pathTo(source), 'invoke'];
  const given = valueAt(config, path);
  return listOf(given).map((actor, place) => ({
    id: String(recordOf(actor)['id'] ?? `${place}.${source.id}`),
    source,
    path: Array.isArray(given) ? [...path, place] : path,
  }));
}

/** The lists of transitions of a state, each with its trigger. */
function listsOf(machine: AnyStateMachine, source: AnyStateNode): { trigger: string; path: Path }[] {
  const state = pathTo(source);
  const own = recordOf(valueAt(machine.config, state));
  const actors = invocationsIn(machine, source);
  const named = (kind: 'on' | 'after', triggerFor: (key: string) => string) =>
    Object.keys(recordOf(own[kind])).map((key) => ({
      trigger: triggerFor(key),
      path: [...state, kind, key],
    }));
  return [
    ...named('on', (event) => event),
    ...named('after', (delay) => `xstate.after.${delay}.${source.id}`),
    { trigger: 'always', path: [...state, 'always'] },
    { trigger: `xstate.done.state.${source.id}`, path: [...state, 'onDone'] },
    ...actors.map(({ id, path }) => ({ trigger: `xstate.done.actor.${id}`, path: [...path, 'onDone'] })),
    ...actors.map(({ id, path }) => ({ trigger: `xstate.error.actor.${id}`, path: [...path, 'onError'] })),
  ];
}
