import { setNonce } from 'get-nonce';
import { useEffect, useState } from 'react';
import type { PageName } from '#domain/navigation/routes.ts';
import type { SessionRef } from '#machines/session/session.selectors.ts';
import { ShellActorsProvider, useActors } from '#react/actors.tsx';
import { FreshPage } from '#screens/shared/FreshPage.tsx';
import { Shell } from '#screens/shell/Shell.tsx';
import '#ui/themes.css';
import { prepareReload } from '../boot/prepare-reload.ts';
import { pageNonce } from '../browser.ts';
import { type Portal, usePortal } from '../portal.ts';
import { screenOf } from './screens.tsx';
import { wireShell } from './shell-actors.ts';

// Radix puts style elements into the page: they need the nonce before the first of its overlays opens.
setNonce(pageNonce(document));

export { prepareReload };

/** A page of the portal with everything around it. */
export function SignedInPage({ page }: { page: PageName }) {
  const portal = usePortal();
  const { session } = useActors();
  const [{ actors, listen }] = useState(() => startShell(portal, session));
  useEffect(listen, [listen]);
  return (
    <ShellActorsProvider actors={actors}>
      <Shell year={new Date(portal.browser.now()).getFullYear()}>
        <FreshPage page={page} kind={page === 'searchPatients' ? 'patientSearch' : 'page'}>
          {screenOf(page)}
        </FreshPage>
      </Shell>
    </ShellActorsProvider>
  );
}

function startShell(portal: Portal, session: SessionRef) {
  const shell = wireShell(portal, session);
  shell.start();
  return shell;
}
