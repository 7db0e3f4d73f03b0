import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { explore } from '../explore/explore.ts';
import { derivedModel } from '../simulate/derived-model.ts';
import { leadsTo } from '../simulate/leads-to.ts';
import { passesFirst } from '../simulate/passes.ts';
import { answersOf } from '../simulate/questions.ts';
import { doorModel } from './door-model.ts';

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
    expect(answers.get('Can it always return to where it rests?')?.[0]).toEqual({
      text: 'No path leads back to where it rests (shut), or to an end.',
      part: '',
      path: wall,
    });
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

  it('counts the time of delays, and includes states that are exited at once', () => {
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

describe('the question whether every path passes a state first', () => {
  const ask = (from: string, to: string, first: string) => {
    const { question, holds, findings } = passesFirst([explore(doorModel)], {
      from: from && `door.${from}`,
      to: `door.${to}`,
      first: `door.${first}`,
    });
    const [finding] = findings;
    return [question, finding?.text ?? holds, finding?.path?.steps.map((step) => Object.values(step).at(-1))];
  };

  it('holds if no path avoids it, and otherwise returns the shortest path that does', () => {
    expect(ask('', 'passing', 'open')).toEqual([
      'Does every path from the beginning to passing pass open first?',
      'Every path does, whatever the user does and however outside work ends.',
      undefined,
    ]);
    expect(ask('open', 'shut', 'passing')).toEqual([
      'Does every path from open to shut pass passing first?',
      'This path enters shut and does not pass passing.',
      ['door.knock: twice', 'door.open', '500 ms pass'],
    ]);
  });

  it('checks every path that enters the state again', () => {
    expect(ask('open', 'open', 'shut')[1]).toBe(
      'Every path does, whatever the user does and however outside work ends.',
    );
    expect(ask('open', 'open', 'passing')[2]).toEqual([
      'door.knock: twice',
      'door.open',
      '500 ms pass',
      'door.open',
    ]);
  });

  it('reports that no path leads there', () => {
    expect(ask('walled', 'open', 'shut')).toEqual([
      'Does every path from walled to open pass shut first?',
      'No path leads from walled to open.',
      undefined,
    ]);
  });
});
