import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ROUTES } from '#domain/navigation/routes.ts';
import { portalMachine } from '#machines/portal/portal.machine.ts';
import { selectPortalActors } from '#machines/portal/portal.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import { App } from '../App.tsx';

export function renderLogin(): string {
  const input = { path: ROUTES.login.path, query: '', requestedPath: null };
  const actors = selectPortalActors(createRoot(portalMachine, { input }).getSnapshot());
  return renderToString(
    <StrictMode>
      <App actors={actors} config={null} onReload={() => undefined} />
    </StrictMode>,
  );
}
