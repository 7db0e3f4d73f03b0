import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { ChartName } from '#machines/index.ts';
import { models } from '#tests/machines/models.ts';
import { explore } from '#tests/support/model/explore.ts';
import { situationAt } from '#tests/support/model/graph.ts';
import type { AnyModel } from '#tests/support/model/model.ts';
import { perform, startLive } from '#tests/support/model/run-live.ts';
import { eventKey, plainEvent, plainKey, STOCK_LIMITS, stockModel } from '#tests/support/model/stock.ts';

const limitOf = (name: string) => STOCK_LIMITS[name as ChartName]?.except;
const starts = Object.entries(models).flatMap(([name, model]: [string, AnyModel]) =>
  model.inputs.map((input, place) => ({ name, model, input, start: place + 1 })),
);
const walkable = starts.filter(({ name }) => limitOf(name) !== 'everything');

/** The states that both found, and the changes from state to state; steps that change nothing say nothing. */
function compared(model: AnyModel, input: unknown = model.inputs[0]) {
  const graph = explore(model, input);
  const stock = stockModel(model, situationAt(graph, 0).snapshot);
  const key = (snapshot: AnyMachineSnapshot) => plainKey(model, snapshot);
  const changes = (moves: readonly [AnyMachineSnapshot, string, AnyMachineSnapshot][]) =>
    new Set(
      moves
        .map(([from, event, to]) => [key(from), event, key(to)])
        .filter(([from, , to]) => from !== to)
        .map((move) => move.join(' → ')),
    );
  return {
    graph,
    stock,
    key,
    states: {
      ours: new Set(graph.situations.map(({ snapshot }) => key(snapshot))),
      theirs: new Set(stock.getAllStates().map(key)),
    },
    changes: {
      ours: changes(
        graph.moves.map(({ from, to, step }) => [
          situationAt(graph, from).snapshot,
          eventKey(plainEvent(step)),
          situationAt(graph, to).snapshot,
        ]),
      ),
      theirs: changes(
        stock.getAdjacencyList().map(({ state, event, nextState }) => [state, eventKey(event), nextState]),
      ),
    },
  };
}

const withoutDelays = (moves: Set<string>) => new Set([...moves].filter((move) => !move.includes('"after.')));

describe.each(walkable)('@xstate/test and the $name chart, start $start', ({ name, model, input }) => {
  let both: ReturnType<typeof compared>;
  beforeAll(() => {
    both = compared(model, input);
  });

  it('finds the same states as the exploration', () => {
    expect(both.states.theirs).toEqual(both.states.ours);
  });

  it('finds the same transitions from state to state, but for what its limit says', () => {
    const { ours, theirs } = both.changes;
    const isLimited = limitOf(name) === 'delays';
    const staysForEver = both.states.ours.size === 1;
    expect(ours.size > 0).toBe(!staysForEver);
    expect(withoutDelays(theirs)).toEqual(withoutDelays(ours));
    expect([...ours].every((move) => theirs.has(move)) && ours.size === theirs.size).toBe(!isLimited);
  });

  it('walks the running chart to each state on the shortest path', async () => {
    const { graph, stock, key } = both;
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
            expect(key(run.actor.getSnapshot())).toBe(key(snapshot));
            reached.add(key(snapshot));
          },
        },
      });
      run.stop();
    }
    expect(reached).toEqual(both.states.theirs);
  });
});

describe('the list of what @xstate/test cannot walk', () => {
  it('gives a reason for each chart, and holds none that can be walked after all', () => {
    for (const [name, { except, why }] of Object.entries(STOCK_LIMITS)) {
      expect(why).toMatch(/\.$/);
      if (except === 'everything')
        expect(() => compared(models[name as ChartName])).toThrow('originalExecutor is not a function');
    }
  });
});
