import { type AnyStateMachine, assign, createMachine, fromPromise } from 'xstate';
import type { AnyModel } from '../explore/model.ts';
import { lintRules } from '../lint/rules.ts';

export type Config = Record<string, unknown>;
type Implementations = Parameters<typeof createMachine>[1];

const REST_MS = 300;

const draft = {
  description: 'The user writes the letter.',
  on: {
    'letter.write': { actions: 'storeText' },
    'letter.post': { guard: 'hasText', target: 'posting' },
  },
};
const posting = {
  description: 'The carrier delivers the letter.',
  tags: 'busy',
  invoke: {
    id: 'carry',
    src: 'carry',
    onDone: 'posted',
    onError: { target: 'draft', actions: 'storeFailure' },
  },
};
const posted = {
  description: 'The letter has arrived. After a rest the user can write another one.',
  entry: 'notifyReader',
  after: { rest: { target: 'draft', actions: 'clearText' } },
};

/** A small chart that breaks no rule. Tests seed faults into it. */
export const LETTER = {
  id: 'letter',
  description: 'The user writes and posts a letter.',
  meta: { requirements: ['LETTER-1'] },
  context: { text: false, failure: null },
  on: { 'letter.tear': { target: '.draft', actions: 'clearText' } },
  initial: 'draft',
  states: { draft, posting, posted },
};

export const WORK = {
  actors: { carry: fromPromise(() => Promise.reject(new Error('No carrier is provided'))) },
  guards: { hasText: ({ context }: { context: { text: boolean } }) => context.text },
  actions: {
    storeText: assign({ text: true }),
    clearText: assign({ text: false }),
    storeFailure: assign({ failure: 'The letter came back' }),
    notifyReader: () => undefined,
  },
  delays: { rest: REST_MS },
};

export const RULES = lintRules({
  delaysMs: new Set([REST_MS]),
  failureAction: 'storeFailure',
  isStream: () => false,
});

export const letter = (config: Config = LETTER, work: Config = WORK): AnyStateMachine =>
  createMachine(config, work as Implementations);

export const letterModel = (machine: AnyStateMachine = letter()): AnyModel => ({
  machine,
  inputs: [undefined],
  events: { 'letter.write': [{}], 'letter.post': [{}], 'letter.tear': [{}] },
  outcomes: { carry: { arrives: { output: undefined }, 'comes back': { error: new Error('Unknown') } } },
  abstraction: ({ context }) => context,
  isWorthTaking: () => true,
  isHome: (snapshot) => snapshot.matches('draft'),
  paths: {},
  invariants: {
    'Only a letter with a text is posted.': (snapshot) =>
      snapshot.matches('draft') || snapshot.context.text === true,
  },
  unreachable: {},
  whyHome: '',
});

export const withStates = (states: Config): Config => ({
  ...LETTER,
  states: { ...LETTER.states, ...states },
});
export const withDraftOn = (on: Config): Config =>
  withStates({ draft: { ...draft, on: { ...draft.on, ...on } } });
export const modelOf = (config: Config, work: Config = WORK) => letterModel(letter(config, work));
