import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { managesPractice } from '#domain/access/may-act.ts';
import type { SessionScope } from '#domain/session/selection.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { selectCurrentPractice, selectScope } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { SettingsScreen } from '#screens/settings/SettingsScreen.tsx';
import { WeeklyReport } from '#screens/settings/WeeklyReport.tsx';
import { usePortal } from '../portal.ts';
import { wireSessionList } from './session-list.ports.ts';
import { wireWeeklyReport } from './weekly-report.ports.ts';

export function SettingsPage() {
  const { client } = usePortal();
  const user = useSession(selectUser);
  const scope = useSession(selectScope);
  const [logic] = useState(() => wireSessionList(client));
  return (
    <SettingsScreen
      sessions={useActorRef(logic)}
      isManager={user !== null && managesPractice(user)}
      report={scope && <WeeklyReportOf key={scope.practice.id} scope={scope} />}
    />
  );
}

function WeeklyReportOf({ scope: { organization, practice } }: { scope: SessionScope }) {
  const { client } = usePortal();
  const name = useSession(selectCurrentPractice)?.name ?? '';
  const [logic] = useState(() =>
    wireWeeklyReport(client, { organizationId: organization.id, practiceId: practice.id }),
  );
  return <WeeklyReport report={useActorRef(logic)} practiceName={name} />;
}
