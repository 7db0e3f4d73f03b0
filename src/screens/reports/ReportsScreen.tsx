import type { ReactNode } from 'react';
import { PAGES } from '#domain/navigation/routes.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';

export function ReportsScreen({ report }: { report: ReactNode }) {
  const practice = useSession(selectCurrentPractice);
  return (
    <>
      <PageHeader title={PAGES.reports.title} about={practice?.name} />
      {report}
    </>
  );
}
