import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { ChartName } from '#machines/index.ts';
import { models } from '#tests/machines/models.ts';
import { explore } from '#tests/support/model/explore.ts';
import { type Graph, situationAt } from '#tests/support/model/graph.ts';
import type { AnyModel } from '#tests/support/model/model.ts';
import { perform, startLive } from '#tests/support/model/run-live.ts';
import { eventKey, plainEvent, STOCK_LIMITS, situationKey, stockModel } from '#tests/support/model/stock.ts';

const limitOf = (name: string) => STOCK_LIMITS[name as ChartName]?.except;
const starts = Object.entries(models).flatMap(([name, model]: [string, AnyModel]) =>
  model.inputs.map((input, place) => ({ name, model, input, start: place + 1 })),
);
const walkable = starts.filter(({ name }) => limitOf(name) !== 'everything');

const snapshots = (list: readonly AnyMachineSnapshot[]) => new Set(list.map(situationKey));

/** Changes of state as text; steps that change nothing say nothing. */
function changes(moves: readonly [AnyMachineSnapshot, string, AnyMachineSnapshot][]): Set<string> {
  const texts = moves.map(([from, event, to]) => [situationKey(from), event, situationKey(to)]);
  return new Set(texts.filter(([from, , to]) => from !== to).map((move) => move.join(' → ')));
}

function bothChanges(graph: Graph, stock: ReturnType<typeof stockModel>) {
  const theirs = stock
    .getAdjacencyList()
    .map(({ state, event, nextState }): [AnyMachineSnapshot, string, AnyMachineSnapshot] => [
      state,
      eventKey(event),
      nextState,
    ]);
  const ours = graph.moves.map(({ from, to, step }): [AnyMachineSnapshot, string, AnyMachineSnapshot] => [
    situationAt(graph, from).snapshot,
    eventKey(plainEvent(step)),
    situationAt(graph, to).snapshot,
  ]);
  return { theirs: changes(theirs), ours: changes(ours) };
}

const withoutDelays = (moves: Set<string>) => new Set([...moves].filter((move) => !move.includes('"after.')));

describe.each(walkable)('@xstate/test and the $name chart, start $start', ({ name, model, input }) => {
  const graph = explore(model, input);
  const stock = stockModel(model, situationAt(graph, 0).snapshot);

  it('finds the same states as the exploration', () => {
    expect(snapshots(stock.getAllStates())).toEqual(
      snapshots(graph.situations.map(({ snapshot }) => snapshot)),
    );
  });

  it('finds the same transitions from state to state', () => {
    const { theirs, ours } = bothChanges(graph, stock);
    expect(ours.size).toBeGreaterThan(0);
    if (limitOf(name) === 'delays') expect(withoutDelays(theirs)).toEqual(withoutDelays(ours));
    else expect(theirs).toEqual(ours);
  });

  it('walks the running chart to each state on the shortest path', { timeout: 60_000 }, async () => {
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

describe('the list of what @xstate/test cannot walk', () => {
  it.each(Object.entries(STOCK_LIMITS))('is right about the %s chart', (name, { except, why }) => {
    const model: AnyModel = models[name as ChartName];
    const graph = explore(model);
    const compared = () => bothChanges(graph, stockModel(model, situationAt(graph, 0).snapshot));
    if (except === 'everything') expect(compared).toThrow('originalExecutor is not a function');
    else {
      const { theirs, ours } = compared();
      expect([...ours].filter((move) => !theirs.has(move)).length).toBeGreaterThan(0);
    }
    expect(why).toMatch(/\.$/);
  });
});
