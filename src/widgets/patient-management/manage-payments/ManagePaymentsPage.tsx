import { useSelector } from '@xstate/react';
import { isHeldElsewhere } from '#domain/plan/plan-selection.ts';
import { renewalDay } from '#domain/plan/renewal-day.ts';
import { selectPlanToRenew } from '#machines/patient/patient.selectors.ts';
import { chartOf } from '../frame/page-chart.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { ManagePaymentsScreen } from './ManagePaymentsScreen.tsx';

export function ManagePaymentsPage({ patient, member, plan, today, attachCardFields }: PatientPageProps) {
  const planToRenew = useSelector(patient, selectPlanToRenew);
  const accounts = useSelector(patient, chartOf('paymentAccounts'));
  if (accounts === undefined) return null;
  return (
    <ManagePaymentsScreen
      accounts={accounts}
      attach={attachCardFields}
      heldElsewhere={isHeldElsewhere(member, plan) ? plan : null}
      practicePays={planToRenew.paidByPractice === true}
      email={member.email}
      today={today}
      renewsOn={renewalDay(planToRenew, today)}
    />
  );
}
