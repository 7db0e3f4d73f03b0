import { and, createMachine, not, or } from 'xstate';
import { describeChart } from '../describe/describe.ts';

/** A chart with every feature, and with names that are special in every format. */
export const oddChart = describeChart(
  createMachine({
    id: 'odd "chart"',
    description: 'Less < more & "quotes"; a: colon\nand a second line',
    initial: 'end',
    on: { 'note.*': { actions: 'write "it" & <more>' }, '*': { description: 'Anything --> else' } },
    states: {
      end: {
        meta: { requirements: ['ODD-1'] },
        after: { 100: 'both' },
        on: { 'note.add': { target: 'both', guard: 'a && b', reenter: true } },
      },
      both: {
        type: 'parallel',
        onDone: 'over',
        states: {
          one: { initial: 'a-b', states: { 'a-b': { on: { tap: 'a_b' } }, a_b: { type: 'final' } } },
          two: {
            initial: 'on',
            states: {
              on: { always: { guard: or([not('x'), and(['x', '"y" < z'])]), target: 'off' } },
              off: {},
            },
          },
          memory: { type: 'history', history: 'deep' },
        },
      },
      over: { type: 'final' },
    },
  }),
);
