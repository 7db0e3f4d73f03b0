import { useSelector } from '@xstate/react';
import { CalendarDays, ClipboardList, Mail } from 'lucide';
import { Link } from 'wouter';
import type { UserRights } from '#domain/access/may-act.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { netOf } from '#domain/payment/transaction.ts';
import type { CsvExportRef } from '#machines/csv-export/csv-export.selectors.ts';
import type { ReceiptEmailRef } from '#machines/receipt-email/receipt-email.selectors.ts';
import type { ReversalRef } from '#machines/reversal/reversal.selectors.ts';
import {
  selectFound,
  selectHasRows,
  selectListPhase,
  selectReceiptFailure,
  type TransactionsRef,
} from '#machines/transactions/transactions.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { CsvButton, CsvStatus } from '#widgets/shared/csv/CsvExport.tsx';
import { ReceiptEmailDialog } from '#widgets/shared/receipt-email/ReceiptEmailDialog.tsx';
import { ReversalDialog } from '#widgets/shared/reversal/ReversalDialog.tsx';
import * as copy from './copy.ts';
import { TransactionTable } from './TransactionTable.tsx';
import './TransactionsScreen.css';
import '#widgets/shared/entry-cards.css';
import '#widgets/shared/pages.css';

interface TransactionsScreenProps {
  transactions: TransactionsRef;
  email: ReceiptEmailRef;
  file: CsvExportRef;
  reversal: ReversalRef;
  rights: UserRights;
  timeZone: string;
}

const PLACES = [
  [PAGES.treatmentSummary.path, ClipboardList, copy.TREATMENTS],
  [PAGES.paymentArrangementPlans.path, CalendarDays, copy.ARRANGEMENT],
] as const;

export function TransactionsScreen({
  transactions,
  email,
  file,
  timeZone,
  ...more
}: TransactionsScreenProps) {
  const hasRows = useSelector(transactions, selectHasRows);
  const found = useSelector(transactions, selectFound);
  const entries = found?.chains.flatMap((chain) => chain.entries) ?? [];
  const about = (transactionId: string) =>
    copy.receiptAbout(
      transactionId,
      entries.find(({ id }) => id === transactionId),
    );
  return (
    <div className="transactions entry-cards page-rows page-stack">
      {hasRows && <Totals transactions={transactions} />}
      <div className="transactions-bar page-actions">
        <nav className="transactions-places" aria-label={copy.PLACES}>
          {PLACES.map(([path, icon, words]) => (
            <Link key={path} href={path} asChild>
              <ButtonLink>
                <Icon of={icon} />
                {words}
              </ButtonLink>
            </Link>
          ))}
        </nav>
        {hasRows && (
          <>
            <CsvButton file={file} />
            <Button
              icon={<Icon of={Mail} />}
              onClick={() => email.send({ type: 'email.open', subject: { kind: 'statement' } })}
            >
              {copy.EMAIL_STATEMENT}
            </Button>
          </>
        )}
      </div>
      <CsvStatus file={file} of={copy.COUNTED} />
      <ReceiptFailure transactions={transactions} />
      <TransactionTable transactions={transactions} email={email} {...more} />
      <ReversalDialog reversal={more.reversal} />
      <ReceiptEmailDialog email={email} about={about} timeZone={timeZone} />
    </div>
  );
}

function Totals({ transactions }: { transactions: TransactionsRef }) {
  const found = useSelector(transactions, selectFound);
  const loading = useSelector(transactions, selectListPhase) === 'loading';
  const totals = found?.totals;
  const written = (cents = 0) => formatMoney(cents);
  return (
    <StatRow>
      <Stat label="Paid" value={written(totals?.paidCents)} loading={loading} />
      <Stat label="Refunded" value={written(totals?.refundedCents)} loading={loading} />
      {totals && totals.voidedCents > 0 && <Stat label="Voided" value={formatMoney(totals.voidedCents)} />}
      <Stat label="Net" value={written(totals && netOf(totals))} loading={loading} />
      {totals && totals.pendingCents > 0 && <Stat label="Pending" value={formatMoney(totals.pendingCents)} />}
    </StatRow>
  );
}

function ReceiptFailure({ transactions }: { transactions: TransactionsRef }) {
  const failure = useSelector(transactions, selectReceiptFailure);
  if (failure === null) return null;
  const actions = (
    <span className="page-actions">
      <Button size="small" onClick={() => transactions.send({ type: 'receipt.retry' })}>
        {copy.RETRY}
      </Button>
      <Button size="small" variant="quiet" onClick={() => transactions.send({ type: 'receipt.dismiss' })}>
        {copy.DISMISS}
      </Button>
    </span>
  );
  return (
    <div role="alert">
      <Banner tone="danger" title={copy.RECEIPT_NOT_OPENED} action={actions}>
        {failure.message}
      </Banner>
    </div>
  );
}
