import type { AnyStateMachine } from 'xstate';
import { actionNames, nameOf, nodesBelow, type TransitionDescription } from '../describe/describe.ts';
import { describeGuard, type GuardDescription } from '../describe/guards.ts';
import { transitionId } from '../describe/transition-id.ts';
import { transitionsOf } from '../explore/guards.ts';
import { type ChartParts, guardConfig } from './machine.ts';

const textOf = (guard: GuardDescription) => JSON.stringify(guard);

/**
 * The guards, actions and delays of a machine, for another version of its chart. A part that the machine lacks gets
 * only a name.
 */
export function partsOf(machine: AnyStateMachine): ChartParts {
  const guards = new Map<string, unknown>();
  const actions = new Map<string, unknown>();
  const lists = new Map<string, readonly unknown[]>();
  const add = (owner: string, block: string, given: unknown) => {
    const list = [given ?? []].flat();
    lists.set(`${owner} ${block}`, list);
    for (const action of list) actions.set(nameOf(action), action);
  };
  for (const { id, config } of nodesBelow(machine.root)) {
    add(id, 'entry', config.entry);
    add(id, 'exit', config.exit);
    if (typeof config.initial === 'object') add(id, 'initial', config.initial.actions);
  }
  const all = new Map(transitionsOf(machine).map((transition) => [transitionId(transition), transition]));
  for (const [id, { guard, actions: own }] of all) {
    add(id, 'actions', own);
    if (guard !== undefined) guards.set(textOf(describeGuard(guard, nameOf)), guard);
  }
  return {
    implementations: machine.implementations,
    context: machine.config.context,
    guard({ id, guard }: TransitionDescription) {
      if (guard === null) return undefined;
      const own = all.get(id)?.guard;
      const isSame = own !== undefined && textOf(describeGuard(own, nameOf)) === textOf(guard);
      return isSame ? own : (guards.get(textOf(guard)) ?? guardConfig(guard));
    },
    actions(owner, block, names) {
      const own = lists.get(`${owner} ${block}`) ?? [];
      const isSame = actionNames(own).join('\n') === names.join('\n');
      return isSame ? own : names.map((name) => actions.get(name) ?? name);
    },
  };
}
