import type { ReactNode } from 'react';
import { isFramePage } from '#domain/navigation/hosting.ts';
import type { PageName } from '#domain/navigation/routes.ts';
import { DashboardScreen } from '#screens/dashboard/DashboardScreen.tsx';
import { FramePageScreen } from '#screens/frame-page/FramePageScreen.tsx';
import { ReportsScreen } from '#screens/reports/ReportsScreen.tsx';
import { HostedPage } from './HostedPage.tsx';

/** The screen of each page for somebody who is signed in. */
export function screenOf(page: PageName): ReactNode {
  switch (page) {
    case 'dashboard':
      return <DashboardScreen />;
    case 'reports':
      return <ReportsScreen />;
    default:
      return isFramePage(page) ? <FramePageScreen key={page} page={page} /> : <HostedPage page={page} />;
  }
}
