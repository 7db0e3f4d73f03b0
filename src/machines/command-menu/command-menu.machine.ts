import { commandMenuSetup, NO_RECENTS, NOTHING_TYPED } from './command-menu.setup.ts';

const recentsRegion = commandMenuSetup.createStateConfig({
  description: 'The patients that the user looked at last, as the server knows them.',
  meta: { requirements: ['SESSION-5'] },
  initial: 'loading',
  states: {
    loading: {
      description: 'They are being asked for; those of the last time are shown meanwhile.',
      tags: 'loading',
      invoke: {
        id: 'loadRecents',
        src: 'loadRecents',
        input: ({ context: { practiceId } }) => ({ practiceId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepRecents', params: ({ event }) => ({ recents: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: { part: 'recentsFailure' } },
        },
      },
    },
    shown: { description: 'They are known.' },
    failed: {
      description: 'They could not be loaded, and the menu says so.',
      on: {
        'recents.retry': {
          target: 'loading',
          actions: { type: 'forgetFailure', params: { part: 'recentsFailure' } },
        },
      },
    },
  },
});

const patientsRegion = commandMenuSetup.createStateConfig({
  description:
    'The patients of the practice whom what is typed finds; an answer to older words counts no more.',
  meta: { requirements: ['API-5', 'FIELD-2'] },
  on: {
    'field.change': [
      {
        guard: { type: 'isPatientQuery', params: ({ event }) => event },
        target: '.waiting',
        actions: [{ type: 'applyEdit', params: ({ event }) => event }, 'clearFound'],
      },
      {
        target: '.unasked',
        actions: [{ type: 'applyEdit', params: ({ event }) => event }, 'clearFound'],
      },
    ],
  },
  initial: 'unasked',
  states: {
    unasked: { description: 'Too little is typed to look for a patient.' },
    waiting: {
      description:
        'The user is typing. A pause, Enter, a paste, autofill or leaving the field ends the wait.',
      tags: 'loading',
      on: { 'field.settle': 'searching', 'field.blur': 'searching' },
      after: { debounce: 'searching' },
    },
    searching: {
      description: 'The server is asked.',
      tags: 'loading',
      invoke: {
        id: 'findPatients',
        src: 'findPatients',
        input: ({ context: { practiceId, fields } }) => ({ practiceId, query: fields.texts.query }),
        onDone: {
          target: 'found',
          actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: { part: 'failure' } },
        },
      },
    },
    found: { description: 'The server has answered: somebody was found, or nobody.' },
    failed: {
      description: 'The search failed, and the menu says so.',
      on: {
        'patients.retry': {
          target: 'searching',
          actions: { type: 'forgetFailure', params: { part: 'failure' } },
        },
      },
    },
  },
});

export const commandMenuMachine = commandMenuSetup.createMachine({
  id: 'commandMenu',
  description: 'The command menu: pages, patients, practices and commands, and the sheet of the shortcuts.',
  meta: { requirements: ['SESSION-2'] },
  context: { ...NOTHING_TYPED, ...NO_RECENTS, practiceId: null },
  on: {
    'scope.change': [
      { guard: { type: 'isSameScope', params: ({ event }) => event } },
      {
        guard: { type: 'isAtWork', params: ({ event }) => event },
        target: '.closed',
        actions: { type: 'keepScope', params: ({ event }) => event },
      },
      { target: '.off', actions: { type: 'keepScope', params: ({ event }) => event } },
    ],
  },
  initial: 'off',
  states: {
    off: { description: 'Nobody is at work who could choose anything.' },
    closed: {
      description: 'The menu is not on the page.',
      on: { 'menu.open': 'open', 'sheet.open': 'sheet' },
    },
    open: {
      description: 'The menu lies over the page. Another practice closes it.',
      entry: 'forgetQuery',
      type: 'parallel',
      on: {
        'menu.close': 'closed',
        'command.choose': [
          { guard: { type: 'isSheet', params: ({ event }) => event }, target: 'sheet' },
          { target: 'closed', actions: { type: 'takeCommand', params: ({ event }) => event } },
        ],
      },
      states: { recents: recentsRegion, patients: patientsRegion },
    },
    sheet: {
      description: 'The sheet of the shortcuts lies over the page.',
      on: { 'sheet.close': 'closed' },
    },
  },
});
