import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { describeChart } from '../describe/describe.ts';
import { entriesOf } from '../describe/entries.ts';
import { collapsedChart } from '../draw/collapse.ts';

const chart = describeChart(
  createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { open: 'open.wide' } },
      open: {
        initial: 'ajar',
        on: { close: 'shut', slam: '.wide' },
        states: {
          ajar: { on: { push: 'wide', knock: {} } },
          wide: { on: { pull: 'ajar', kick: '#door.shut' } },
        },
      },
    },
  }),
);
const arrows = (collapsed: string[]) =>
  collapsedChart(chart, collapsed).transitions.map(({ trigger, source, targets }) => [
    trigger,
    source,
    ...targets,
  ]);

describe('a chart with collapsed states', () => {
  it('is the same chart if no state is collapsed', () => {
    expect(collapsedChart(chart, [])).toBe(chart);
  });

  it('hides the content, and attaches its arrows to the state', () => {
    const { states } = collapsedChart(chart, ['door.open']);
    expect(states.map(({ id, children, initial }) => [id, children.length, initial])).toEqual([
      ['door', 2, 'door.shut'],
      ['door.shut', 0, null],
      ['door.open', 0, null],
    ]);
    expect(arrows(['door.open'])).toEqual([
      ['open', 'door.shut', 'door.open'],
      ['close', 'door.open', 'door.shut'],
      ['slam', 'door.open', 'door.open'],
      ['kick', 'door.open', 'door.shut'],
    ]);
  });

  it('shows the outermost of collapsed states', () => {
    expect(collapsedChart(chart, ['door.open', 'door']).states.map(({ id }) => id)).toEqual(['door']);
  });
});

describe('what leads into a state', () => {
  const entries = (described: typeof chart) => {
    const { started, entering } = entriesOf(described);
    const ids = (state: string) => entering.get(state)?.map(({ id }) => id) ?? [];
    return { started: [...started], ids };
  };

  it('includes each transition to it, to a state inside it, or to a state that starts with it', () => {
    const { started, ids } = entries(chart);
    expect(started).toEqual(['door', 'door.shut']);
    expect(ids('door.shut')).toEqual(['door.open|close|0', 'door.open.wide|kick|0']);
    expect(ids('door.open')).toEqual(['door.shut|open|0']);
    expect(ids('door.open.ajar')).toEqual(['door.open.wide|pull|0']);
    expect(ids('door.open.wide')).toEqual(['door.shut|open|0', 'door.open|slam|0', 'door.open.ajar|push|0']);
  });

  it('includes a transition into another part that is active at the same time', () => {
    const { ids } = entries(
      describeChart(
        createMachine({
          id: 'house',
          initial: 'left',
          states: {
            left: { on: { enter: 'used.light.on' } },
            used: {
              type: 'parallel',
              states: {
                light: { initial: 'off', states: { off: {}, on: {} } },
                heat: { initial: 'low', states: { low: {}, high: {} } },
              },
            },
          },
        }),
      ),
    );
    const entered = ['used', 'used.light', 'used.light.on', 'used.heat', 'used.heat.low'];
    expect(entered.map((state) => ids(`house.${state}`))).toEqual(entered.map(() => ['house.left|enter|0']));
    expect([ids('house.used.light.off'), ids('house.used.heat.high')]).toEqual([[], []]);
  });
});
