import { Blocks } from 'lucide';
import { type PageName, pageOf } from '#domain/navigation/routes.ts';
import { WIDGET_NOT_CONFIGURED } from '#domain/navigation/widget.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { Card } from '#ui/Card/Card.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { copy } from './copy.ts';

/** A page for the marketplace frame, or a message where none is configured (WIDGET-4). */
export function FramePageScreen({ page }: { page: PageName }) {
  const practice = useSession(selectCurrentPractice);
  const { marketplaceUrl } = usePageConfig();
  return (
    <>
      <PageHeader title={pageOf(page).title} about={practice?.name} />
      <Card height="fill">
        <EmptyState icon={Blocks} title={marketplaceUrl === '' ? WIDGET_NOT_CONFIGURED : copy.notFramed} />
      </Card>
    </>
  );
}
