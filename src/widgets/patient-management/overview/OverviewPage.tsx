import { useSelector } from '@xstate/react';
import { PAGES } from '#domain/navigation/routes.ts';
import { selectHeld } from '#machines/patient/patient.selectors.ts';
import { chartOf } from '../frame/page-chart.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

export function PatientOverview({ host, member, patient, today }: PatientPageProps) {
  const membership = useSelector(patient, chartOf('membership'));
  const held = useSelector(patient, selectHeld);
  if (membership === undefined) return null;
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
