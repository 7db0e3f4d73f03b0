import { assign, setup } from 'xstate';
import { firstDifference, type Trace } from '#domain/atelier/trace.ts';
import type { Failure } from '#domain/failure/failure.ts';
import { failureActions } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { TraceRole } from './trace-view.types.ts';

interface TraceViewContext {
  text: string;
  role: TraceRole;
  trace: Trace | null;
  /** The step that is shown. */
  position: number;
  /** A second report for comparison. */
  other: Trace | null;
  /** The first step that differs; null if all are the same. */
  difference: number | null;
  failure: Failure | null;
}

export const traceViewMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as TraceViewContext,
    events: {} as
      | { type: 'file.open'; role: TraceRole; text: string }
      | { type: 'position.change'; position: number }
      | { type: 'trace.close' },
    tags: {} as 'busy',
  },
  actors: { readTrace: port<Trace, { text: string }>('readTrace') },
  guards: {
    isOther: ({ context }) => context.role === 'other' && context.trace !== null,
    hasTrace: ({ context }) => context.trace !== null,
    isStep: ({ context }, { position }: { position: number }) => context.trace?.steps[position] !== undefined,
  },
  actions: {
    storeFile: assign((_, { role, text }: { role: TraceRole; text: string }) => ({ role, text })),
    storeTrace: assign((_, { trace }: { trace: Trace }) => ({
      trace,
      position: trace.steps.length - 1,
      other: null,
      difference: null,
    })),
    storeOther: assign(({ context: { trace, position } }, { other }: { other: Trace }) => {
      const difference = trace === null ? null : firstDifference(trace, other);
      const last = (trace?.steps.length ?? 1) - 1;
      return { other, difference, position: difference === null ? position : Math.min(difference, last) };
    }),
    storePosition: assign((_, { position }: { position: number }) => ({ position })),
    clearTrace: assign({ text: '', trace: null, other: null, position: 0, difference: null, role: 'trace' }),
    ...failureActions,
  },
}).createMachine({
  id: 'traceView',
  description: 'Replays a problem report step by step, and compares it with another.',
  meta: { requirements: ['ATELIER-7'] },
  context: {
    text: '',
    role: 'trace',
    trace: null,
    position: 0,
    other: null,
    difference: null,
    failure: null,
  },
  initial: 'empty',
  states: {
    empty: {
      description: 'No report is open.',
      on: {
        'file.open': { target: 'reading', actions: { type: 'storeFile', params: ({ event }) => event } },
      },
    },
    reading: {
      description: 'Reads the file.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'readTrace',
        src: 'readTrace',
        input: ({ context: { text } }) => ({ text }),
        onDone: [
          {
            guard: 'isOther',
            target: 'shown',
            actions: { type: 'storeOther', params: ({ event }) => ({ other: event.output }) },
          },
          {
            target: 'shown',
            actions: { type: 'storeTrace', params: ({ event }) => ({ trace: event.output }) },
          },
        ],
        onError: [
          { guard: 'hasTrace', target: 'shown', actions: 'storeFailure' },
          { target: 'empty', actions: 'storeFailure' },
        ],
      },
    },
    shown: {
      description: 'Shows the chart as it was at one step of the report.',
      on: {
        'position.change': {
          guard: { type: 'isStep', params: ({ event }) => event },
          actions: { type: 'storePosition', params: ({ event }) => event },
        },
        'file.open': { target: 'reading', actions: { type: 'storeFile', params: ({ event }) => event } },
        'trace.close': { target: 'empty', actions: ['clearTrace', 'clearFailure'] },
      },
    },
  },
});
