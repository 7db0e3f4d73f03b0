import { describe, expect, it } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { describeChart } from '../describe/describe.ts';
import { structureDiff } from '../describe/diff.ts';
import { structureOf, structureText } from '../describe/structure.ts';
import { toScxml } from '../export/scxml.ts';
import { behaviorDiff, finished } from '../simulate/behavior-diff.ts';
import { compareWith } from '../simulate/compare.ts';
import { derivedModel } from '../simulate/derived-model.ts';

const door = {
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.open': 'open' } },
    open: { tags: 'lit', on: { 'door.close': 'shut' }, after: { 500: 'shut' } },
  },
};
const changedDoor = {
  ...door,
  states: {
    shut: {
      on: {
        'door.open': [
          { target: 'open', guard: 'isUnlocked' },
          { target: 'open', guard: { type: 'hasKey' } },
        ],
        'door.lock': 'locked',
      },
    },
    open: { on: { 'door.close': 'shut' } },
    locked: {},
  },
};
const structures = (...configs: object[]) => {
  const all = configs.map((config) => structureOf(describeChart(createMachine(config))));
  return new Map(all.map((structure) => [structure.id, structure]));
};

describe('the structure of a chart', () => {
  it('has one line for each state and transition, without empty properties', () => {
    const text = [...structures(door).values()].map(structureText).join('');
    expect(JSON.parse(text).transitions).toHaveLength(3);
    expect(text).toContain('  {"id":"door.open","type":"atomic","tags":["lit"]}\n');
    expect(text).toContain(
      '  {"id":"door.open|xstate.after.500.door.open|0","targets":["door.shut"],"delayMs":500}\n',
    );
  });

  it('names an action with the values of its parameters', () => {
    const actions = [
      { type: 'notify', params: { message: { kind: 'ended', text: '' }, count: 2 } },
      { type: 'clear', params: { list: [] } },
      { type: 'log', params: { error: new Error('Late') } },
    ];
    const machine = createMachine({ id: 'bell', on: { ring: { actions } } });
    expect(describeChart(machine).transitions[0]?.actions).toEqual([
      'notify(ended, 2)',
      'clear(empty)',
      'log(Error: Late)',
    ]);
  });
});

describe('the difference between two revisions of the charts', () => {
  it('names the states and transitions added, removed and changed, each transition with its guard', () => {
    expect(structureDiff(structures(door), structures(changedDoor))).toEqual([
      '~ chart door',
      '  ~ state door.open: tags ["lit"] → none',
      '  + state door.locked',
      '  - transition door.open|xstate.after.500.door.open|0',
      '  ~ transition door.shut|door.open|0 [isUnlocked]: guard none → "isUnlocked"',
      '  + transition door.shut|door.open|1 [hasKey]',
      '  + transition door.shut|door.lock|0',
    ]);
  });

  it('names a chart that is added or removed, with its size', () => {
    expect(structureDiff(new Map(), structures(door))).toEqual(['+ chart door: 3 states, 3 transitions']);
    expect(structureDiff(structures(door), new Map())).toEqual(['- chart door: 3 states, 3 transitions']);
    expect(structureDiff(structures(door), structures(door))).toEqual([]);
  });
});

describe('the behavior of two revisions of a chart', () => {
  const model = (config: object) => derivedModel(createMachine(config));

  it('differs after the shortest steps that lead to different states', () => {
    const slow = {
      ...door,
      states: { ...door.states, open: { on: { 'door.close': 'shut' }, after: { 900: 'shut' } } },
    };
    expect(finished(behaviorDiff(model(slow), model(door)))).toEqual({
      start: 0,
      steps: ['door.open', '500 ms pass'],
      before: ['door', 'door.open'],
      after: ['door', 'door.shut'],
    });
    expect(finished(behaviorDiff(model(door), model(door)))).toBeNull();
  });

  it('is compared with an exported chart, whose guards and actions are those of the model', () => {
    const counted = setup({
      guards: { isOften: ({ context: { count } }, { least }: { least: number }) => count >= least },
      actions: { count: assign({ count: ({ context: { count } }) => count + 1 }), log: () => undefined },
      types: { context: {} as { count: number } },
    }).createMachine({
      id: 'bell',
      context: { count: 0 },
      initial: 'still',
      states: {
        still: {
          on: {
            press: [
              { guard: { type: 'isOften', params: { least: 2 } }, target: 'ringing' },
              { actions: 'count' },
            ],
          },
        },
        ringing: { entry: 'log', after: { 1000: 'still' } },
      },
    });
    const { states, transitions, ...chart } = describeChart(counted);
    const file = {
      ...chart,
      states,
      transitions: transitions.map((transition) => ({
        ...transition,
        targets: transition.targets.map((target) => target.replace('ringing', 'still')),
      })),
    };
    const compared = {
      differences: [
        {
          sign: '~',
          kind: 'transition',
          id: 'bell.still|press|0',
          guard: 'isOften(2)',
          changes: [{ property: 'targets', before: ['bell.still'], after: ['bell.ringing'] }],
        },
      ],
      behavior: {
        start: 0,
        steps: ['press', 'press', 'press'],
        before: ['bell', 'bell.still'],
        after: ['bell', 'bell.ringing'],
      },
    };
    const compare = (text: string) => finished(compareWith(text, derivedModel(counted)));
    expect(compare(JSON.stringify(file))).toEqual(compared);
    expect(compare(toScxml(file))).toEqual(compared);
    expect(compare(toScxml({ ...file, transitions }))).toEqual({
      differences: [],
      behavior: null,
    });
    expect(() => compare('[]')).toThrow('This file is not a chart');
  });
});
