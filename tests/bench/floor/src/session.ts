import { createActorContext } from '@xstate/react';
import { assign, fromPromise, setup } from 'xstate';
import { loadPerson, login } from './api.ts';
import type { Person } from './contract.ts';

interface Credentials {
  username: string;
  password: string;
}

interface Context {
  person: Person | null;
  organization: string;
  practice: string;
  error: string;
}

type SessionEvent =
  | { type: 'login.submit'; credentials: Credentials }
  | { type: 'session.signOut' }
  | { type: 'organization.select'; id: string }
  | { type: 'practice.select'; id: string };

const machine = setup({
  types: { context: {} as Context, events: {} as SessionEvent },
  actors: {
    login: fromPromise<void, Credentials>(async ({ input }) => {
      localStorage.setItem('Token', await login(input));
      location.assign('/search-patients');
      await new Promise(() => undefined);
    }),
    loadPerson: fromPromise<Person>(loadPerson),
  },
  guards: { hasToken: () => localStorage.getItem('Token') !== null },
  actions: {
    clearToken: () => localStorage.removeItem('Token'),
    keepPerson: assign((_, person: Person) => {
      const [organization] = person.organizations;
      return {
        person,
        organization: organization?.id ?? '',
        practice: organization?.practices[0]?.id ?? '',
      };
    }),
  },
}).createMachine({
  id: 'session',
  context: { person: null, organization: '', practice: '', error: '' },
  initial: 'restoring',
  states: {
    restoring: { always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: { on: { 'login.submit': 'signingIn' } },
    signingIn: {
      invoke: {
        src: 'login',
        input: ({ event }) =>
          event.type === 'login.submit' ? event.credentials : { username: '', password: '' },
        onError: { target: 'signedOut', actions: assign({ error: 'Login failed' }) },
      },
    },
    signedIn: {
      invoke: {
        src: 'loadPerson',
        onDone: { actions: { type: 'keepPerson', params: ({ event }) => event.output } },
        onError: { actions: assign({ error: 'The user could not be loaded' }) },
      },
      on: {
        'session.signOut': { target: 'signedOut', actions: 'clearToken' },
        'organization.select': { actions: assign({ organization: ({ event }) => event.id }) },
        'practice.select': { actions: assign({ practice: ({ event }) => event.id }) },
      },
    },
  },
});

export const Session = createActorContext(machine);
