import { assign, fromPromise, setup } from 'xstate';
import { model } from '../explore/model.ts';

const door = setup({
  types: {
    context: {} as { knocks: number },
    events: {} as { type: 'door.knock'; times: number } | { type: 'door.open' } | { type: 'door.wall' },
  },
  actors: { ring: fromPromise(async () => 'rung') },
  guards: { isKnocked: ({ context }) => context.knocks > 1 },
  actions: {
    count: assign(({ context }, { times }: { times: number }) => ({ knocks: context.knocks + times })),
    greet: () => undefined,
  },
  delays: { draft: 500 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  on: { 'door.wall': '.walled' },
  states: {
    shut: {
      on: {
        'door.knock': { actions: { type: 'count', params: ({ event }) => event } },
        'door.open': { guard: 'isKnocked', target: 'open' },
      },
    },
    open: {
      entry: 'greet',
      invoke: { id: 'ring', src: 'ring', onDone: 'passing' },
      after: { draft: 'shut' },
    },
    passing: { always: 'shut' },
    walled: {},
    attic: {},
  },
});
export const doorModel = model({
  machine: door,
  inputs: [undefined],
  events: {
    'door.knock': [
      { case: 'once', times: 1 },
      { case: 'twice', times: 2 },
    ],
    'door.open': [{}],
    'door.wall': [{}],
  },
  outcomes: { ring: { rung: { output: 'rung' } } },
  abstraction: ({ context }) => Math.min(context.knocks, 2),
  isHome: (snapshot) => snapshot.matches('shut'),
  invariants: { 'There is one knock.': ({ context }) => context.knocks < 2 },
});
