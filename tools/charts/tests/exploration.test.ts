import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, setup } from 'xstate';
import { reachableIn } from '../explore/covered.ts';
import { explore } from '../explore/explore.ts';
import { configurationAt } from '../explore/graph.ts';
import { type AnyModel, model } from '../explore/model.ts';
import { reportOn } from '../explore/report.ts';
import { perform, startLive } from '../explore/run.ts';
import { edgeTours } from '../explore/tours.ts';
import { walkAll } from '../explore/walk.ts';
import { LETTER, letter, letterModel, WORK } from './letter.ts';

const counting = setup({
  types: { context: {} as { count: number; name: string; log: string[] }, events: {} as { type: 'count' } },
}).createMachine({
  id: 'counting',
  context: { count: 0, name: 'Ann Patient', log: [] },
  on: {
    count: {
      actions: assign({
        count: ({ context }) => context.count + 1,
        log: ({ context }) => [...context.log, 'Ann Patient'],
      }),
    },
  },
});

function countingModel(abstraction?: (count: number) => unknown): AnyModel {
  return model({
    machine: counting,
    inputs: [undefined],
    events: { count: [{}] },
    isHome: () => true,
    invariants: {},
    ...(abstraction && { abstraction: ({ context }) => abstraction(context.count) }),
  });
}

describe('an exploration', () => {
  it('finds each configuration, the steps between them, and the guard outcomes', () => {
    const graph = explore(letterModel());
    expect(configurationAt(graph, 0).edges.map(({ step, to }) => [step.label, to])).toEqual([
      ['letter.write', 1],
      ['letter.post', 0],
      ['letter.tear', 0],
    ]);
    expect([...reachableIn([graph]).guardOutcomes].sort()).toEqual([
      'letter.draft|letter.post|0: false',
      'letter.draft|letter.post|0: true',
    ]);
    expect([...reachableIn([graph]).leafSets]).toEqual(['letter.draft', 'letter.posting', 'letter.posted']);
  });

  it('stops at a chart whose context grows, and does not print the context', () => {
    const explored = () => explore(countingModel(), undefined, 40);
    expect(explored).toThrow('counting has more than 40 configurations. Say in its model which parts');
    expect(explored).not.toThrow('Ann Patient');
  });

  it('ends once the model says which configurations are the same', async () => {
    const graph = explore(countingModel((count) => count % 3));
    expect(graph.configurations).toHaveLength(3);
    await expect(walkAll(counting, graph, edgeTours(graph))).resolves.toBeDefined();
  });

  it('takes two parallel delays in the order in which they end', () => {
    const machine: AnyStateMachine = createMachine({
      id: 'kitchen',
      type: 'parallel',
      states: {
        egg: { initial: 'boils', states: { boils: { after: { 300: 'done' } }, done: {} } },
        tea: { initial: 'draws', states: { draws: { after: { 200: 'done' } }, done: {} } },
      },
    });
    const graph = explore({ ...letterModel(machine), events: {}, outcomes: {}, invariants: {} });
    expect(graph.edges.map(({ step }) => step.label)).toEqual(['200 ms pass', '100 ms pass']);
  });
});

describe('the report on a chart', () => {
  it('has what was found', () => {
    const { graphs, found, unreachable, broken } = reportOn(letterModel());
    expect(graphs.map(({ configurations, edges }) => [configurations.length, edges.length])).toEqual([
      [8, 30],
    ]);
    expect([...found.states]).toEqual(['letter', 'letter.draft', 'letter.posting', 'letter.posted']);
    expect(found.pairs).toContain('letter.draft|letter.write|0 » letter.draft|letter.post|0');
    expect(found.pairs).toContain('start » letter.draft|letter.write|0');
    expect(found.pairs).not.toContain(
      'letter.draft|letter.write|0 » letter.posting|xstate.done.actor.carry|0',
    );
    expect(unreachable).toEqual({ states: [], transitions: [], guardOutcomes: [] });
    expect(broken).toEqual([]);
  });

  it('has what cannot be reached', () => {
    const { unreachable } = reportOn(
      letterModel(letter(LETTER, { ...WORK, guards: { hasText: () => false } })),
    );
    expect(unreachable.states).toEqual(['letter.posting', 'letter.posted']);
    expect(unreachable.transitions).toEqual([
      'letter.draft|letter.post|0',
      'letter.posting|xstate.done.actor.carry|0',
      'letter.posting|xstate.error.actor.carry|0',
      'letter.posted|xstate.after.rest.letter.posted|0',
    ]);
    expect(unreachable.guardOutcomes).toEqual(['letter.draft|letter.post|0: true']);
  });
});

describe('a model', () => {
  it('with an abstraction that merges different configurations makes a walk fail', async () => {
    const graph = explore(countingModel((count) => Math.min(count, 2) % 2));
    const twice = graph.edges.slice(0, 2);
    await expect(
      walkAll(counting, graph, [{ name: 'twice and again', edges: [...twice, ...twice] }]),
    ).rejects.toThrow('The abstraction of counting takes different configurations for the same');
  });

  it('without a case for an event does not compile', () => {
    const given = { machine: counting, inputs: [undefined], isHome: () => true, invariants: {} } as const;
    const whole = { count: [{}] } as const;
    expect(model({ ...given, events: whole }).events).toBe(whole);
    // @ts-expect-error the event of the chart has no case
    model({ ...given, events: {} });
    // @ts-expect-error there is a list for the event, but no case in it
    model({ ...given, events: { count: [] } });
    // @ts-expect-error a case for an event that the chart does not have
    model({ ...given, events: { count: [{}], dance: [{}] } });
    // @ts-expect-error nothing is said of what always holds
    model({ machine: counting, inputs: [undefined], events: whole, isHome: () => true });
  });

  it.each([
    ['no outcome', {}, 'The model of letter says no outcome in which carry succeeds'],
    ['success only', { carry: { arrives: { output: undefined } } }, 'says no outcome in which carry fails'],
    [
      'failure only',
      { carry: { fails: { error: new Error('a defect') } } },
      'says no outcome in which carry succeeds',
    ],
    [
      'an outcome of an actor that the chart never invokes',
      { ...letterModel().outcomes, weigh: { heavy: { output: undefined } } },
      'The model of letter says how weigh ends, but the chart never invokes it',
    ],
  ])('with %s stops the exploration', (_, outcomes, message) => {
    expect(() => explore({ ...letterModel(), outcomes })).toThrow(message);
  });
});

describe('a walk', () => {
  it('fails at the outcome of an actor that does not run', async () => {
    const run = startLive(letter(), undefined);
    const arrival = explore(letterModel()).edges.find(({ step }) => step.kind === 'outcome');
    if (arrival === undefined) throw new Error('No letter is carried');
    await expect(perform(run, arrival.step)).rejects.toThrow('carry is not at work');
    run.stop();
  });

  it('stops a chart that never becomes stable', () => {
    const restless = createMachine({
      id: 'restless',
      initial: 'left',
      states: { left: { always: 'right' }, right: { always: 'left' } },
    });
    expect(() => explore({ ...letterModel(restless), events: {}, outcomes: {} })).toThrow(
      'restless does not come to rest',
    );
  });
});
