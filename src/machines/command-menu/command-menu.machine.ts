import { commandMenuSetup, NO_RECENTS, NOTHING_TYPED } from './command-menu.setup.ts';

const recentsRegion = commandMenuSetup.createStateConfig({
  description: 'The patients that the user opened last.',
  meta: { requirements: ['SESSION-5'] },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads them. The menu still shows the previous ones.',
      tags: 'loading',
      invoke: {
        id: 'loadRecents',
        src: 'loadRecents',
        input: ({ context: { practiceId } }) => ({ practiceId }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeRecents', params: ({ event }) => ({ recents: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeFailure', params: { part: 'recentsFailure' } },
        },
      },
    },
    shown: { description: 'The menu shows them.' },
    failed: {
      description: 'They could not be loaded, and the menu shows the reason.',
      on: {
        'recents.retry': {
          target: 'loading',
          actions: { type: 'clearFailure', params: { part: 'recentsFailure' } },
        },
      },
    },
  },
});

const patientsRegion = commandMenuSetup.createStateConfig({
  description: 'The patients that match the query. A response to an earlier query is ignored.',
  meta: { requirements: ['API-5', 'FIELD-2'] },
  on: {
    'field.change': [
      {
        guard: { type: 'isPatientQuery', params: ({ event }) => event },
        target: '.waiting',
        actions: [{ type: 'applyEdit', params: ({ event }) => event }, 'clearFound'],
      },
      {
        target: '.idle',
        actions: [{ type: 'applyEdit', params: ({ event }) => event }, 'clearFound'],
      },
    ],
  },
  initial: 'idle',
  states: {
    idle: { description: 'The query is too short to search for patients.' },
    waiting: {
      description: 'The user is typing. A pause, Enter, a paste or leaving the field ends the wait.',
      tags: 'loading',
      on: { 'field.settle': 'searching', 'field.blur': 'searching' },
      after: { debounce: 'searching' },
    },
    searching: {
      description: 'Loads the results.',
      tags: 'loading',
      invoke: {
        id: 'findPatients',
        src: 'findPatients',
        input: ({ context: { practiceId, fields } }) => ({ practiceId, query: fields.texts.query }),
        onDone: {
          target: 'found',
          actions: { type: 'storeFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeFailure', params: { part: 'failure' } },
        },
      },
    },
    found: { description: 'The menu shows the matching patients, or that there are none.' },
    failed: {
      description: 'The search failed, and the menu shows the reason.',
      on: {
        'patients.retry': {
          target: 'searching',
          actions: { type: 'clearFailure', params: { part: 'failure' } },
        },
      },
    },
  },
});

export const commandMenuMachine = commandMenuSetup.createMachine({
  id: 'commandMenu',
  description: 'The command menu: pages, patients, practices and commands, and the list of shortcuts.',
  meta: { requirements: ['SESSION-2'] },
  context: { ...NOTHING_TYPED, ...NO_RECENTS, practiceId: null },
  on: {
    'scope.change': [
      { guard: { type: 'isSameScope', params: ({ event }) => event } },
      {
        guard: { type: 'isAtWork', params: ({ event }) => event },
        target: '.closed',
        actions: { type: 'storeScope', params: ({ event }) => event },
      },
      { target: '.off', actions: { type: 'storeScope', params: ({ event }) => event } },
    ],
  },
  initial: 'off',
  states: {
    off: { description: 'No practice is selected.' },
    closed: {
      description: 'The menu is not on the page.',
      on: { 'menu.open': { target: 'open', actions: 'dismissHint' }, 'sheet.open': 'sheet' },
    },
    open: {
      description: 'The menu is open over the page. Switching practices closes it.',
      entry: 'clearQuery',
      type: 'parallel',
      on: {
        'menu.close': 'closed',
        'command.choose': [
          { guard: { type: 'isSheet', params: ({ event }) => event }, target: 'sheet' },
          { target: 'closed', actions: { type: 'runCommand', params: ({ event }) => event } },
        ],
      },
      states: { recents: recentsRegion, patients: patientsRegion },
    },
    sheet: {
      description: 'The list of shortcuts is open over the page.',
      on: { 'sheet.close': 'closed' },
    },
  },
});
