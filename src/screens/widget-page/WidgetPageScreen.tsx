import { useSelector } from '@xstate/react';
import { type PageName, pageOf } from '#domain/navigation/routes.ts';
import { selectWidgetTitle, type WidgetHostRef } from '#machines/widget-host/widget-host.selectors.ts';
import { HostedWidget } from '#screens/shared/HostedWidget.tsx';
import { PageHead } from '#screens/shared/PageHead.tsx';

interface WidgetPageScreenProps {
  page: PageName;
  /** Undefined until the host has started. */
  host: WidgetHostRef | undefined;
  container: HTMLElement;
}

/** WIDGET-1 */
export function WidgetPageScreen({ page, host, container }: WidgetPageScreenProps) {
  const ownTitle = useSelector(host, (snapshot) => snapshot && selectWidgetTitle(snapshot));
  const title = ownTitle ?? pageOf(page).title;
  return (
    <>
      <PageHead page={page} title={title} />
      <HostedWidget title={title} host={host} container={container} />
    </>
  );
}
