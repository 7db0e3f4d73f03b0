import { useSelector } from '@xstate/react';
import { Check } from 'lucide';
import type { UserRights } from '#domain/access/may-act.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { TOTALS, type Total } from '#domain/payment/practice-transactions.ts';
import { netOf } from '#domain/payment/transaction.ts';
import {
  type PracticeTransactionsRef,
  selectChoices,
  selectCsvExport,
  selectFound,
  selectListPhase,
  selectReversal,
} from '#machines/practice-transactions/practice-transactions.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { CsvButton, CsvStatus } from '#widgets/shared/csv/CsvExport.tsx';
import { ReversalDialog } from '#widgets/shared/reversal/ReversalDialog.tsx';
import * as copy from './copy.ts';
import { PaymentActions } from './PaymentActions.tsx';
import { PracticeTable } from './PracticeTable.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import './PracticeTransactionsScreen.css';
import '#widgets/shared/entry-cards.css';
import '#widgets/shared/pages.css';

interface PracticeTransactionsProps {
  transactions: PracticeTransactionsRef;
  rights: UserRights;
  takePayment: (memberId: string) => void;
  openPatient: (memberId: string) => void;
}

export function PracticeTransactionsScreen({ transactions, ...more }: PracticeTransactionsProps) {
  const file = useSelector(transactions, selectCsvExport);
  const reversal = useSelector(transactions, selectReversal);
  const isFailed = useSelector(transactions, selectListPhase) === 'failed';
  return (
    <div className="practice-transactions entry-cards page-rows page-stack">
      <TransactionFilters transactions={transactions} />
      {!isFailed && (
        <>
          <Totals transactions={transactions} />
          <div className="practice-transactions-bar page-actions">{file && <CsvButton file={file} />}</div>
        </>
      )}
      {file && <CsvStatus file={file} of="transaction" />}
      <PracticeTable
        transactions={transactions}
        actions={(payment) => reversal && <PaymentActions payment={payment} reversal={reversal} {...more} />}
      />
      {reversal && <ReversalDialog reversal={reversal} />}
    </div>
  );
}

/** Each total opens its rows. */
function Totals({ transactions }: { transactions: PracticeTransactionsRef }) {
  const totals = useSelector(transactions, selectFound)?.totals;
  const loading = useSelector(transactions, selectListPhase) === 'loading';
  const shown = useSelector(transactions, selectChoices).countedIn;
  const written = (cents: number | undefined) => (cents === undefined ? '—' : formatMoney(cents));
  return (
    <StatRow>
      {TOTALS.map((total) => (
        <Stat
          key={total}
          label={copy.TOTALS[total]}
          value={written(totals?.[`${total}Cents`])}
          loading={loading}
          about={
            (shown === total || (totals && totals[`${total}Cents`] > 0)) && (
              <ShowRows transactions={transactions} total={total} />
            )
          }
        />
      ))}
      <Stat label={copy.NET} value={written(totals && netOf(totals))} loading={loading} />
    </StatRow>
  );
}

function ShowRows({ transactions, total }: { transactions: PracticeTransactionsRef; total: Total }) {
  const isShown = useSelector(transactions, selectChoices).countedIn === total;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={copy.SHOW_ROWS[total]}
      aria-pressed={isShown}
      icon={isShown ? <Icon of={Check} /> : undefined}
      onClick={() =>
        transactions.send({ type: 'filter.choose', filter: 'countedIn', value: isShown ? '' : total })
      }
    >
      {copy.SHOW}
    </Button>
  );
}
