import type { ReactNode } from 'react';
import { PAGES } from '#domain/navigation/routes.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';

/** The analytics report of the practice, below what the portal has to say. */
export function DashboardScreen({ report, children }: { report: ReactNode; children?: ReactNode }) {
  const practice = useSession(selectCurrentPractice);
  return (
    <>
      <PageHeader title={PAGES.dashboard.title} about={practice?.name} />
      {children}
      {report}
    </>
  );
}
