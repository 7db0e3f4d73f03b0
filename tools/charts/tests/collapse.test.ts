import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { describeChart } from '../describe/describe.ts';
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
  it('is the chart itself without any', () => {
    expect(collapsedChart(chart, [])).toBe(chart);
  });

  it('hides what is inside, and begins and ends its arrows at the state', () => {
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
