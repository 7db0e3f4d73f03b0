import { useSelector } from '@xstate/react';
import { timeZoneAt } from '#widgets/shared/host-facts.ts';
import { chartOf } from '../frame/page-chart.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

export function TransactionsPage({ host, patient }: PatientPageProps) {
  const transactions = useSelector(patient, chartOf('transactions'));
  const email = useSelector(patient, chartOf('receiptEmail'));
  const file = useSelector(patient, chartOf('csvExport'));
  const reversal = useSelector(patient, chartOf('reversal'));
  if (!transactions || !email || !file || !reversal) return null;
  return (
    <TransactionsScreen
      transactions={transactions}
      email={email}
      file={file}
      reversal={reversal}
      rights={host.session.user}
      timeZone={timeZoneAt(host)}
    />
  );
}
