import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { selectIsNewPractice } from '#machines/first-steps/first-steps.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { DashboardScreen } from '#screens/dashboard/DashboardScreen.tsx';
import { usePortal } from '../portal.ts';
import { wireFirstSteps } from './first-steps.ports.ts';
import { ReportPlace } from './ReportPlace.tsx';

const FirstStepsCard = lazy(async () => ({
  default: (await import('#screens/dashboard/FirstStepsCard.tsx')).FirstStepsCard,
}));

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
  const steps = useActorRef(logic);
  const isNew = useSelector(steps, selectIsNewPractice);
  return (
    isNew && (
      <Suspense>
        <FirstStepsCard steps={steps} />
      </Suspense>
    )
  );
}
