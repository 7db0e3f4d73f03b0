import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dayIn, formatDate } from '#domain/date/day.ts';
import { pageOf, ROUTES } from '#domain/navigation/routes.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import { selectDrawerState } from '#machines/drawer/drawer.selectors.ts';
import { selectPage } from '#machines/navigation/navigation.selectors.ts';
import { selectSelection } from '#machines/session/session.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useDrawer, useNavigation, useSession, useShellActors } from '#react/actors.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { Logo } from '#ui/Logo/Logo.tsx';
import { PrintHead } from '#ui/PrintHead/PrintHead.tsx';
import { AccountLayer, type LoadAccountDialogs } from './account/AccountLayer.tsx';
import { AccountMenu } from './account/AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { Content } from './Content.tsx';
import { ContextMenus } from './ContextMenus.tsx';
import { CommandLayer } from './commands/CommandLayer.tsx';
import { CommandOpener } from './commands/CommandOpener.tsx';
import { copy } from './copy.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { Notices } from './Notices.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { SignInSheet } from './SignInSheet.tsx';
import './Shell.css';

interface ShellProps {
  now: () => number;
  loadAccountDialogs: LoadAccountDialogs;
  children: ReactNode;
}

/** Constant elements, which React does not render again when the page changes. */
const BRAND = (
  <Link href={ROUTES.dashboard.path} className="shell-home">
    <Logo name={PRODUCT_NAME} />
  </Link>
);
const CONTEXT = <ContextMenus />;
const ACCOUNT = (
  <>
    <CommandOpener />
    <Bell />
    <AccountMenu />
  </>
);
const NAVIGATION = <SideNavigation />;
const NOTICES = <Notices />;
const LAYERS = (
  <>
    <CommandLayer />
    <SignInSheet />
    <LeaveQuestion />
  </>
);

/** LAYOUT-1 to LAYOUT-6 */
export function Shell({ now, loadAccountDialogs, children }: ShellProps) {
  const { drawer } = useShellActors();
  const drawerState = useDrawer(selectDrawerState);
  const page = useNavigation(selectPage);
  const practice = useSession(selectCurrentPractice);
  const memberId = useSession(selectSelection)?.memberId ?? null;
  return (
    <>
      <Frame
        page={page}
        subject={page !== null && pageOf(page).needsMember ? memberId : null}
        drawer={drawerState === 'checkingWidth' ? 'collapsed' : drawerState}
        onMenuToggle={() => drawer.send({ type: 'drawer.toggle' })}
        onDrawerEnter={() => drawer.send({ type: 'drawer.enter' })}
        onDrawerLeave={() => drawer.send({ type: 'drawer.leave' })}
        onContentClick={() => drawer.send({ type: 'content.click' })}
        brand={BRAND}
        context={CONTEXT}
        account={ACCOUNT}
        navigation={NAVIGATION}
        footer={copy.copyright(new Date(now()).getFullYear())}
      >
        {practice && (
          <PrintHead name={practice.name} today={() => formatDate(dayIn(practice.timeZone, now()))} />
        )}
        {NOTICES}
        <Content>{children}</Content>
      </Frame>
      <AccountLayer load={loadAccountDialogs} />
      {LAYERS}
    </>
  );
}
