import { useSelector } from '@xstate/react';
import { dayAfter } from '#domain/date/day.ts';
import { chartOf } from '../frame/page-chart.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { ManagePaymentsScreen } from './ManagePaymentsScreen.tsx';

export function ManagePaymentsPage({ patient, member, plan, today, attachCardFields }: PatientPageProps) {
  const accounts = useSelector(patient, chartOf('paymentAccounts'));
  if (accounts === undefined) return null;
  const renewsOn = plan.autoRenew && plan.expiresIn >= 0 ? dayAfter(today, plan.expiresIn) : null;
  const heldElsewhere = member.primary || plan.id === '' ? null : plan.name;
  return (
    <ManagePaymentsScreen
      accounts={accounts}
      attach={attachCardFields}
      heldElsewhere={heldElsewhere}
      email={member.email}
      today={today}
      renewsOn={renewsOn}
    />
  );
}
