import { describe, expect, it } from 'vitest';
import { explore } from '../explore/explore.ts';
import { reportOn } from '../explore/report.ts';
import { coverageTours } from '../explore/tours.ts';
import { walkAll } from '../explore/walk.ts';
import {
  type Config,
  LETTER,
  letter,
  letterModel,
  modelOf,
  RULES,
  WORK,
  withDraftOn,
  withStates,
} from './letter.ts';
import { SEEDED_FAULTS } from './seeded-faults.ts';

const { posted } = LETTER.states;

describe.each(Object.entries(RULES))('the lint rule "%s"', (name, rule) => {
  it('finds nothing in a chart without a fault', () => {
    expect(rule(reportOn(letterModel()))).toEqual([]);
  });

  it.each(SEEDED_FAULTS[name as keyof typeof RULES])('finds %s', (_, model, finding) => {
    expect(rule(reportOn(model))).toContain(finding);
  });
});

describe('the lint rule for wildcards', () => {
  it.each([
    ['at the root, which has no ancestor', { ...LETTER, on: { ...LETTER.on, '*': {} } }],
    [
      'beside a handler for the event',
      withStates({ posted: { ...posted, on: { '*': 'draft', 'letter.tear': 'draft' } } }),
    ],
  ])('allows a wildcard %s', (_, config) => {
    expect(RULES['swallows no event of an ancestor with a wildcard'](reportOn(modelOf(config)))).toEqual([]);
  });
});

describe('the walks', () => {
  const expected = explore(letterModel());

  it('find no difference in the chart that was explored', async () => {
    await expect(walkAll(letter(), expected, coverageTours(expected))).resolves.toBeDefined();
  });

  it.each<[string, Config, Config, string]>([
    [
      'a dropped transition',
      withDraftOn({ 'letter.post': undefined }),
      WORK,
      'after "letter.post" the state should be "posting", but is "draft"',
    ],
    [
      'a dropped action',
      withDraftOn({ 'letter.write': {} }),
      WORK,
      'after "letter.write" the context should be {"text":true,"failure":null}, but is {"text":false',
    ],
    [
      'a dropped action that leaves the context as it is',
      withStates({ posted: { ...posted, entry: undefined } }),
      WORK,
      'the actions should be',
    ],
    [
      'a negated guard',
      LETTER,
      { ...WORK, guards: { hasText: ({ context }: { context: { text: boolean } }) => !context.text } },
      'after "letter.post" the state should be',
    ],
    ['a longer delay', LETTER, { ...WORK, delays: { rest: 301 } }, 'delay\\":301}'],
  ])('find %s', async (_, config, work, difference) => {
    const machine = letter(config, work);
    await expect(walkAll(machine, expected, coverageTours(expected))).rejects.toThrow(difference);
  });

  it('stop if the running chart breaks an invariant', async () => {
    const graph = explore({
      ...letterModel(),
      invariants: { 'No letter is ever posted.': (snapshot) => !snapshot.matches('posted') },
    });
    await expect(walkAll(letter(), graph, coverageTours(graph))).rejects.toThrow(
      'after "carry → arrives" this no longer holds: No letter is ever posted.',
    );
  });
});
