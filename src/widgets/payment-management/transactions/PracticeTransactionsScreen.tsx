import { useSelector } from '@xstate/react';
import { formatMoney } from '#domain/money/format-money.ts';
import { netOf } from '#domain/payment/transaction.ts';
import type { CsvExportRef } from '#machines/csv-export/csv-export.selectors.ts';
import {
  type PracticeTransactionsRef,
  selectFound,
  selectListPhase,
} from '#machines/practice-transactions/practice-transactions.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { CsvButton, CsvStatus } from '#widgets/shared/csv/CsvExport.tsx';
import * as copy from './copy.ts';
import { PracticeTable } from './PracticeTable.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import './PracticeTransactionsScreen.css';
import '#widgets/shared/pages.css';

interface PracticeTransactionsProps {
  transactions: PracticeTransactionsRef;
  file: CsvExportRef;
}

export function PracticeTransactionsScreen({ transactions, file }: PracticeTransactionsProps) {
  return (
    <div className="practice-transactions page-stack">
      <TransactionFilters transactions={transactions} />
      <Totals transactions={transactions} />
      <div className="practice-transactions-bar page-actions">
        <CsvButton file={file} />
      </div>
      <CsvStatus file={file} of="transactions" />
      <PracticeTable transactions={transactions} />
    </div>
  );
}

/** Each total opens to its rows. */
function Totals({ transactions }: { transactions: PracticeTransactionsRef }) {
  const totals = useSelector(transactions, selectFound)?.totals;
  const loading = useSelector(transactions, selectListPhase) === 'loading';
  const written = (cents: number | undefined) => (cents === undefined ? '—' : formatMoney(cents));
  const opens = (label: string, value: string) => (
    <Button
      size="small"
      variant="quiet"
      onClick={() => transactions.send({ type: 'filter.choose', filter: 'status', value })}
    >
      {label}
    </Button>
  );
  return (
    <StatRow>
      <Stat
        label="Paid"
        value={written(totals?.paidCents)}
        about={opens(copy.SHOW_PAID, 'Paid')}
        loading={loading}
      />
      <Stat
        label="Refunded"
        value={written(totals?.refundedCents)}
        about={opens(copy.SHOW_REFUNDS, 'Refunded')}
        loading={loading}
      />
      <Stat
        label="Pending"
        value={written(totals?.pendingCents)}
        about={opens(copy.SHOW_PENDING, 'Pending')}
        loading={loading}
      />
      <Stat label="Net" value={written(totals && netOf(totals))} loading={loading} />
    </StatRow>
  );
}
