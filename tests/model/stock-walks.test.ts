import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { ChartName } from '#machines/index.ts';
import { models } from '#tests/machines/models.ts';
import { charted, LETTER, letterModel, withStates } from '#tests/support/laws/letter.ts';
import { explore } from '#tests/support/model/explore.ts';
import { situationAt } from '#tests/support/model/graph.ts';
import type { AnyModel } from '#tests/support/model/model.ts';
import { perform, startLive } from '#tests/support/model/run-live.ts';
import {
  eventKey,
  plainEvent,
  plainKey,
  plainTransition,
  STOCK_LIMITS,
  stockModel,
} from '#tests/support/model/stock.ts';

const limitOf = (name: string) => STOCK_LIMITS[name as ChartName]?.except;
const starts = Object.entries(models).flatMap(([name, model]: [string, AnyModel]) =>
  model.inputs.map((input, place) => ({ name, model, input, start: place + 1 })),
);
const walkable = starts.filter(({ name }) => limitOf(name) !== 'everything');

type Way = readonly [
  from: AnyMachineSnapshot,
  event: string,
  to: AnyMachineSnapshot,
  transitions: readonly string[],
];

/** The states that both found, and what leads from each to which by which transitions; an ignored event takes none. */
function compared(model: AnyModel, input: unknown = model.inputs[0], theirModel: AnyModel = model) {
  const graph = explore(model, input);
  const { stock, transitionsOn } = stockModel(theirModel, situationAt(graph, 0).snapshot);
  const key = (snapshot: AnyMachineSnapshot) => plainKey(model, snapshot);
  const ways = (all: readonly Way[]) =>
    new Set(
      all
        .filter(([, , , transitions]) => transitions.length > 0)
        .map(([from, event, to, transitions]) =>
          [key(from), event, key(to), transitions.join(' » ')].join(' → '),
        ),
    );
  return {
    graph,
    stock,
    key,
    states: {
      ours: new Set(graph.situations.map(({ snapshot }) => key(snapshot))),
      theirs: new Set(stock.getAllStates().map(key)),
    },
    ways: {
      ours: ways(
        graph.moves.map(({ from, to, step, transitions }) => [
          situationAt(graph, from).snapshot,
          eventKey(plainEvent(step)),
          situationAt(graph, to).snapshot,
          transitions.map(plainTransition),
        ]),
      ),
      theirs: ways(
        stock
          .getAdjacencyList()
          .map(({ state, event, nextState }) => [
            state,
            eventKey(event),
            nextState,
            transitionsOn(state, event),
          ]),
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

  it('takes the same transitions from each state to the same other, but for what its limit says', () => {
    const { ours, theirs } = both.ways;
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

describe('@xstate/test and a chart in which another transition does the same', () => {
  const { posted } = LETTER.states;
  const other = charted(
    withStates({ posted: { ...posted, on: { 'letter.tear': { target: 'draft', actions: 'clearText' } } } }),
  );

  it('are told apart', () => {
    const { states, ways } = compared(letterModel(), undefined, other);
    expect(states.theirs).toEqual(states.ours);
    expect(ways.theirs.size).toBe(ways.ours.size);
    const onlyTheirs = [...ways.theirs].filter((way) => !ways.ours.has(way));
    const transitions = onlyTheirs.map((way) => way.split(' → ').at(-1));
    expect(new Set(transitions)).toEqual(new Set(['letter.posted|letter.tear|0']));
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
