import type { ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { PAGES, type PageName, pageOf } from '#domain/navigation/routes.ts';
import { useLoaded } from '#react/use-loaded.ts';
import { ReportsScreen } from '#screens/reports/ReportsScreen.tsx';
import { PageHead } from '#screens/shared/PageHead.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { HostedPage } from './HostedPage.tsx';
import { ReportPlace } from './ReportPlace.tsx';

const loadFramePage = async () => ({ default: (await import('./FramePage.tsx')).FramePage });
const loadStaff = async () => ({ default: (await import('./StaffPage.tsx')).StaffPage });
const loadPractice = async () => ({ default: (await import('./PracticePage.tsx')).PracticePage });
const loadSettings = async () => ({ default: (await import('./SettingsPage.tsx')).SettingsPage });

interface LoadedProps {
  page: PageName;
  load: () => Promise<{ default: ComponentType<{ page: PageName }> }>;
}

/** A page whose code loads when it is opened. */
function Loaded({ page, load }: LoadedProps) {
  const Page = useLoaded(load);
  return (
    <>
      <PageHead page={page} />
      {Page && <Page key={page} page={page} />}
    </>
  );
}

export function Screens({ page }: { page: PageName }) {
  return (
    <Switch>
      <Route path={PAGES.dashboard.path}>
        <DashboardPage />
      </Route>
      <Route path={PAGES.reports.path}>
        <ReportsScreen report={<ReportPlace place="reports" />} />
      </Route>
      <Route path={PAGES.settings.path}>
        <Loaded page="settings" load={loadSettings} />
      </Route>
      <Route path={PAGES.staff.path}>
        <Loaded page="staff" load={loadStaff} />
      </Route>
      <Route path={PAGES.practice.path}>
        <Loaded page="practice" load={loadPractice} />
      </Route>
      <Route>
        {pageOf(page).frame === undefined ? (
          <HostedPage page={page} />
        ) : (
          <Loaded page={page} load={loadFramePage} />
        )}
      </Route>
    </Switch>
  );
}
