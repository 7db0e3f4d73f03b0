import { assign, setup } from 'xstate';
import { PLAY_PAUSE_MS, type Play, type PlayStep, stopsAt } from '#domain/atelier/play.ts';
import { failureActions } from '../failure.ts';
import { port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';
import type { ChartPlayContext, ChartPlayEvent, ChartPlayInput, PlayedSteps } from './chart-play.types.ts';

export const chartPlayMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ChartPlayContext,
    events: {} as ChartPlayEvent,
    input: {} as ChartPlayInput,
    tags: {} as 'busy',
  },
  actors: {
    replaySteps: port<Play, PlayedSteps>('replaySteps'),
    findPath: port<readonly PlayStep[] | null, { chart: string; start: number; state: string }>('findPath'),
  },
  guards: {
    hasSteps: ({ context }) => context.steps.length > 0,
    hasQueue: ({ context }) => context.queue.length > 0,
    isAtBreakpoint: ({ context: { queue, breakpoints } }, { play }: { play: Play }) =>
      queue.length > 0 && stopsAt(play, breakpoints),
    isFast: ({ context }) => context.isFast && context.queue.length > 0,
    hasSnapshot: ({ context }, { position }: { position: number }) =>
      context.snapshots[position] !== undefined,
    isPath: (_, { steps }: { steps: readonly PlayStep[] | null }) => steps !== null,
  },
  actions: {
    addStep: assign(({ context: { steps } }, { step }: { step: PlayStep }) => ({ steps: [...steps, step] })),
    removeStep: assign({ steps: ({ context }) => context.steps.slice(0, -1) }),
    clearSteps: assign({ steps: [], queue: [], isFast: false }),
    chooseStart: assign((_, { start }: { start: number }) => ({ start })),
    storePlay: assign((_, { play }: { play: Play }) => ({ play })),
    storeDestination: assign((_, { state }: { state: string }) => ({ destination: state })),
    queueSteps: assign((_, { steps }: { steps: readonly PlayStep[] | null }) => ({
      steps: [],
      queue: steps ?? [],
      isFast: false,
    })),
    takeFromQueue: assign(({ context: { steps, queue } }) => ({
      steps: [...steps, ...queue.slice(0, 1)],
      queue: queue.slice(1),
    })),
    hurry: assign({ isFast: true }),
    storeSnapshot: assign(({ context: { snapshots, start, steps, play } }) => ({
      snapshots: [...snapshots, { start, steps, active: play?.active ?? [] }],
    })),
    restoreSnapshot: assign(({ context: { snapshots } }, { position }: { position: number }) => {
      const { start = 0, steps = [] } = snapshots[position] ?? {};
      return { start, steps, queue: [], isFast: false };
    }),
    toggleBreakpoint: assign(({ context: { breakpoints } }, { part }: { part: string }) => ({
      breakpoints: breakpoints.includes(part)
        ? breakpoints.filter((known) => known !== part)
        : [...breakpoints, part],
    })),
    reportNoPath: assign({ hasNoPath: true }),
    clearNoPath: assign({ hasNoPath: false }),
    ...failureActions,
  },
  delays: { pause: PLAY_PAUSE_MS },
}).createMachine({
  id: 'chartPlay',
  description:
    'Simulates a chart step by step, and plays paths on it. It replays all steps, so that each can be undone.',
  meta: { requirements: ['ATELIER-3'] },
  context: ({ input: { chart } }) => ({
    chart,
    start: 0,
    steps: [],
    queue: [],
    snapshots: [],
    breakpoints: [],
    isFast: false,
    play: null,
    destination: '',
    hasNoPath: false,
    failure: null,
  }),
  initial: 'replaying',
  on: {
    'start.choose': {
      target: '.replaying',
      actions: ['clearSteps', { type: 'chooseStart', params: ({ event }) => event }],
    },
    'path.play': {
      target: '.replaying',
      actions: [
        { type: 'chooseStart', params: ({ event }) => event },
        { type: 'queueSteps', params: ({ event }) => event },
      ],
    },
    'snapshot.restore': {
      guard: { type: 'hasSnapshot', params: ({ event }) => event },
      target: '.replaying',
      actions: { type: 'restoreSnapshot', params: ({ event }) => event },
    },
    'breakpoint.toggle': { actions: { type: 'toggleBreakpoint', params: ({ event }) => event } },
  },
  states: {
    replaying: {
      description: 'Runs the steps from the start.',
      tags: 'busy',
      entry: ['clearFailure', 'clearNoPath'],
      invoke: {
        id: 'replaySteps',
        src: 'replaySteps',
        input: ({ context: { chart, start, steps } }) => ({ chart, start, steps }),
        onDone: [
          {
            guard: { type: 'isAtBreakpoint', params: ({ event }) => ({ play: event.output }) },
            target: 'stopped',
            actions: { type: 'storePlay', params: ({ event }) => ({ play: event.output }) },
          },
          {
            guard: 'isFast',
            target: 'replaying',
            reenter: true,
            actions: [
              { type: 'storePlay', params: ({ event }) => ({ play: event.output }) },
              'takeFromQueue',
            ],
          },
          {
            guard: 'hasQueue',
            target: 'pausing',
            actions: { type: 'storePlay', params: ({ event }) => ({ play: event.output }) },
          },
          {
            target: 'waiting',
            actions: { type: 'storePlay', params: ({ event }) => ({ play: event.output }) },
          },
        ],
        onError: { target: 'broken', actions: 'storeFailure' },
      },
    },
    waiting: {
      description: 'Shows where the chart is. The reader chooses the next step.',
      on: {
        'step.take': { target: 'replaying', actions: { type: 'addStep', params: ({ event }) => event } },
        'step.undo': { guard: 'hasSteps', target: 'replaying', actions: 'removeStep' },
        'snapshot.store': { actions: 'storeSnapshot' },
        'path.request': {
          target: 'finding',
          actions: { type: 'storeDestination', params: ({ event }) => event },
        },
      },
    },
    finding: {
      description: 'Finds the shortest path to a state.',
      tags: 'busy',
      entry: ['clearFailure', 'clearNoPath'],
      invoke: {
        id: 'findPath',
        src: 'findPath',
        input: ({ context: { chart, start, destination } }) => ({ chart, start, state: destination }),
        onDone: [
          {
            guard: { type: 'isPath', params: ({ event }) => ({ steps: event.output }) },
            target: 'replaying',
            actions: { type: 'queueSteps', params: ({ event }) => ({ steps: event.output }) },
          },
          { target: 'waiting', actions: 'reportNoPath' },
        ],
        onError: { target: 'waiting', actions: 'storeFailure' },
      },
    },
    pausing: {
      description: 'Shows a step of a path before it takes the next.',
      after: { pause: { target: 'replaying', actions: 'takeFromQueue' } },
      on: { 'path.finish': { target: 'replaying', actions: ['hurry', 'takeFromQueue'] } },
    },
    stopped: {
      description: 'A breakpoint stopped the path.',
      on: {
        'path.continue': { target: 'replaying', actions: 'takeFromQueue' },
        'path.finish': { target: 'replaying', actions: ['hurry', 'takeFromQueue'] },
        'snapshot.store': { actions: 'storeSnapshot' },
      },
    },
    broken: {
      description: 'The last step failed: the chart or its model threw an error.',
      on: { 'step.undo': { guard: 'hasSteps', target: 'replaying', actions: 'removeStep' } },
    },
  },
});
