import { assign, setup } from 'xstate';
import { PLAY_PAUSE_MS, type Play, type PlayPath, type PlayStep, stopsAt } from '#domain/atelier/play.ts';
import { failureActions } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { ChartPlayContext, ChartPlayEvent, ChartPlayInput, PlayedSteps } from './chart-play.types.ts';

interface FoundPath {
  path: PlayPath | null;
}

const NO_GOAL = { destination: '', found: null } as const;

const foundPath = ({ event }: { event: { output: PlayPath | null } }): FoundPath => ({ path: event.output });

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
    findPath: port<PlayPath | null, PlayedSteps & { state: string }>('findPath'),
  },
  guards: {
    hasSteps: ({ context }) => context.steps.length > 0,
    hasQueue: ({ context }) => context.queue.length > 0,
    isAtBreakpoint: ({ context: { queue, breakpoints } }, { play }: { play: Play }) =>
      queue.length > 0 && stopsAt(play, breakpoints),
    isFast: ({ context }) => context.isFast && context.queue.length > 0,
    hasSnapshot: ({ context }, { position }: { position: number }) =>
      context.snapshots[position] !== undefined,
    isOnward: (_, { path }: FoundPath) => path !== null && !path.isFromStart && path.steps.length > 0,
    isFromStart: (_, { path }: FoundPath) => path?.isFromStart === true,
  },
  actions: {
    addStep: assign(({ context: { steps } }, { step }: { step: PlayStep }) => ({
      steps: [...steps, step],
      ...NO_GOAL,
    })),
    removeStep: assign(({ context: { steps } }) => ({ steps: steps.slice(0, -1), ...NO_GOAL })),
    /** The path that the failed step is part of ends with it. */
    endPath: assign({ queue: [], isFast: false }),
    clearSteps: assign({ steps: [], queue: [], isFast: false, ...NO_GOAL }),
    chooseStart: assign((_, { start }: { start: number }) => ({ start })),
    storePlay: assign((_, { play }: { play: Play }) => ({ play })),
    storeDestination: assign((_, { state }: { state: string }) => ({ destination: state, found: null })),
    queueSteps: assign((_, { steps }: { steps: readonly PlayStep[] }) => ({
      steps: [],
      queue: steps,
      isFast: false,
      ...NO_GOAL,
    })),
    queueFound: assign(({ context: { steps } }, { path }: FoundPath) => ({
      steps: path?.isFromStart ? [] : steps,
      queue: path?.steps ?? [],
      isFast: false,
    })),
    storeFound: assign((_, { path }: FoundPath) => ({ found: resultOf(path) })),
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
      return { start, steps, queue: [], isFast: false, ...NO_GOAL };
    }),
    toggleBreakpoint: assign(({ context: { breakpoints } }, { part }: { part: string }) => ({
      breakpoints: breakpoints.includes(part)
        ? breakpoints.filter((known) => known !== part)
        : [...breakpoints, part],
    })),
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
    ...NO_GOAL,
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
      entry: 'clearFailure',
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
        onError: { target: 'broken', actions: ['storeFailure', 'endPath'] },
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
      description: 'Finds the shortest path to a state from where the chart is, or else from its start.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'findPath',
        src: 'findPath',
        input: ({ context: { chart, start, steps, destination } }) => ({
          chart,
          start,
          steps,
          state: destination,
        }),
        onDone: [
          {
            guard: { type: 'isOnward', params: foundPath },
            target: 'pausing',
            actions: [
              { type: 'queueFound', params: foundPath },
              { type: 'storeFound', params: foundPath },
            ],
          },
          {
            guard: { type: 'isFromStart', params: foundPath },
            target: 'replaying',
            actions: [
              { type: 'queueFound', params: foundPath },
              { type: 'storeFound', params: foundPath },
            ],
          },
          { target: 'waiting', actions: { type: 'storeFound', params: foundPath } },
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
      description: 'The last step failed: the chart or its model threw an error. The next step replaces it.',
      on: {
        'step.undo': { guard: 'hasSteps', target: 'replaying', actions: 'removeStep' },
        'step.take': {
          guard: 'hasSteps',
          target: 'replaying',
          actions: ['removeStep', { type: 'addStep', params: ({ event }) => event }],
        },
        'path.request': {
          guard: 'hasSteps',
          target: 'finding',
          actions: ['removeStep', { type: 'storeDestination', params: ({ event }) => event }],
        },
      },
    },
  },
});

function resultOf(path: PlayPath | null): ChartPlayContext['found'] {
  if (path === null) return 'none';
  if (path.isFromStart) return 'fromStart';
  return path.steps.length === 0 ? 'here' : 'onward';
}
