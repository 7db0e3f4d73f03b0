import type { AnyStateMachine } from 'xstate';
import { describeChart } from '../describe/describe.ts';
import { namedGuards } from '../describe/guards.ts';

/** The names of the ports, actions, guards and delays that a chart uses, in sorted lists. */
export function namesUsed(machine: AnyStateMachine) {
  const { states, transitions } = describeChart(machine);
  const sorted = (names: readonly string[]) => [...new Set(names.map(withoutParams))].sort();
  return {
    actors: sorted(states.flatMap(({ invoked }) => invoked.map(({ src }) => src))),
    actions: sorted([
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...transitions.flatMap(({ actions }) => actions),
    ]),
    guards: sorted(transitions.flatMap(({ guard }) => (guard === null ? [] : namedGuards(guard)))),
    delays: sorted(transitions.filter(({ kind }) => kind === 'delay').map(({ trigger }) => trigger)),
  };
}

function withoutParams(name: string): string {
  return name.replace(/\(.*$/, '');
}
