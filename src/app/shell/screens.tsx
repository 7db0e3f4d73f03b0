import type { ComponentType, ReactNode } from 'react';
import { Link, Route, Switch } from 'wouter';
import { PAGES, type PageName, pageOf } from '#domain/navigation/routes.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { useLoaded } from '#react/use-loaded.ts';
import { ReportsScreen } from '#screens/reports/ReportsScreen.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { HostedPage } from './HostedPage.tsx';
import { ReportPlace } from './ReportPlace.tsx';

const loadFramePage = async () => ({ default: (await import('./FramePage.tsx')).FramePage });
const loadStaff = async () => ({ default: (await import('./StaffPage.tsx')).StaffPage });
const loadPractice = async () => ({ default: (await import('./PracticePage.tsx')).PracticePage });
const loadSettings = async () => ({ default: (await import('./SettingsPage.tsx')).SettingsPage });

interface LoadedProps {
  title: string;
  parent?: ReactNode;
  load: () => Promise<{ default: ComponentType }>;
}

/** A page whose code loads when it is opened. */
function Loaded({ title, parent, load }: LoadedProps) {
  const Page = useLoaded(load);
  const practice = useSession(selectCurrentPractice);
  return (
    <>
      <PageHeader title={title} parent={parent} about={parent === undefined ? undefined : practice?.name} />
      {Page && <Page />}
    </>
  );
}

/** The code of the marketplace's frame loads when one of its pages is opened. */
function FramePlace({ page }: { page: PageName }) {
  const practice = useSession(selectCurrentPractice);
  const FramePage = useLoaded(loadFramePage);
  const { title, needsMember } = pageOf(page);
  return (
    <>
      {needsMember ? (
        <PageHeader title={title} parent={<Link href={PAGES.overview.path}>{PAGES.overview.title}</Link>} />
      ) : (
        <PageHeader title={title} about={practice?.name} />
      )}
      {FramePage && <FramePage key={page} page={page} />}
    </>
  );
}

const toSettings = <Link href={PAGES.settings.path}>{PAGES.settings.title}</Link>;

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
        <Loaded title={PAGES.settings.title} load={loadSettings} />
      </Route>
      <Route path={PAGES.staff.path}>
        <Loaded title={PAGES.staff.title} parent={toSettings} load={loadStaff} />
      </Route>
      <Route path={PAGES.practice.path}>
        <Loaded title={PAGES.practice.title} parent={toSettings} load={loadPractice} />
      </Route>
      <Route>
        {pageOf(page).frame === undefined ? <HostedPage page={page} /> : <FramePlace page={page} />}
      </Route>
    </Switch>
  );
}
