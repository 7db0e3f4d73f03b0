import { Blocks } from 'lucide';
import { type PageName, pageOf } from '#domain/navigation/routes.ts';
import { WIDGET_NOT_CONFIGURED } from '#domain/navigation/widget.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';

/** WIDGET-4 */
export function FrameNotConfigured({ page }: { page: PageName }) {
  const practice = useSession(selectCurrentPractice);
  return (
    <>
      <PageHeader title={pageOf(page).title} about={practice?.name} />
      <Card height="fill">
        <EmptyState icon={Blocks} title={WIDGET_NOT_CONFIGURED} />
      </Card>
    </>
  );
}
