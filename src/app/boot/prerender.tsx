import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { ROUTES } from '#domain/navigation/routes.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { selectView } from '#machines/session/session.selectors.ts';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { App } from '../App.tsx';

/** The login page's markup as a browser draws it before storage has been read: charts that nobody has started. */
export function renderLogin(): string {
  const { path } = ROUTES.login;
  const session = createActor(sessionMachine);
  const view = selectView(session.getSnapshot());
  const actors = {
    session,
    navigation: createActor(navigationMachine, { input: { path, view, askedFor: null } }),
    toastQueue: createActor(toastQueueMachine),
  };
  return renderToString(
    <StrictMode>
      <App actors={actors} config={null} onReload={() => undefined} />
    </StrictMode>,
  );
}
