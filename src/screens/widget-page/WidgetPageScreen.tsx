import { Blocks } from 'lucide';
import { hostedAddress } from '#domain/hosting.ts';
import { type PageName, pageOf } from '#domain/routes.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#parts/actors.tsx';
import { usePageConfig } from '#parts/page-config.ts';
import { Card } from '#ui/Card/Card.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { copy } from './copy.ts';

/** A page whose work is done by a hosted widget or frame; where none is configured it says so (WIDGET-4). */
export function WidgetPageScreen({ page }: { page: PageName }) {
  const practice = useSession(selectCurrentPractice);
  const address = hostedAddress(page, usePageConfig());
  return (
    <>
      <PageHeader title={pageOf(page).title} about={practice?.name} />
      <Card height="fill">
        <EmptyState icon={Blocks} title={address === '' ? copy.notConfigured : copy.notHosted} />
      </Card>
    </>
  );
}
