import { setup } from 'xstate';
import { initialStateMs, type PageKind } from '#domain/navigation/page-initial-state.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export const pageInitialStateMachine = setup({
  types: { meta: {} as ChartMeta, context: {} as { kind: PageKind }, input: {} as { kind: PageKind } },
  delays: { initialState: ({ context }) => initialStateMs(context.kind) },
}).createMachine({
  id: 'pageInitialState',
  description: 'Marks a page that has just been opened.',
  meta: { requirements: ['PATIENT-6'] },
  context: ({ input }) => ({ kind: input.kind }),
  initial: 'fresh',
  states: {
    fresh: {
      description: 'The page has just been opened.',
      after: { initialState: 'settled' },
    },
    settled: {
      description: 'The page is no longer new.',
      type: 'final',
    },
  },
});
