import { useState } from 'react';
import { managesPractice } from '#domain/access/may-act.ts';
import type { StaffUser } from '#domain/access/staff.ts';
import { practiceContextIn } from '#domain/session/practice-context.ts';
import type { SessionScope } from '#domain/session/selection.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { selectCurrentPractice, selectScope } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { useRootActor } from '#react/use-root-actor.ts';
import { OwnDetails } from '#screens/settings/OwnDetails.tsx';
import { SettingsScreen } from '#screens/settings/SettingsScreen.tsx';
import { WeeklyReport } from '#screens/settings/WeeklyReport.tsx';
import { usePortal } from '../portal.ts';
import { wireOwnDetails } from './own-details.ports.ts';
import { wireSessionList } from './session-list.ports.ts';
import { wireWeeklyReport } from './weekly-report.ports.ts';

export function SettingsPage() {
  const { client } = usePortal();
  const user = useSession(selectUser);
  const scope = useSession(selectScope);
  const [logic] = useState(() => wireSessionList(client));
  return (
    <SettingsScreen
      sessions={useRootActor(logic)}
      isManager={user !== null && managesPractice(user)}
      details={user && <OwnDetailsOf key={`${user.id} ${scope?.practice.id}`} user={user} />}
      report={scope && <WeeklyReportOf key={scope.practice.id} scope={scope} />}
    />
  );
}

function OwnDetailsOf({ user }: { user: StaffUser }) {
  const portal = usePortal();
  const [logic] = useState(() => wireOwnDetails(portal, user.id));
  const input = { name: user.firstName, phone: user.phone };
  return <OwnDetails details={useRootActor(logic, { input })} email={user.email} />;
}

function WeeklyReportOf({ scope }: { scope: SessionScope }) {
  const { client } = usePortal();
  const name = useSession(selectCurrentPractice)?.name ?? '';
  const [logic] = useState(() => wireWeeklyReport(client, practiceContextIn(scope)));
  return <WeeklyReport report={useRootActor(logic)} practiceName={name} />;
}
