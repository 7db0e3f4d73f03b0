import { sendTo, setup, stopChild } from 'xstate';
import { UNKNOWN_VIEW } from '#domain/navigation/navigation.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { LOG_FAILURE, loggedFailureActions } from '../shared/failure.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { onChildError, startChild } from '../shared/start-child.ts';
import { actorIn } from '../system.ts';
import { toastQueueMachine } from '../toast-queue/toast-queue.machine.ts';
import type { PortalContext, PortalEvent, PortalInput } from './portal.types.ts';

const onError = { actions: LOG_FAILURE };

export const portalMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PortalContext,
    events: {} as PortalEvent,
    input: {} as PortalInput,
    children: {} as { session: 'session'; navigation: 'navigation'; toastQueue: 'toastQueue' },
  },
  actors: { session: sessionMachine, navigation: navigationMachine, toastQueue: toastQueueMachine },
  actions: {
    ...loggedFailureActions,
    startShell: startChild('shell'),
    stopShell: stopChild('shell'),
    clearToasts: sendTo(actorIn('toastQueue'), { type: 'toast.clear' }),
  },
}).createMachine({
  id: 'portal',
  description: 'The root of the actors on every page. A signed-in page adds the shell.',
  meta: { requirements: ['SESSION-1', 'ROUTE-5'] },
  context: ({ input }) => ({ ...input, failure: null }),
  invoke: [
    { id: 'toastQueue', systemId: 'toastQueue', src: 'toastQueue', onError },
    { id: 'session', systemId: 'session', src: 'session', onError },
    {
      id: 'navigation',
      systemId: 'navigation',
      src: 'navigation',
      input: ({ context: { path, query, requestedPath } }) => ({
        path,
        query,
        requestedPath,
        view: UNKNOWN_VIEW,
      }),
      onError,
    },
  ],
  on: onChildError('shell'),
  initial: 'withoutShell',
  states: {
    withoutShell: {
      description: 'The login page, or a page that is still loading.',
      on: {
        'shell.start': {
          target: 'withShell',
          actions: { type: 'startShell', params: ({ event }) => event },
        },
      },
    },
    withShell: {
      description: 'A page for a signed-in user.',
      on: { 'shell.stop': { target: 'withoutShell', actions: ['stopShell', 'clearToasts'] } },
    },
  },
});
