import { useSelector } from '@xstate/react';
import { PAGES } from '#domain/navigation/routes.ts';
import {
  selectCoverage,
  selectIsFuture,
  selectIsNextTermUnpaid,
  selectNextTerm,
  selectNextTermDue,
  selectOldestDue,
  selectPlan,
} from '#machines/patient/patient.selectors.ts';
import { timeZoneAt } from '#widgets/shared/host-facts.ts';
import { chartOf } from '../frame/page-chart.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { OverviewScreen } from './OverviewScreen.tsx';
import { purchaseSetup } from './purchase-setup.ports.ts';

export function PatientOverview({ host, member, patient, today }: PatientPageProps) {
  const membership = useSelector(patient, chartOf('membership'));
  const notes = useSelector(patient, chartOf('notes'));
  const activity = useSelector(patient, chartOf('activity'));
  const coverage = useSelector(patient, selectCoverage);
  const isFuture = useSelector(patient, selectIsFuture);
  const nextTerm = useSelector(patient, selectNextTerm);
  const isNextTermUnpaid = useSelector(patient, selectIsNextTermUnpaid);
  const nextTermDue = useSelector(patient, selectNextTermDue);
  const amountDue = useSelector(patient, (snapshot) => selectPlan(snapshot).amountDue);
  const isPartlyPaid = useSelector(patient, (snapshot) => selectOldestDue(snapshot)?.partlyPaid === true);
  if (!(membership && notes && activity)) return null;
  return (
    <OverviewScreen
      member={member}
      coverage={coverage}
      isFuture={isFuture}
      nextTerm={nextTerm}
      isNextTermUnpaid={isNextTermUnpaid}
      nextTermDue={nextTermDue}
      amountDue={amountDue}
      isPartlyPaid={isPartlyPaid}
      membership={membership}
      notes={notes}
      activity={activity}
      timeZone={timeZoneAt(host)}
      today={today}
      purchase={purchaseSetup(host)}
      onView={(memberId) => host.navigate(PAGES.overview.path, { memberId })}
    />
  );
}
