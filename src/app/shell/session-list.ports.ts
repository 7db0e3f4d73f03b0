import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { endSessions, listSessions } from '#api/open-sessions.ts';
import type { OpenSession } from '#domain/session/open-session.ts';
import { sessionListMachine } from '#machines/session-list/session-list.machine.ts';

export const wireSessionList = (client: PortalClient) =>
  sessionListMachine.provide({
    actors: {
      loadSessions: fromPromise<readonly OpenSession[], undefined>(({ signal }) =>
        listSessions(client, signal),
      ),
      endSessions: fromPromise<void, { sessionId: string | null }>(({ input, signal }) =>
        endSessions(client, input.sessionId, signal),
      ),
    },
  });
