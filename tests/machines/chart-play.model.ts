import { model } from '#charts/explore/model.ts';
import type { Play, PlayStep } from '#domain/atelier/play.ts';
import { chartPlayMachine } from '#machines/chart-play/chart-play.machine.ts';

export const PLAY: Play = {
  active: ['door', 'door.shut'],
  status: 'active',
  nowMs: 0,
  timers: [],
  actors: [],
  context: '{}',
  history: [],
  choices: [],
};
export const OPEN: PlayStep = { kind: 'choice', label: 'door.open' };
export const CLOSE: PlayStep = { kind: 'choice', label: 'door.close' };
const LONGEST = 2;

export const chartPlayModel = model({
  machine: chartPlayMachine,
  inputs: [{ chart: 'door' }],
  events: {
    'step.take': [{ step: OPEN }],
    'step.undo': [{}],
    'start.choose': [{ start: 1 }],
    'path.request': [{ state: 'door.open' }],
    'path.play': [{ start: 0, steps: [OPEN, CLOSE] }],
    'path.finish': [{}],
    'path.continue': [{}],
    'snapshot.store': [{}],
    'snapshot.restore': [
      { case: 'the first', position: 0 },
      { case: 'a missing position', position: 5 },
    ],
    'breakpoint.toggle': [{ part: 'door.open' }],
  },
  outcomes: {
    replaySteps: {
      replayed: { output: PLAY },
      'replayed into a breakpoint': { output: { ...PLAY, active: ['door', 'door.open'] } },
      threw: { error: new Error('The guard threw.') },
    },
    findPath: {
      'a path': { output: { steps: [OPEN, CLOSE], isFromStart: false } },
      'a path from the start': { output: { steps: [OPEN], isFromStart: true } },
      'the active state': { output: { steps: [], isFromStart: false } },
      'no path': { output: null },
      'too large': { error: new Error('Too many.') },
    },
  },
  abstraction: ({ context: { start, steps, queue, play, found, failure, ...context } }) => [
    context.snapshots.map((snapshot) => [snapshot.start, snapshot.steps.length]),
    context.breakpoints,
    context.isFast,
    play?.active.length,
    start,
    steps.length,
    queue.length,
    play === null,
    found,
    failure === null,
  ],
  isWorthTaking: ({ context }, { label }) => {
    if (label === 'snapshot.store') return context.snapshots.length === 0;
    if (label === 'path.request') return context.steps.length < LONGEST && context.snapshots.length === 0;
    return label !== 'step.take' || context.steps.length < LONGEST;
  },
  isHome: (snapshot) => snapshot.matches('waiting'),
  whyHome: 'It starts by running the chart until it rests.',
  invariants: {
    'ATELIER-3: the reader can choose a step only after the chart has run.': (snapshot) =>
      !snapshot.matches('waiting') || snapshot.context.play !== null,
    'ATELIER-3: a path is played to its end.': (snapshot) =>
      !snapshot.matches('waiting') || snapshot.context.queue.length === 0,
    'ATELIER-3: a breakpoint stops a path only before its end.': (snapshot) =>
      !snapshot.matches('stopped') || snapshot.context.queue.length > 0,
    'ATELIER-3: an error is shown where the chart threw it.': (snapshot) =>
      !snapshot.matches('broken') || snapshot.context.failure !== null,
    'ATELIER-3: the chosen state is shown during the search for its path, and with its result.': (snapshot) =>
      snapshot.context.destination !== '' ||
      (snapshot.context.found === null && !snapshot.matches('finding')),
    'ATELIER-3: a path continues from the chart’s current state, unless the page shows that it starts from the beginning.':
      ({ context: { found, steps, queue } }) => found !== 'onward' || steps.length + queue.length > 0,
  },
});
