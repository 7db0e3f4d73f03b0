import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { loginModel } from '#tests/machines/login.model.ts';
import { toastQueueModel } from '#tests/machines/toast-queue.model.ts';
import { explore } from '#tests/support/model/explore.ts';
import { situationAt } from '#tests/support/model/graph.ts';
import type { AnyModel } from '#tests/support/model/model.ts';
import { perform, startLive } from '#tests/support/model/run-live.ts';
import { eventKey, plainEvent, situationKey, stockModel } from '#tests/support/model/stock.ts';

const models: [string, AnyModel][] = [
  ['login', loginModel],
  ['toastQueue', toastQueueModel],
];

describe.each(models)('@xstate/test and the %s chart', (_, model) => {
  const graph = explore(model);
  const stock = stockModel(model, situationAt(graph, 0).snapshot);
  const snapshots = (list: readonly AnyMachineSnapshot[]) => new Set(list.map(situationKey));

  it('finds the same states as the exploration', () => {
    expect(snapshots(stock.getAllStates())).toEqual(
      snapshots(graph.situations.map(({ snapshot }) => snapshot)),
    );
  });

  it('finds the same transitions from state to state', () => {
    const theirs = stock
      .getAdjacencyList()
      .map(({ state, event, nextState }) => [situationKey(state), eventKey(event), situationKey(nextState)]);
    const ours = graph.moves.map(({ from, to, step }) => [
      situationKey(situationAt(graph, from).snapshot),
      eventKey(plainEvent(step)),
      situationKey(situationAt(graph, to).snapshot),
    ]);
    const changes = (moves: readonly (readonly string[])[]) =>
      new Set(moves.filter(([from, , to]) => from !== to).map((move) => move.join(' → ')));
    expect(changes(ours).size).toBeGreaterThan(0);
    expect(changes(theirs)).toEqual(changes(ours));
  });

  it('walks the running chart to each state on the shortest path', async () => {
    const steps = new Map(graph.moves.map(({ step }) => [eventKey(plainEvent(step)), step]));
    const reached = new Set<string>();
    for (const path of stock.getShortestPaths()) {
      const run = startLive(model.machine, graph.input);
      const types = new Set(path.steps.map(({ event }) => event.type));
      await path.test({
        events: Object.fromEntries(
          [...types].map((type) => [
            type,
            async ({ event }: { event: { type: string } }) => {
              const step = steps.get(eventKey(event));
              if (step !== undefined) await perform(run, step);
              else expect(event.type).toBe('xstate.init');
            },
          ]),
        ),
        states: {
          '*': (snapshot) => {
            expect(situationKey(run.actor.getSnapshot())).toBe(situationKey(snapshot));
            reached.add(situationKey(snapshot));
          },
        },
      });
      run.stop();
    }
    expect(reached).toEqual(snapshots(stock.getAllStates()));
  });
});
