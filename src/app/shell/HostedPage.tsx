import { useEffect, useLayoutEffect, useState } from 'react';
import { widgetAddress } from '#domain/navigation/hosting.ts';
import { type PageName, pageOf } from '#domain/navigation/routes.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import { selectSelection } from '#machines/session/session.selectors.ts';
import { selectScope } from '#machines/session/session-scope.selectors.ts';
import type { ShellRef } from '#machines/shell/shell.selectors.ts';
import { selectWidgetPage, type WidgetHostRef } from '#machines/widget-host/widget-host.selectors.ts';
import { useActors, useSession } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { WidgetPageScreen } from '#screens/widget-page/WidgetPageScreen.tsx';
import { wireWidgetHost } from '#widgets/host/hosting.ts';
import { usePortal } from '../portal.ts';
import { prefetchWidget } from './built-in-widgets.ts';

/** Pages of the same widget share it. Pages about a member share it while the member stays the same. */
export function HostedPage({ page }: { page: PageName }) {
  const config = usePageConfig();
  const member = useSession(selectSelection)?.memberId;
  const about = pageOf(page).needsMember ? member : '';
  return <Hosted key={`${widgetAddress(page, config)} ${about}`} page={page} config={config} />;
}

/**
 * The widget's chart runs as long as one of its pages is open. It starts in a layout effect, so that a loaded widget
 * is painted with its page.
 */
function Hosted({ page, config }: { page: PageName; config: PageConfig }) {
  const { session } = useActors();
  const portal = usePortal();
  const [firstPage] = useState(page);
  const [container] = useState(() => document.createElement('div'));
  const [host, setHost] = useState<WidgetHostRef>();
  useLayoutEffect(() => {
    const shell: ShellRef = portal.root.system.get('shell');
    shell.send({
      type: 'widget.open',
      logic: wireWidgetHost({
        page: firstPage,
        session,
        config,
        portal,
        container,
        prefetch: prefetchWidget,
      }),
      input: {
        address: widgetAddress(firstPage, config),
        session: selectScope(session.getSnapshot()),
        page: firstPage,
      },
    });
    setHost(portal.root.system.get('widgetHost'));
    return () => shell.send({ type: 'widget.close' });
  }, [firstPage, session, config, portal, container]);
  useEffect(() => {
    if (host && selectWidgetPage(host.getSnapshot()) !== page) host.send({ type: 'page.change', page });
  }, [host, page]);
  return <WidgetPageScreen page={page} host={host} container={container} />;
}
