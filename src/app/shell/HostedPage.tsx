import { useEffect, useState } from 'react';
import { type PageName, pageOf } from '#domain/navigation/routes.ts';
import { selectSelection } from '#machines/session/session.selectors.ts';
import type { WidgetHostRef } from '#machines/widget-host/widget-host.selectors.ts';
import { useActors, useSession, useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { WidgetPageScreen } from '#screens/widget-page/WidgetPageScreen.tsx';
import { startWidgetHost } from '#widgets/host/hosting.ts';
import { usePortal } from '../portal.ts';
import { prefetchWidget } from './built-in-widgets.ts';

/** A page that hosts a widget; one about the selected member begins anew for another member. */
export function HostedPage({ page }: { page: PageName }) {
  const member = useSession(selectSelection)?.memberId;
  return <Hosted key={pageOf(page).needsMember ? member : page} page={page} />;
}

/** The widget's chart runs as long as the page is open. */
function Hosted({ page }: { page: PageName }) {
  const { session } = useActors();
  const { leaving } = useShellActors();
  const config = usePageConfig();
  const portal = usePortal();
  const [place] = useState(() => document.createElement('div'));
  const [host, setHost] = useState<WidgetHostRef>();
  useEffect(() => {
    const hosting = startWidgetHost({
      page,
      session,
      leaving,
      config,
      portal,
      place,
      prefetch: prefetchWidget,
    });
    setHost(hosting.host);
    return hosting.stop;
  }, [page, session, leaving, config, portal, place]);
  return <WidgetPageScreen page={page} host={host} place={place} />;
}
