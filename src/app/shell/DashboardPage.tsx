import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { DashboardScreen } from '#screens/dashboard/DashboardScreen.tsx';
import { FirstStepsCard } from '#screens/dashboard/FirstStepsCard.tsx';
import { usePortal } from '../portal.ts';
import { wireFirstSteps } from './first-steps.ports.ts';
import { ReportPlace } from './ReportPlace.tsx';

export function DashboardPage() {
  const practice = useSession(selectCurrentPractice);
  return (
    <DashboardScreen report={<ReportPlace place="dashboard" />}>
      {practice && <FirstStepsOf key={practice.id} practiceId={practice.id} />}
    </DashboardScreen>
  );
}

function FirstStepsOf({ practiceId }: { practiceId: string }) {
  const { client } = usePortal();
  const [logic] = useState(() => wireFirstSteps(client, practiceId));
  return <FirstStepsCard steps={useActorRef(logic)} />;
}
