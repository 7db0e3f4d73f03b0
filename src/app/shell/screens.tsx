import { Route, Switch } from 'wouter';
import { PAGES, type PageName } from '#domain/navigation/routes.ts';
import { DashboardScreen } from '#screens/dashboard/DashboardScreen.tsx';
import { FramePageScreen } from '#screens/frame-page/FramePageScreen.tsx';
import { ReportsScreen } from '#screens/reports/ReportsScreen.tsx';
import { HostedPage } from './HostedPage.tsx';

export function Screens({ page }: { page: PageName }) {
  return (
    <Switch>
      <Route path={PAGES.dashboard.path}>
        <DashboardScreen />
      </Route>
      <Route path={PAGES.reports.path}>
        <ReportsScreen />
      </Route>
      <Route path="/widget/:category?">
        <FramePageScreen key={page} page={page} />
      </Route>
      <Route>
        <HostedPage page={page} />
      </Route>
    </Switch>
  );
}
