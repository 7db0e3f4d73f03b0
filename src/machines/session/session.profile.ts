import { sessionSetup } from './session.setup.ts';

export const profileRegion = sessionSetup.createStateConfig({
  description: 'The user, and the organization and practice they work in.',
  initial: 'loadingUser',
  states: {
    loadingUser: {
      description: 'The user is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'hasPractice', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepProfile', params: ({ event }) => event.output },
          },
          {
            target: 'unassigned',
            actions: { type: 'keepProfile', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: {
      description: 'The user could not be loaded; after a lost connection it is tried again by itself.',
      on: { 'session.retry': 'loadingUser' },
      after: { reconnect: { guard: 'isUnreachable', target: 'loadingUser' } },
    },
    unassigned: {
      description: 'The user belongs to no practice: there is nothing to work in.',
      on: { 'session.retry': 'loadingUser' },
    },
    ready: {
      description: 'All work happens inside the selected organization and practice.',
      meta: { requirements: ['SESSION-1', 'SESSION-2', 'MISSION-1'] },
      on: {
        'organization.select': {
          guard: { type: 'isOwnOrganization', params: ({ event }) => event },
          target: '.saving',
          actions: { type: 'takeOrganization', params: ({ event }) => event },
        },
        'practice.select': {
          guard: { type: 'isOwnPractice', params: ({ event }) => event },
          target: '.saving',
          actions: { type: 'takePractice', params: ({ event }) => event },
        },
      },
      initial: 'kept',
      states: {
        kept: { description: 'A reload finds the same selection.' },
        saving: {
          description: 'The selection is being stored.',
          invoke: {
            id: 'saveSelection',
            src: 'saveSelection',
            input: ({ context }) => ({ selection: context.selection }),
            onDone: 'kept',
            onError: { target: 'unsaved', actions: 'keepFailure' },
          },
        },
        unsaved: { description: 'The selection holds in this tab, but not over a reload.' },
      },
    },
  },
});
