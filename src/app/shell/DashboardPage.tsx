import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectIsNewPractice } from '#machines/first-steps/first-steps.selectors.ts';
import { selectHasNotice } from '#machines/navigation/navigation.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { useNavigation, useSession } from '#react/actors.tsx';
import { useLoaded } from '#react/use-loaded.ts';
import { useRootActor } from '#react/use-root-actor.ts';
import { DashboardScreen } from '#screens/dashboard/DashboardScreen.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { usePortal } from '../portal.ts';
import { wireFirstSteps } from './first-steps.ports.ts';
import { ReportPlace } from './ReportPlace.tsx';

const loadFirstSteps = async () => ({
  default: (await import('#screens/dashboard/FirstStepsCard.tsx')).FirstStepsCard,
});
const loadNotice = async () => ({
  default: (await import('#screens/dashboard/DashboardNotice.tsx')).DashboardNotice,
});

export function DashboardPage() {
  const practice = useSession(selectCurrentPractice);
  const Notice = useLoaded(loadNotice, useNavigation(selectHasNotice));
  return (
    <DashboardScreen report={<ReportPlace place="dashboard" />}>
      <StatusRegion>{Notice && <Notice />}</StatusRegion>
      {practice && <FirstStepsOf key={practice.id} practiceId={practice.id} />}
    </DashboardScreen>
  );
}

function FirstStepsOf({ practiceId }: { practiceId: string }) {
  const { client } = usePortal();
  const [logic] = useState(() => wireFirstSteps(client, practiceId));
  const steps = useRootActor(logic);
  const FirstSteps = useLoaded(loadFirstSteps, useSelector(steps, selectIsNewPractice));
  return FirstSteps && <FirstSteps steps={steps} />;
}
