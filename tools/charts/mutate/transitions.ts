import { type AnyStateMachine, type AnyStateNode, not } from 'xstate';
import { guardText } from '../describe/guards.ts';
import { listOf, withAt, withOne, withoutOne } from './config.ts';
import type { Defect } from './defect.ts';
import { orderDefects } from './effects.ts';
import { invocationsOf, type PlacedTransition, placedTransitions } from './places.ts';

export function transitionDefects(machine: AnyStateMachine): Defect[] {
  const { config } = machine;
  return placedTransitions(machine).flatMap((way) => [
    {
      operator: 'drop a transition' as const,
      detail: '',
      at: way.id,
      config: withoutOne(config, way.path, way.place),
    },
    ...guardDefects(config, way),
    ...actionDefects(config, way),
    ...targetDefects(config, way),
  ]);
}

/** Drops `onDone` or `onError` as a whole if it has several transitions. */
export function outcomeDefects(machine: AnyStateMachine): Defect[] {
  return invocationsOf(machine).flatMap(({ id, source, path }) =>
    ['onDone', 'onError']
      .filter((kind) => placedTransitions(machine).filter((way) => isAt(way, [...path, kind])).length > 1)
      .map((kind) => ({
        operator: 'drop an outcome' as const,
        detail: kind,
        at: `${source.id}|${id}`,
        config: withAt(machine.config, [...path, kind], undefined),
      })),
  );
}

function guardDefects(
  config: unknown,
  { id, path, place, given, guard: described }: PlacedTransition,
): Defect[] {
  const { guard, ...unguarded } = given;
  if (guard === undefined) return [];
  const instead = (detail: string, way: object): Defect => ({
    operator: 'change a guard',
    detail,
    at: id,
    config: withOne(config, path, place, way),
  });
  return [
    instead('negated', { ...given, guard: not(guard as string) }),
    instead('always', unguarded),
    instead('never', { ...given, guard: () => false }),
    ...withoutOperand(guard, described).map(({ detail, rest }) => instead(detail, { ...given, guard: rest })),
  ];
}

/** Drops each operand of an `and` or `or` guard. */
function withoutOperand(
  guard: unknown,
  described: PlacedTransition['guard'],
): { detail: string; rest: unknown }[] {
  if (described === null || typeof described === 'string' || 'not' in described) return [];
  const { check, guards } = guard as { check: unknown; guards: readonly unknown[] };
  const operands = 'and' in described ? described.and : described.or;
  return operands.map((operand, index) => ({
    detail: `without ${guardText(operand)}`,
    rest: Object.assign(() => false, { check, guards: guards.toSpliced(index, 1) }),
  }));
}

function actionDefects(config: unknown, { id, path, place, given }: PlacedTransition): Defect[] {
  return orderDefects('actions', id, listOf(given['actions'])).map(({ list, ...defect }) => ({
    ...defect,
    config: withOne(config, path, place, { ...given, actions: list }),
  }));
}

function targetDefects(
  config: unknown,
  { id, source, targets, path, place, given }: PlacedTransition,
): Defect[] {
  const retarget = (target: unknown, detail: string): Defect => ({
    operator: 'retarget a transition',
    detail,
    at: id,
    config: withOne(config, path, place, { ...given, target }),
  });
  const [only] = targets;
  const wrong = only === undefined ? childrenOf(source) : besides(only);
  return [
    ...(only === undefined ? [] : [retarget(undefined, 'to nowhere')]),
    ...wrong.map((state) => retarget(`#${state.id}`, `to ${state.id}`)),
  ];
}

/** The siblings of a target, and its parent. */
function besides(target: AnyStateNode): AnyStateNode[] {
  const { parent } = target;
  if (parent === undefined) return [];
  const around = parent.parent === undefined ? [] : [parent];
  return [...childrenOf(parent).filter((state) => state !== target), ...around];
}

function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values<AnyStateNode>(node.states);
}

function isAt(way: PlacedTransition, path: readonly (string | number)[]): boolean {
  return way.path.join('\n') === path.join('\n');
}
