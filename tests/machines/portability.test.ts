// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { assign, createMachine, stateIn } from 'xstate';
import { describeChart } from '#charts/describe/describe.ts';
import { type Divergence, portability } from '#charts/export/portability.ts';
import { toScxml } from '#charts/export/scxml.ts';
import { readScxml } from '#charts/replay/document.ts';
import { recordersOf } from '#charts/replay/record.ts';
import { replaysOf } from '#charts/replay/replay.ts';
import { charts } from '#machines/index.ts';

interface Planted {
  name: string;
  config: object;
  events: readonly string[];
  finding: string;
  /** How the W3C's algorithm differs. */
  difference: string;
}

const stateOf = (name: string, rest: object = {}) => ({
  entry: `enter ${name}`,
  exit: `leave ${name}`,
  ...rest,
});

/** A minimal chart for each divergence. */
const PLANTED: Record<Divergence, Planted> = {
  silencedAncestor: {
    name: 'an event that a region and its ancestor both handle',
    config: {
      type: 'parallel',
      on: { tap: { actions: 'outer' } },
      states: { one: { on: { tap: { actions: 'inner' } } }, two: {} },
    },
    events: ['tap'],
    finding: 'chart.one|tap|0',
    difference: 'XState ["do inner"], SCXML ["do inner","do outer"]',
  },
  rootAsTarget: {
    name: 'a transition to the root',
    config: stateOf('root', { initial: 'one', states: { one: { on: { tap: '#chart' } } } }),
    events: ['tap'],
    finding: 'chart.one|tap|0',
    difference: 'XState ["do enter root"], SCXML ["do leave root","do enter root"]',
  },
  alwaysToItself: {
    name: 'an eventless transition from a state to itself',
    config: { initial: 'one', states: { one: { on: { tap: 'two' } }, two: { always: { target: 'two' } } } },
    events: ['tap'],
    finding: 'chart.two|always|0',
    difference: 'The document does not come to rest',
  },
  historyOfActiveParent: {
    name: 'a transition to the history of its active parent',
    config: {
      initial: 'page',
      states: {
        page: {
          initial: 'one',
          states: { one: stateOf('one', { on: { tap: 'memory' } }), memory: { type: 'history' } },
        },
      },
    },
    events: ['tap'],
    finding: 'chart.page.one|tap|0',
    difference: 'XState ["do enter one"], SCXML ["do leave one","do enter one"]',
  },
  eventlessOrder: {
    name: 'two regions with eventless transitions at once, the later one after a wait',
    config: {
      type: 'parallel',
      states: {
        one: {
          initial: 'idle',
          states: {
            idle: { on: { tap: 'passing' } },
            passing: { always: { target: 'over', actions: 'first' } },
            over: {},
          },
        },
        two: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'isPassing', target: 'over', actions: 'second' } },
            over: {},
          },
        },
      },
    },
    events: ['tap'],
    finding: 'chart.two.idle|always|0',
    difference: 'XState ["do second","do first"], SCXML ["do first","do second"]',
  },
  doneOfParallels: {
    name: 'nested parallel regions that are all done',
    config: {
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          onDone: { actions: 'finish' },
          states: {
            one: {
              type: 'parallel',
              states: {
                inner: {
                  initial: 'open',
                  states: { open: { on: { tap: 'closed' } }, closed: { type: 'final' } },
                },
              },
            },
          },
        },
      },
    },
    events: ['tap'],
    finding: 'chart.both|xstate.done.state.chart.both|0',
    difference: 'XState ["do finish"], SCXML []',
  },
};

const guards = { isPassing: stateIn({ one: 'passing' }) };

function replay({ config, events }: Planted): void {
  const machine = createMachine({ id: 'chart', ...config } as object, { guards });
  const chart = describeChart(machine);
  const { follow } = replaysOf(chart, readScxml(toScxml(chart)))();
  const { start, send } = recordersOf(machine)();
  follow(start);
  for (const type of events) follow(send({ type }));
}

describe('the recorder', () => {
  it('has a guard’s result at each microstep, in any order of reading', () => {
    const machine = createMachine(
      {
        id: 'chart',
        context: { count: 0 },
        on: { tap: { guard: 'isCounted', target: '.two' } },
        initial: 'one',
        states: { one: { on: { tap: { actions: 'increment' } } }, two: {} },
      } as object,
      {
        guards: { isCounted: ({ context }) => context['count'] > 0 },
        actions: { increment: assign({ count: 1 }) },
      },
    );
    const { verdict } = recordersOf(machine)().send({ type: 'tap' });
    expect([0, 1, 0].map((microsteps) => verdict(microsteps, 'chart|tap|0'))).toEqual([false, true, false]);
  });
});

describe('the portability lint rule', () => {
  it.each(Object.entries(charts))('finds nothing in the %s chart', (_, machine) => {
    expect(portability(describeChart(machine))).toEqual([]);
  });

  it.each(Object.entries(PLANTED))(
    'finds %s, which another engine runs differently',
    (divergence, planted) => {
      const machine = createMachine({ id: 'chart', ...planted.config } as object, { guards });
      expect(portability(describeChart(machine))).toEqual([{ divergence, transition: planted.finding }]);
      expect(() => replay(planted)).toThrow(planted.difference);
    },
  );
});
