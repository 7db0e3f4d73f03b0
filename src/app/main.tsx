import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { isLoginPath } from '#domain/navigation/routes.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import '#ui/foundation.css';
import { readConfig } from '#api/page-config.ts';
import { App } from './App.tsx';
import { FaultPage } from './boot/Fault.tsx';
import { bringFont } from './boot/load-font.ts';
import { createBrowser } from './browser.ts';
import './boot/late-start.css';
import { TakenOver } from './boot/AfterHydration.tsx';
import { warmWhileTyping } from './boot/prefetch.ts';
import { PortalContext } from './portal.ts';
import { wirePortal } from './portal-actors.ts';

const browser = createBrowser(window);

function log(error: unknown): void {
  console.error(error);
}

const rootOptions: RootOptions = {
  onUncaughtError: log,
  onCaughtError: log,
  onRecoverableError: log,
};

function sayWhy(container: Element, why: string): void {
  container.replaceChildren();
  createRoot(container, rootOptions).render(
    <FaultPage title="The portal could not start" onReload={browser.reload}>
      <p>{why}</p>
      <p>Load the page anew in a moment; if it stays like this, tell whoever runs the portal.</p>
    </FaultPage>,
  );
}

/** Takes the pre-rendered login page over where it stands, and draws any other page. */
function begin(container: Element, config: PageConfig): void {
  const { actors, portal } = wirePortal(browser, config);
  const start = () => void portal.root.start();
  const page = (
    <StrictMode>
      <PortalContext value={portal}>
        <App actors={actors} config={config} onReload={browser.reload} />
      </PortalContext>
    </StrictMode>
  );
  if (isLoginPath(browser.path())) warmWhileTyping(document);
  if (container.hasChildNodes()) {
    hydrateRoot(container, <TakenOver then={start}>{page}</TakenOver>, rootOptions);
  } else {
    start();
    createRoot(container, rootOptions).render(page);
  }
}

bringFont(document);
document.getElementById('late-start')?.remove();
const container = document.getElementById('root');
if (container) {
  const read = readConfig(document);
  if (read.kind === 'ok') begin(container, read.config);
  else sayWhy(container, read.why);
}
