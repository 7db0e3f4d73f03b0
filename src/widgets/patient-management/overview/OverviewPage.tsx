import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { PAGES } from '#domain/navigation/routes.ts';
import { selectHeld } from '#machines/plan-selection/plan-selection.selectors.ts';
import { useSelector } from '#react/use-selector.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { wireMembership } from './membership.ports.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

/** The overview of a patient, with the chart of what can be changed on their plan. */
export function PatientOverview({ host, member, plan, selection, today }: PatientPageProps) {
  const [machine] = useState(() => wireMembership({ host, memberId: member.id, planId: plan.id, selection }));
  const membership = useActorRef(machine, { input: { autoRenew: plan.autoRenew } });
  const held = useSelector(selection, selectHeld);
  useEffect(() => {
    membership.send({ type: 'plan.change', autoRenew: plan.autoRenew });
  }, [membership, plan.autoRenew]);
  return (
    <OverviewScreen
      member={member}
      held={held}
      membership={membership}
      today={today}
      onView={(memberId) => host.navigate(PAGES.overview.path, { memberId })}
    />
  );
}
