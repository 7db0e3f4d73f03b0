import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { explore } from '../explore/explore.ts';
import { model } from '../explore/model.ts';
import { pathAfter, pathToState } from '../simulate/paths.ts';
import { type GivenStep, simulate } from '../simulate/simulate.ts';
import { doorModel } from './door-model.ts';

const take = (...labels: string[]) =>
  simulate(
    doorModel,
    0,
    labels.map((label): GivenStep => ({ kind: 'choice', label })),
  );

describe('a simulation', () => {
  it('shows where the chart starts, and why it would reject an event', () => {
    const start = take();
    expect(start.active).toEqual(['door', 'door.shut']);
    expect(start.choices.map(({ label, transitions, refusals }) => [label, transitions, refusals])).toEqual([
      ['door.knock: once', ['door.shut|door.knock|0'], []],
      ['door.knock: twice', ['door.shut|door.knock|0'], []],
      ['door.open', [], ['door.shut|door.open|0']],
      ['door.wall', ['door|door.wall|0'], []],
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
      refusals: [],
      active: ['door', 'door.open'],
      actions: ['greet'],
      stored: [],
    });
    expect(history[0]?.stored).toEqual(['knocks: 2']);
  });

  it('names the guard that rejects an event which another transition accepts', () => {
    const form = setup({
      guards: { isReady: () => false },
      actions: { validate: () => undefined },
    }).createMachine({
      id: 'form',
      initial: 'editing',
      states: {
        editing: { on: { send: [{ guard: 'isReady', target: 'sent' }, { actions: 'validate' }] } },
        sent: {},
      },
    });
    const { choices, history } = simulate(
      model({
        machine: form,
        inputs: [undefined],
        events: { send: [{}] },
        isHome: () => true,
        invariants: {},
      }),
      0,
      [{ kind: 'choice', label: 'send' }],
    );
    const refused = { transitions: ['form.editing|send|1'], refusals: ['form.editing|send|0'] };
    expect(choices[0]).toMatchObject(refused);
    expect(history[0]).toMatchObject({ ...refused, active: ['form', 'form.editing'] });
  });

  it('lets time pass to the next timer only', () => {
    const { active, nowMs } = take('door.knock: twice', 'door.open', '500 ms pass');
    expect([active, nowMs]).toEqual([['door', 'door.shut'], 500]);
  });

  it('ends an actor as the user chooses', () => {
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

  it('rejects a step that is not possible', () => {
    expect(() => take('ring → rung')).toThrow('door has no step "ring → rung" here');
  });
});

describe('the shortest path', () => {
  it('leads to a state, even if it is exited at once', () => {
    const graph = explore(doorModel);
    const labels = (state: string) => pathToState(graph, state)?.map((step) => Object.values(step).at(-1));
    expect(labels('door.shut')).toEqual([]);
    expect(labels('door.open')).toEqual(['door.knock: twice', 'door.open']);
    expect(labels('door.passing')).toEqual(['door.knock: twice', 'door.open', 'ring → rung']);
    expect(pathToState(graph, 'door.attic')).toBeNull();
  });

  it('continues from the simulation’s current state, and starts from the beginning only if no path leads on', () => {
    const graph = explore(doorModel);
    const pathTo = (state: string, ...labels: string[]) => {
      const path = pathAfter(
        graph,
        labels.map((label) => ({ kind: 'choice', label })),
        state,
      );
      return path && [path.isFromStart, path.steps.map((step) => Object.values(step).at(-1))];
    };
    const opened = ['door.knock: twice', 'door.open'];
    expect(pathTo('door.passing', ...opened)).toEqual([false, ['ring → rung']]);
    expect(pathTo('door.open', ...opened)).toEqual([false, []]);
    expect(pathTo('door.open', 'door.wall')).toEqual([true, opened]);
    expect(pathTo('door.attic')).toBeNull();
  });
});
