import { useEffect, useState } from 'react';
import { dayAfter } from '#domain/date/day.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { ManagePaymentsScreen } from './ManagePaymentsScreen.tsx';
import { type RunningAccounts, startAccounts } from './start-accounts.ports.ts';

/** The page of a patient's payment accounts; its chart runs as long as the page is open. */
export function ManagePaymentsPage({ host, member, plan, today }: PatientPageProps) {
  const { id: memberId, name } = member;
  const [running, setRunning] = useState<RunningAccounts | null>(null);
  useEffect(() => {
    const started = startAccounts(host, { memberId, name, today });
    setRunning(started);
    return () => void started.accounts.stop();
  }, [host, memberId, name, today]);
  if (running === null) return null;
  const renewsOn = plan.autoRenew && plan.expiresIn >= 0 ? dayAfter(today, plan.expiresIn) : null;
  const heldElsewhere = member.primary || plan.id === '' ? null : plan.name;
  return (
    <ManagePaymentsScreen
      {...running}
      heldElsewhere={heldElsewhere}
      email={member.email}
      today={today}
      renewsOn={renewsOn}
    />
  );
}
