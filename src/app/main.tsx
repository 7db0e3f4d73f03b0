import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { PageConfig } from '#domain/page-config.ts';
import { isLoginPath } from '#domain/routes.ts';
import '#ui/foundation.css';
import { App } from './App.tsx';
import { bringFont } from './bring-font.ts';
import { createBrowser } from './browser.ts';
import { readConfig } from './config.ts';
import { FaultPage } from './Fault.tsx';
import './late-start.css';
import { PortalContext } from './portal.ts';
import { TakenOver } from './TakenOver.tsx';
import { warmWhileTyping } from './warm.ts';
import { wirePortal } from './wiring.ts';

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
  const { actors, portal, start } = wirePortal(browser, config);
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
