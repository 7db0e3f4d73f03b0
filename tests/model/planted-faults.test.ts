import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { openPorts } from '#machines/port.ts';
import { toastQueueModel } from '#tests/machines/toast-queue.model.ts';
import { LAWS } from '#tests/support/laws/laws.ts';
import {
  type Config,
  charted,
  LETTER,
  letter,
  letterModel,
  letterSources,
  WORK,
  withDraftOn,
  withStates,
} from '#tests/support/laws/letter.ts';
import { PLANTS } from '#tests/support/laws/plants.ts';
import { explore } from '#tests/support/model/explore.ts';
import { seedOfWalks, walkAtRandom } from '#tests/support/model/random-walks.ts';
import { reportOn } from '#tests/support/model/report.ts';
import { coverageTours } from '#tests/support/model/tours.ts';
import { walkAll } from '#tests/support/model/walk-chart.ts';

const { posted } = LETTER.states;

describe('a chart without a fault', () => {
  it.each(Object.entries(LAWS))('%s', (_, law) => {
    expect(law(reportOn(letterModel(), letterSources()))).toEqual([]);
  });

  it('is walked without a difference', async () => {
    const graph = explore(letterModel());
    await expect(walkAll(letter(), graph, coverageTours(graph))).resolves.toBeDefined();
    await expect(walkAtRandom(letter(), graph, 50)).resolves.toBeUndefined();
  });
});

describe('the laws', () => {
  it.each(PLANTS)('find $fault', ({ law, model, sources, finding }) => {
    expect(LAWS[law](reportOn(model, sources ?? letterSources()))).toContain(finding);
  });

  it('are each proven by a planted fault', () => {
    expect(new Set(PLANTS.map(({ law }) => law))).toEqual(new Set(Object.keys(LAWS)));
  });

  it('find a wildcard that would lose toasts', () => {
    const { config, implementations } = toastQueueModel.machine;
    const shown = { ...(config.states?.['shown'] ?? {}), on: { '*': 'leaving' } };
    const machine = letter({ ...config, states: { ...config.states, shown } }, { ...implementations });
    expect(
      LAWS['swallows no event of an ancestor with a wildcard'](reportOn({ ...toastQueueModel, machine })),
    ).toEqual(['* in toastQueue.shown swallows toast.push, which toastQueue handles']);
  });

  it.each([
    ['at the root, where it has no ancestor', { ...LETTER, on: { ...LETTER.on, '*': {} } }],
    [
      'beside a handler of its own for the event',
      withStates({ posted: { ...posted, on: { '*': 'draft', 'letter.tear': 'draft' } } }),
    ],
  ])('allow a wildcard %s', (_, config) => {
    expect(LAWS['swallows no event of an ancestor with a wildcard'](reportOn(charted(config)))).toEqual([]);
  });
});

describe('the walks', () => {
  const foreseen = explore(letterModel());

  it.each<[string, Config, Config, string]>([
    [
      'a transition is dropped',
      withDraftOn({ 'letter.post': undefined }),
      WORK,
      'after "letter.post" the state should be "posting", but is "draft"',
    ],
    [
      'an action is left out',
      withDraftOn({ 'letter.write': {} }),
      WORK,
      'after "letter.write" the context should be {"text":true,"failure":null}, but is {"text":false',
    ],
    [
      'an action without a trace in the context is left out',
      withStates({ posted: { ...posted, entry: undefined } }),
      WORK,
      'the actions should be',
    ],
    [
      'a guard is negated',
      LETTER,
      { ...WORK, guards: { hasText: ({ context }: { context: { text: boolean } }) => !context.text } },
      'after "letter.post" the state should be',
    ],
    ['a delay is longer', LETTER, { ...WORK, delays: { rest: 301 } }, 'delay\\":301}'],
    ['a delay is shorter', LETTER, { ...WORK, delays: { rest: 299 } }, 'delay\\":299}'],
  ])('notice that %s', async (_, config, work, difference) => {
    const machine = letter(config, work);
    await expect(walkAll(machine, foreseen, coverageTours(foreseen))).rejects.toThrow(difference);
    await expect(walkAtRandom(machine, foreseen, 100)).rejects.toThrow(difference);
  });

  it('tell the shortest walk that shows a fault, and the seed that repeats it', async () => {
    const broken = letter(withStates({ posted: { ...posted, after: { rest: 'posting' } } }));
    const failure = await walkAtRandom(broken, foreseen, 100, 7).catch(String);
    expect(failure).toContain(
      'letter goes astray on the walk: letter.write, letter.post, carry → arrives, 300 ms pass. ',
    );
    expect(failure).toContain('To repeat it: WALK_SEED=7');
  });

  it('begin with the seed that is asked for', () => {
    expect(seedOfWalks('7')).toBe(7);
    expect(seedOfWalks(undefined)).toBeGreaterThan(0);
  });

  it('stop where an invariant is broken on the running chart', async () => {
    const graph = explore({
      ...letterModel(),
      invariants: { 'Nothing is ever posted.': (snapshot) => !snapshot.matches('posted') },
    });
    await expect(walkAll(letter(), graph, coverageTours(graph))).rejects.toThrow(
      'after "carry → arrives" this no longer holds: Nothing is ever posted.',
    );
  });
});

describe('a port that is not provided', () => {
  it('is found by its name before the chart runs', () => {
    expect(openPorts(letter())).toEqual(['letter.carry', 'letter.tellReader']);
  });

  it('fails by its name when the chart asks it', async () => {
    const failures: unknown[] = [];
    const keepFailure = ({ event }: { event: { error: unknown } }) => failures.push(event.error);
    const machine = letter(LETTER, { ...WORK, actions: { ...WORK.actions, keepFailure } });
    const actor = createActor(machine).start();
    actor.send({ type: 'letter.write' });
    actor.send({ type: 'letter.post' });
    await setImmediate();
    expect(failures).toEqual([new Error('The port "carry" is not provided')]);
  });
});
