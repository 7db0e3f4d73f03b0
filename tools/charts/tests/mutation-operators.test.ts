import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, and, createActor, fromPromise, not, setup } from 'xstate';
import { mutantsOf } from '../mutate/mutants.ts';

const door = setup({
  types: { events: {} as { type: 'door.ring' } | { type: 'door.push' } },
  actors: { ask: fromPromise(async () => 'a friend') },
  guards: { isKnown: () => true },
  actions: { light: () => undefined, greet: () => undefined, lock: () => undefined },
  delays: { patience: 1000 },
}).createMachine({
  id: 'door',
  on: { 'door.ring': { actions: 'light' } },
  initial: 'shut',
  states: {
    shut: {
      entry: ['light', 'lock'],
      exit: 'greet',
      on: { 'door.push': { guard: 'isKnown', target: '#door.open.ajar', actions: ['light', 'greet'] } },
    },
    open: {
      initial: 'asking',
      onDone: 'shut',
      states: {
        asking: {
          invoke: {
            src: 'ask',
            id: 'ask',
            onDone: [{ guard: 'isKnown', target: 'ajar' }, { target: 'left' }],
            onError: 'left',
          },
        },
        ajar: { after: { patience: 'left' } },
        left: { type: 'final' },
      },
    },
  },
});

const mutants = mutantsOf(door);
const put = (operator: string) =>
  mutants.filter((it) => it.operator === operator).map(({ name }) => name.slice(operator.length).trim());

function mutant(name: string): AnyStateMachine {
  const found = mutants.find((it) => it.name === name);
  if (found === undefined) throw new Error(`There is no "${name}"`);
  return found.machine;
}

/** The state after a push, as seen from outside. */
function pushed(machine: AnyStateMachine): unknown {
  const actor = createActor(machine).start();
  actor.send({ type: 'door.push' });
  const { value } = actor.getSnapshot();
  actor.stop();
  return value;
}

describe('the mutants of a chart', () => {
  it('drop each transition of an event, a delay, an outcome or a finished state', () => {
    expect(put('drop a transition')).toEqual([
      ': door|door.ring|0',
      ': door.shut|door.push|0',
      ': door.open|xstate.done.state.door.open|0',
      ': door.open.asking|xstate.done.actor.ask|0',
      ': door.open.asking|xstate.done.actor.ask|1',
      ': door.open.asking|xstate.error.actor.ask|0',
      ': door.open.ajar|xstate.after.patience.door.open.ajar|0',
    ]);
    expect(put('drop an outcome')).toEqual(['(onDone): door.open.asking|ask']);
    expect(pushed(mutant('drop a transition: door.shut|door.push|0'))).toBe('shut');
  });

  it('retarget a transition to nowhere, to each sibling of its target, and to the parent', () => {
    expect(put('retarget a transition').filter((name) => name.includes('door.push'))).toEqual([
      '(to nowhere): door.shut|door.push|0',
      '(to door.open.asking): door.shut|door.push|0',
      '(to door.open.left): door.shut|door.push|0',
      '(to door.open): door.shut|door.push|0',
    ]);
    expect(put('retarget a transition').filter((name) => name.includes('door.ring'))).toEqual([
      '(to door.shut): door|door.ring|0',
      '(to door.open): door|door.ring|0',
    ]);
    expect(pushed(door)).toEqual({ open: 'ajar' });
    expect(pushed(mutant('retarget a transition (to door.open): door.shut|door.push|0'))).toEqual({
      open: 'asking',
    });
  });

  it('negate each guard, or make it always return the same', () => {
    expect(put('change a guard')).toEqual([
      '(negated): door.shut|door.push|0',
      '(always): door.shut|door.push|0',
      '(never): door.shut|door.push|0',
      '(negated): door.open.asking|xstate.done.actor.ask|0',
      '(always): door.open.asking|xstate.done.actor.ask|0',
      '(never): door.open.asking|xstate.done.actor.ask|0',
    ]);
    const negated = mutant('change a guard (negated): door.shut|door.push|0');
    expect(pushed(negated)).toBe('shut');
    expect(pushed(negated.provide({ guards: { isKnown: () => false } }))).toEqual({ open: 'ajar' });
    expect(pushed(mutant('change a guard (never): door.shut|door.push|0'))).toBe('shut');
  });

  it('drop each operand of a combined guard', () => {
    const gate = setup({
      types: { events: {} as { type: 'gate.push' } },
      guards: { isKnown: (_, { by }: { by: string }) => by === 'name', isLate: () => true },
    }).createMachine({
      id: 'gate',
      initial: 'shut',
      states: {
        shut: {
          on: {
            'gate.push': {
              guard: and([{ type: 'isKnown', params: { by: 'name' } }, not('isLate')]),
              target: 'open',
            },
          },
        },
        open: {},
      },
    });
    const changed = mutantsOf(gate).filter(({ operator }) => operator === 'change a guard');
    const opened = changed.filter(({ machine }) => {
      const actor = createActor(machine).start();
      actor.send({ type: 'gate.push' });
      return actor.getSnapshot().matches('open');
    });
    const named = (mutants: typeof changed) => mutants.map(({ name }) => name.split(': ')[0]);
    expect(named(changed)).toEqual([
      'change a guard (negated)',
      'change a guard (always)',
      'change a guard (never)',
      'change a guard (without isKnown(name))',
      'change a guard (without not isLate)',
    ]);
    expect(named(opened)).toEqual([
      'change a guard (negated)',
      'change a guard (always)',
      'change a guard (without not isLate)',
    ]);
  });

  it('drop each action, and swap neighboring actions, of transitions, entries and exits', () => {
    expect(put('drop an action')).toEqual([
      '(actions, light): door|door.ring|0',
      '(actions, light): door.shut|door.push|0',
      '(actions, greet): door.shut|door.push|0',
      '(entry, light): door.shut',
      '(entry, lock): door.shut',
      '(exit, greet): door.shut',
    ]);
    expect(put('swap two actions')).toEqual([
      '(actions, light and greet): door.shut|door.push|0',
      '(entry, light and lock): door.shut',
    ]);
  });

  it('begin in another state, and change each delay by 1 ms', () => {
    expect(put('begin in another state')).toEqual(['(open): door', '(ajar): door.open', '(left): door.open']);
    expect(put('change a delay')).toEqual(['(longer): patience', '(shorter): patience']);
    expect(mutants.slice(-2).map(({ machine }) => lengthOf(machine))).toEqual([1001, 999]);
  });

  it('keep the provided ports', () => {
    const friend = fromPromise(async () => 'a friend');
    const provided = mutantsOf(door.provide({ actors: { ask: friend } }));
    expect(provided).toHaveLength(mutants.length);
    expect(provided.every(({ machine }) => machine.implementations.actors['ask'] === friend)).toBe(true);
  });
});

function lengthOf({ implementations }: AnyStateMachine): unknown {
  const { patience } = implementations.delays;
  return typeof patience === 'function' ? patience({} as never, {} as never) : patience;
}
