import { notWith } from '../shared/not-with.ts';
import { sessionSetup } from './session.setup.ts';

export const profileRegion = sessionSetup.createStateConfig({
  description: 'The user, their organization and their practice.',
  on: {
    'user.update': [
      { guard: notWith({ type: 'isSameUser', params: ({ event }) => ({ userId: event.user.id }) }) },
      {
        guard: { type: 'hasNoPractice', params: ({ event }) => event },
        target: '.unassigned',
        actions: { type: 'storeUser', params: ({ event }) => event },
      },
      { actions: { type: 'storeUser', params: ({ event }) => event } },
    ],
  },
  initial: 'loadingUser',
  states: {
    loadingUser: {
      description: 'Loads the user.',
      tags: 'busy',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'hasPractice', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'storeProfile', params: ({ event }) => event.output },
          },
          {
            target: 'unassigned',
            actions: { type: 'storeProfile', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The user could not be loaded. The chart retries after a lost connection.',
      on: { 'session.retry': 'loadingUser' },
      after: { reconnect: { guard: 'isUnreachable', target: 'loadingUser' } },
    },
    unassigned: {
      description: 'The user belongs to no practice.',
      on: {
        'session.retry': 'loadingUser',
        'user.update': {
          guard: { type: 'isSameUserWithPractice', params: ({ event }) => event },
          target: 'ready',
          actions: { type: 'storeUser', params: ({ event }) => event },
        },
      },
    },
    ready: {
      description: 'An organization and a practice are selected.',
      meta: { requirements: ['SESSION-1', 'SESSION-2', 'MISSION-1'] },
      on: {
        'organization.select': {
          guard: { type: 'isOwnOrganization', params: ({ event }) => event },
          target: '.saving',
          actions: { type: 'storeOrganization', params: ({ event }) => event },
        },
        'practice.select': {
          guard: { type: 'isOwnPractice', params: ({ event }) => event },
          target: '.saving',
          actions: { type: 'storePractice', params: ({ event }) => event },
        },
      },
      initial: 'stored',
      states: {
        stored: { description: 'The selection is stored: a reload restores it.' },
        saving: {
          description: 'Stores the selection.',
          invoke: {
            id: 'saveSelection',
            src: 'saveSelection',
            input: ({ context }) => ({ selection: context.selection }),
            onDone: 'stored',
            onError: { target: 'unsaved', actions: 'storeFailure' },
          },
        },
        unsaved: { description: 'The browser did not store the selection: a reload resets it.' },
      },
    },
  },
});
