import { Route, Switch } from 'wouter';
import { PAGES, type PageName } from '#domain/navigation/routes.ts';
import { useLoaded } from '#react/use-loaded.ts';
import { ReportsScreen } from '#screens/reports/ReportsScreen.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { FramePage } from './FramePage.tsx';
import { HostedPage } from './HostedPage.tsx';
import { ReportPlace } from './ReportPlace.tsx';

const loadSettings = async () => ({ default: (await import('./SettingsPage.tsx')).SettingsPage });

function Settings() {
  const SettingsPage = useLoaded(loadSettings);
  return (
    <>
      <PageHeader title={PAGES.settings.title} />
      {SettingsPage && <SettingsPage />}
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
        <Settings />
      </Route>
      <Route path="/widget/:category?">
        <FramePage key={page} page={page} />
      </Route>
      <Route>
        <HostedPage page={page} />
      </Route>
    </Switch>
  );
}
