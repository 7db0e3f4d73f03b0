import { useSelector } from '@xstate/react';
import { timeZoneAt } from '#widgets/shared/host-facts.ts';
import { chartOf } from '../frame/page-chart.ts';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

export function TransactionsPage({ host, patient }: PatientPageProps) {
  const transactions = useSelector(patient, chartOf('transactions'));
  const email = useSelector(patient, chartOf('receiptEmail'));
  const file = useSelector(patient, chartOf('csvExport'));
  if (!transactions || !email || !file) return null;
  return (
    <TransactionsScreen transactions={transactions} email={email} file={file} timeZone={timeZoneAt(host)} />
  );
}
