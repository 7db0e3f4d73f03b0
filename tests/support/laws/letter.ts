import { readFileSync } from 'node:fs';
import { type AnyStateMachine, assign, createMachine } from 'xstate';
import { DIALOG_FADE_MS } from '#domain/dialog/dialog.ts';
import { effect, port } from '#machines/port.ts';
import type { AnyModel } from '#tests/support/model/model.ts';
import { type Sources, sourceAt } from './source.ts';

export type Config = Record<string, unknown>;
type Implementations = Parameters<typeof createMachine>[1];

const draft = {
  description: 'The letter is being written.',
  on: {
    'letter.write': { actions: 'keepText' },
    'letter.post': { guard: 'hasText', target: 'posting' },
  },
};
const posting = {
  description: 'The letter is on its way.',
  tags: 'busy',
  invoke: {
    id: 'carry',
    src: 'carry',
    onDone: 'posted',
    onError: { target: 'draft', actions: 'keepFailure' },
  },
};
const posted = {
  description: 'The letter has arrived; after a rest another one can be written.',
  entry: 'tellReader',
  after: { rest: { target: 'draft', actions: 'clearText' } },
};

/** The parts of a small chart without a fault: tests plant theirs into it. */
export const LETTER = {
  id: 'letter',
  description: 'A letter is written, posted, and carried by somebody.',
  meta: { requirements: ['MISSION-1'] },
  context: { text: false, failure: null },
  on: { 'letter.tear': { target: '.draft', actions: 'clearText' } },
  initial: 'draft',
  states: { draft, posting, posted },
};

export const WORK = {
  actors: { carry: port<void>('carry') },
  guards: { hasText: ({ context }: { context: { text: boolean } }) => context.text },
  actions: {
    keepText: assign({ text: true }),
    clearText: assign({ text: false }),
    keepFailure: assign({ failure: 'The letter came back' }),
    tellReader: effect('tellReader'),
  },
  delays: { rest: DIALOG_FADE_MS },
};

export function letter(config: Config = LETTER, work: Config = WORK): AnyStateMachine {
  return createMachine(config, work as Implementations);
}

export function letterModel(machine: AnyStateMachine = letter()): AnyModel {
  return {
    machine,
    inputs: [undefined],
    events: { 'letter.write': [{}], 'letter.post': [{}], 'letter.tear': [{}] },
    outcomes: { carry: { arrives: { output: undefined }, 'comes back': { error: new Error('Unknown') } } },
    abstraction: ({ context }) => context,
    isWorthTaking: () => true,
    isHome: (snapshot) => snapshot.matches('draft'),
    invariants: {
      'Only a letter with a text is posted.': (snapshot) =>
        snapshot.matches('draft') || snapshot.context.text === true,
    },
    unreachable: {},
    unsent: {},
    whyHome: '',
  };
}

const HERE = 'tests/support/laws/letter.ts';
/** As much of a product as sends the letter its events. */
const DESK = `letter.send({ type: 'letter.write' }); letter.send({ type: isBad ? 'letter.tear' : \`\${noun}.post\` });`;

/** What is written of the letter, and beside it: the desk, or something else. */
export const letterSources = (beside = DESK, own = readFileSync(HERE, 'utf8')): Sources => ({
  own: [sourceAt(HERE, own)],
  others: [sourceAt('src/desk.ts', beside)],
});

/** The letter with other states, with other events for its draft, as a model of a chart. */
export const withStates = (states: Config): Config => ({
  ...LETTER,
  states: { ...LETTER.states, ...states },
});
export const withDraftOn = (on: Config): Config =>
  withStates({ draft: { ...draft, on: { ...draft.on, ...on } } });
export const charted = (config: Config, work: Config = WORK) => letterModel(letter(config, work));
