import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { isLoginPath } from '#domain/navigation/routes.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import '#ui/foundation.css';
import { readConfig } from '#api/page-config.ts';
import { App } from './App.tsx';
import { FaultPage } from './boot/Fault.tsx';
import { onFirstUse } from './boot/first-use.ts';
import { loadFont } from './boot/load-font.ts';
import { inNextTask } from './boot/next-task.ts';
import { createBrowser } from './browser.ts';
import { loadRecorder } from './load-recorder.ts';
import './boot/late-start.css';
import { whenIdle } from '#react/when-idle.ts';
import { AfterHydration } from './boot/AfterHydration.tsx';
import { prefetchSignedInPage } from './boot/prefetch.ts';
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

function renderNotConfigured(container: Element): void {
  container.replaceChildren();
  createRoot(container, rootOptions).render(
    <FaultPage title={`${PRODUCT_NAME} couldn’t start`} onReload={browser.reload}>
      <p>{PRODUCT_NAME} isn’t configured correctly. Contact your administrator.</p>
    </FaultPage>,
  );
}

/** Without the recorder, only problem reports are missing. */
function record(): void {
  loadRecorder(window).catch(() => undefined);
}

function render(container: Element, config: PageConfig): void {
  const { actors, portal } = wirePortal(browser, config);
  const start = () => void portal.root.start();
  const page = (
    <StrictMode>
      <PortalContext value={portal}>
        <App actors={actors} config={config} onReload={browser.reload} />
      </PortalContext>
    </StrictMode>
  );
  if (isLoginPath(browser.path())) {
    onFirstUse(document, () => {
      prefetchSignedInPage(document, config);
      record();
    });
  } else whenIdle(window, record);
  if (container.hasChildNodes()) {
    hydrateRoot(container, <AfterHydration run={start}>{page}</AfterHydration>, rootOptions);
  } else {
    start();
    createRoot(container, rootOptions).render(page);
  }
}

loadFont(document);
document.getElementById('late-start')?.remove();
const container = document.getElementById('root');
if (container) {
  const config = readConfig(document);
  // In a separate task, because loading the modules takes long.
  if (config) inNextTask(() => render(container, config));
  else renderNotConfigured(container);
}
