import { TestModel } from '@xstate/test';
import { describe, expect, it } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, assign } from 'xstate';
import { describeChart } from '#charts/describe/describe.ts';
import { explore } from '#charts/explore/explore.ts';
import { perform, startLive } from '#charts/explore/run.ts';
import { eventStep } from '#charts/explore/steps.ts';
import { textOf } from '#charts/explore/text.ts';
import { models } from '#tests/machines/models.ts';

/** @xstate/test runs neither invoked actors nor delays. */
function isSupported(machine: AnyStateMachine): boolean {
  const { states, transitions } = describeChart(machine);
  return (
    states.every(({ invoked }) => invoked.length === 0) && transitions.every(({ kind }) => kind !== 'delay')
  );
}

/**
 * @xstate/test executes no actions except XState's own.
 *  @xstate/test executes no action except XState's own.
 */
function withoutEffects(machine: AnyStateMachine): AnyStateMachine {
  const effects = Object.entries(machine.implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
    .map(([name]) => [name, assign({})]);
  return machine.provide({ actions: Object.fromEntries(effects) });
}

/** @xstate/test can't give a chart its input. */
const supported = Object.values(models).filter(
  ({ machine, inputs }) => isSupported(machine) && inputs.every((input) => input === undefined),
);

it('@xstate/test walks the charts that have no invoked actor, no delay and no input', () => {
  expect(supported.map(({ machine }) => machine.id)).toEqual(['cardFrame', 'receiptTab', 'textToPay']);
});

describe.each(supported)('@xstate/test and the $machine.id chart', (model) => {
  const { machine, events, abstraction, isWorthTaking } = model;
  const graph = explore(model);
  const steps = Object.entries(events).flatMap(([type, cases]) => cases.map((one) => eventStep(type, one)));
  const key = (snapshot: AnyMachineSnapshot) => textOf([snapshot.value, abstraction(snapshot)]);
  const testModel = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(withoutEffects(machine), {
    events: (snapshot) => steps.filter((step) => isWorthTaking(snapshot, step)).map(({ event }) => event),
    serializeState: key,
    serializeEvent: textOf,
  });

  it('reach the same states', () => {
    expect(new Set(testModel.getAllStates().map(key))).toEqual(
      new Set(graph.configurations.map(({ snapshot }) => key(snapshot))),
    );
  });

  it('agree on the shortest path to each state', async () => {
    for (const path of testModel.getShortestPaths()) {
      const run = startLive(machine, undefined);
      await path.test({
        events: Object.fromEntries(
          ['xstate.init', ...Object.keys(events)].map((type) => [
            type,
            async ({ event }: { event: { type: string } }) => {
              const step = steps.find((one) => textOf(one.event) === textOf(event));
              if (step !== undefined) await perform(run, step);
              else expect(event.type).toBe('xstate.init');
            },
          ]),
        ),
        states: { '*': (snapshot) => expect(key(run.actor.getSnapshot())).toBe(key(snapshot)) },
      });
      run.stop();
    }
  });
});
