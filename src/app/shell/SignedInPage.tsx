import { setNonce } from 'get-nonce';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'wouter';
import type { PageName } from '#domain/navigation/routes.ts';
import type { ShellActors } from '#machines/shell/shell.selectors.ts';
import { ShellActorsProvider, useActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { FreshPage } from '#screens/shared/FreshPage.tsx';
import { prefetchShellParts } from '#screens/shell/parts.ts';
import { Shell } from '#screens/shell/Shell.tsx';
import '#ui/themes.css';
import { onFirstUse } from '../boot/first-use.ts';
import { prepareReload } from '../boot/prepare-reload.ts';
import { pageNonce } from '../browser.ts';
import { usePortal } from '../portal.ts';
import { prefetchSearch } from './built-in-widgets.ts';
import { useChartLocation } from './chart-location.ts';
import { Screens } from './screens.tsx';
import { startShell } from './shell-actors.ts';

// Radix inserts style elements, which need the nonce before the first overlay opens.
setNonce(pageNonce(document));

export { prefetchSearch, prepareReload };

const loadAccountDialogs = async () => ({
  default: (await import('./WiredAccountDialogs.tsx')).WiredAccountDialogs,
});

export function SignedInPage({ page }: { page: PageName }) {
  const portal = usePortal();
  const config = usePageConfig();
  const { session } = useActors();
  const [actors, setActors] = useState<ShellActors>();
  // Runs before the browser paints, because the page needs the styles to show anything.
  useLayoutEffect(() => {
    const shell = startShell(portal, session);
    setActors(shell.actors);
    return shell.stop;
  }, [portal, session]);
  useEffect(() => prefetchSearch(config), [config]);
  useEffect(() => onFirstUse(document, () => prefetchShellParts(loadAccountDialogs)), []);
  if (actors === undefined) return null;
  return (
    <Router hook={useChartLocation}>
      <ShellActorsProvider actors={actors}>
        <Shell now={portal.browser.now} loadAccountDialogs={loadAccountDialogs}>
          <FreshPage page={page} kind={page === 'searchPatients' ? 'patientSearch' : 'page'}>
            <Screens page={page} />
          </FreshPage>
        </Shell>
      </ShellActorsProvider>
    </Router>
  );
}
