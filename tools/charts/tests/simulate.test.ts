import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { explore } from '../explore/explore.ts';
import { model } from '../explore/model.ts';
import { derivedModel } from '../simulate/derived-model.ts';
import { leadsTo } from '../simulate/leads-to.ts';
import { pathToState } from '../simulate/paths.ts';
import { answersOf } from '../simulate/questions.ts';
import { type GivenStep, simulate } from '../simulate/simulate.ts';

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
const doorModel = model({
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
const take = (...labels: string[]) =>
  simulate(
    doorModel,
    0,
    labels.map((label): GivenStep => ({ kind: 'choice', label })),
  );

describe('a simulation', () => {
  it('shows where the chart starts, and why it would refuse an event', () => {
    const start = take();
    expect(start.active).toEqual(['door', 'door.shut']);
    expect(start.choices.map(({ label, isTaken, refusals }) => [label, isTaken, refusals])).toEqual([
      ['door.knock: once', true, []],
      ['door.knock: twice', true, []],
      ['door.open', false, ['door.shut|door.open|0']],
      ['door.wall', true, []],
    ]);
  });

  it('takes events, and lists what each did', () => {
    const { active, history, actors, timers, context } = take('door.knock: twice', 'door.open');
    expect(active).toEqual(['door', 'door.open']);
    expect([actors, timers, JSON.parse(context)]).toEqual([
      ['ring'],
      [{ name: 'draft', leftMs: 500 }],
      { knocks: 2 },
    ]);
    expect(history.at(-1)).toEqual({
      label: 'door.open',
      atMs: 0,
      transitions: ['door.shut|door.open|0'],
      actions: ['greet'],
      stored: [],
    });
    expect(history[0]?.stored).toEqual(['knocks: 2']);
  });

  it('lets time pass to the next timer only', () => {
    const { active, nowMs } = take('door.knock: twice', 'door.open', '500 ms pass');
    expect([active, nowMs]).toEqual([['door', 'door.shut'], 500]);
  });

  it('ends an actor as the reader chooses', () => {
    const { history } = take('door.knock: twice', 'door.open', 'ring → rung');
    expect(history.at(-1)?.transitions).toEqual([
      'door.open|xstate.done.actor.ring|0',
      'door.passing|always|0',
    ]);
  });

  it('sends an event with any payload', () => {
    const typed = {
      kind: 'typed',
      event: 'door.knock',
      payload: '{"times": 7, "type": "door.open"}',
    } as const;
    expect(JSON.parse(simulate(doorModel, 0, [typed]).context)).toEqual({ knocks: 7 });
    expect(() => simulate(doorModel, 0, [{ ...typed, payload: '[1]' }])).toThrow('JSON object');
  });

  it('refuses a step that is not possible', () => {
    expect(() => take('ring → rung')).toThrow('door has no step "ring → rung" here');
  });
});

describe('the shortest path', () => {
  it('leads to a state, also to one that is left at once', () => {
    const graph = explore(doorModel);
    const labels = (state: string) => pathToState(graph, state)?.map((step) => Object.values(step).at(-1));
    expect(labels('door.shut')).toEqual([]);
    expect(labels('door.open')).toEqual(['door.knock: twice', 'door.open']);
    expect(labels('door.passing')).toEqual(['door.knock: twice', 'door.open', 'ring → rung']);
    expect(pathToState(graph, 'door.attic')).toBeNull();
  });
});

describe('the questions', () => {
  const answers = new Map(
    answersOf([explore(doorModel)]).map(({ question, findings }) => [question, findings]),
  );
  const wall = { start: 0, steps: [{ kind: 'choice', label: 'door.wall' }] };

  it('find a deadlock and a configuration without a way back, with the path to it', () => {
    expect(answers.get('Can it get stuck?')).toContainEqual({
      text: 'No step leads out of here.',
      part: '',
      path: wall,
    });
    expect(answers.get('Can it always return to where it rests?')?.[0]?.path).toEqual(wall);
  });

  it('find an unreachable state, and a broken invariant with its path', () => {
    expect(answers.get('Which states are unreachable?')?.map(({ part }) => part)).toEqual(['door.attic']);
    expect(answers.get('There is one knock.')?.[0]?.path?.steps).toEqual([
      { kind: 'choice', label: 'door.knock: twice' },
    ]);
    expect(answers.get('Which guards always return the same?')).toEqual([]);
  });
});

describe('the question whether one state leads to another', () => {
  const found = (from: string, to: string, withinMs: number) => {
    const { findings } = leadsTo([explore(doorModel)], {
      from: `door.${from}`,
      to: `door.${to}`,
      withinMs,
    });
    return findings.map(({ text, path }) => [text, Object.values(path?.steps.at(-1) ?? {}).at(-1)]);
  };

  it('counts the time of delays, and knows states that are left at once', () => {
    expect(found('open', 'shut', 500)).toEqual([]);
    expect(found('open', 'shut', 100)).toEqual([
      ['It is still in shut after 0.5 s, when the first delay past the limit ends.', '500 ms pass'],
    ]);
    expect(found('open', 'passing', 500)).toEqual([
      ['It rests in shut: only the user can continue.', '500 ms pass'],
    ]);
    expect(found('walled', 'shut', 0)).toEqual([
      ['It rests in walled: only the user can continue.', 'door.wall'],
    ]);
  });

  it('finds a loop through a delay, whatever the limit', () => {
    const poll = setup({
      actors: { ask: fromPromise(async () => true) },
      delays: { pause: 500 },
    }).createMachine({
      id: 'poll',
      initial: 'asking',
      states: {
        asking: { invoke: { src: 'ask', id: 'ask', onDone: 'answered', onError: 'pausing' } },
        pausing: { after: { pause: 'asking' } },
        answered: {},
      },
    });
    const textsWithin = (withinMs: number) =>
      leadsTo([explore(derivedModel(poll))], {
        from: 'poll.asking',
        to: 'poll.answered',
        withinMs,
      }).findings.map(({ text }) => text);
    const endless = 'It can go on forever between asking, pausing: the wait has no longest time.';
    expect(textsWithin(0)).toEqual([
      'It is still in asking after 0.5 s, when the first delay past the limit ends.',
      endless,
    ]);
    expect(textsWithin(600)).toEqual([
      'It is still in asking after 1 s, when the first delay past the limit ends.',
      endless,
    ]);
  });

  it('finds each state where a path rests, and each loop', () => {
    const ask = fromPromise(async () => undefined);
    const lost = setup({ actors: { ask } }).createMachine({
      id: 'lost',
      initial: 'asking',
      states: {
        asking: { invoke: { src: 'ask', id: 'ask', onDone: 'here', onError: 'again' } },
        again: { invoke: { src: 'ask', id: 'retry', onDone: 'there', onError: 'asking' } },
        here: { on: { go: 'end' } },
        there: { on: { go: 'end' } },
        end: {},
      },
    });
    const graph = explore(derivedModel(lost));
    const { findings } = leadsTo([graph], { from: 'lost.asking', to: 'lost.end', withinMs: 0 });
    expect(findings.map(({ text }) => text)).toEqual([
      'It rests in here: only the user can continue.',
      'It rests in there: only the user can continue.',
      'It can go on forever between asking, again: the wait has no longest time.',
    ]);
  });
});
