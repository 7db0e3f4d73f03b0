import type { ReactNode } from 'react';
import type { PageName } from '#domain/routes.ts';
import { DashboardScreen } from '#screens/dashboard/DashboardScreen.tsx';
import { ReportsScreen } from '#screens/reports/ReportsScreen.tsx';
import { WidgetPageScreen } from '#screens/widget-page/WidgetPageScreen.tsx';

/** The screen of each page for somebody who is signed in. */
export function screenOf(page: PageName): ReactNode {
  switch (page) {
    case 'dashboard':
      return <DashboardScreen />;
    case 'reports':
      return <ReportsScreen />;
    default:
      return <WidgetPageScreen page={page} />;
  }
}
