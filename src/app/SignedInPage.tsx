import { setNonce } from 'get-nonce';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { PageName } from '#domain/routes.ts';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { drawerMachine } from '#machines/drawer/drawer.machine.ts';
import { type ShellActors, ShellActorsProvider } from '#parts/actors.tsx';
import { FreshPage } from '#parts/FreshPage.tsx';
import { Shell } from '#screens/shell/Shell.tsx';
import '#ui/themes.css';
import { createBrowser, pageNonce } from './browser.ts';
import { prepareReload } from './prepare-reload.ts';
import { screenOf } from './screens.tsx';

const browser = createBrowser(window);

// Radix puts style elements into the page: they need the nonce before the first of its overlays opens.
setNonce(pageNonce(document));

export { prepareReload };

/** A page of the portal with everything around it. */
export function SignedInPage({ page }: { page: PageName }) {
  const [actors] = useState(startShellActors);
  useEffect(
    () => browser.onPathChange((path) => actors.drawer.send({ type: 'path.change', path })),
    [actors],
  );
  return (
    <ShellActorsProvider actors={actors}>
      <Shell year={new Date(browser.now()).getFullYear()}>
        <FreshPage key={page} kind={page === 'searchPatients' ? 'patientSearch' : 'page'}>
          {screenOf(page)}
        </FreshPage>
      </Shell>
    </ShellActorsProvider>
  );
}

function startShellActors(): ShellActors {
  const input = { path: browser.path(), viewportWidth: browser.viewportWidth() };
  return {
    drawer: createActor(drawerMachine, { input }).start(),
    profile: createActor(dialogMachine).start(),
  };
}
