import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { PAGES, type PageName, pageOf } from '#domain/navigation/routes.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { selectWidgetTitle, type WidgetHostRef } from '#machines/widget-host/widget-host.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { HostedWidget } from '#screens/shared/HostedWidget.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';

interface WidgetPageScreenProps {
  page: PageName;
  /** Undefined until the host has started. */
  host: WidgetHostRef | undefined;
  container: HTMLElement;
}

/** WIDGET-1 */
export function WidgetPageScreen({ page, host, container }: WidgetPageScreenProps) {
  const practice = useSession(selectCurrentPractice);
  const ownTitle = useSelector(host, (snapshot) => snapshot && selectWidgetTitle(snapshot));
  const title = ownTitle ?? pageOf(page).title;
  return (
    <>
      {pageOf(page).needsMember ? (
        <PageHeader
          title={title}
          parent={<Link href={PAGES.searchPatients.path}>{PAGES.searchPatients.title}</Link>}
        />
      ) : (
        <PageHeader title={title} about={practice?.name} />
      )}
      <HostedWidget title={title} host={host} container={container} />
    </>
  );
}
