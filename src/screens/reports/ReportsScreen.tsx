import { PAGES } from '#domain/routes.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#parts/actors.tsx';
import { ReportPlace } from '#parts/ReportPlace.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';

/** The analytics report as a page of its own. */
export function ReportsScreen() {
  const practice = useSession(selectCurrentPractice);
  return (
    <>
      <PageHeader title={PAGES.reports.title} about={practice?.name} />
      <ReportPlace />
    </>
  );
}
