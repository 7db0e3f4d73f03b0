import { useEffect, useState } from 'react';
import type { PatientPageProps } from '../frame/patient-page-props.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';
import { startTransactions, type TransactionsParts } from './transactions-page.ports.ts';

/** The charts of a patient's transactions run as long as their page is open. */
export function TransactionsPage({ host, member: { email } }: PatientPageProps) {
  const [parts, setParts] = useState<TransactionsParts>();
  useEffect(() => {
    const started = startTransactions(host, email);
    setParts(started);
    return started.stop;
  }, [host, email]);
  return parts && <TransactionsScreen {...parts.shown} />;
}
