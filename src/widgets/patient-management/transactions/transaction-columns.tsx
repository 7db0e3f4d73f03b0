import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  isSettled,
  isVoided,
  netOfEntry,
  type Transaction,
  type TransactionChain,
} from '#domain/payment/transaction.ts';
import type { TransactionSortField } from '#domain/payment/transaction-list.ts';
import type { Column } from '#ui/Table/table.ts';
import { TransactionStatus } from '#widgets/shared/TransactionStatus.tsx';
import { entryTitle, pastReason, triedOn } from '#widgets/shared/transaction-words.ts';
import '#widgets/shared/pages.css';

export interface TransactionRow {
  entry: Transaction;
  position: 'alone' | 'first' | 'middle' | 'last';
}

export const rowsOf = (chains: readonly TransactionChain[]): TransactionRow[] =>
  chains.flatMap(({ entries }) =>
    entries.map((entry, at) => ({ entry, position: positionOf(at, at === entries.length - 1) })),
  );

function positionOf(at: number, isLast: boolean): TransactionRow['position'] {
  if (at === 0) return isLast ? 'alone' : 'first';
  return isLast ? 'last' : 'middle';
}

type TransactionColumn = Column<TransactionRow> & { id: TransactionSortField | 'account' | 'net' };

const tabular = (text: string) => <span className="tabular">{text}</span>;
const nothing = <span className="transactions-none">—</span>;

/** Draws a line that connects the rows of a chain. */
const What = ({ entry, position }: TransactionRow) => (
  <span className="transactions-entry" data-position={position}>
    <span className="transactions-what">{entryTitle(entry)}</span>
  </span>
);

/** A card has no second column for a refund, so it shows it with a minus sign. */
const Charge = ({ entry }: TransactionRow) => (
  <span className={isSettled(entry) ? undefined : 'transactions-none'}>
    <span className="transactions-in-table">
      {entry.reversalOf === null ? formatMoney(entry.chargeCents) : nothing}
    </span>
    <span className="transactions-in-card">{formatMoney(entry.chargeCents - entry.refundCents)}</span>
  </span>
);

function Day({ entry: { datePaid, failure } }: { entry: Transaction }) {
  if (datePaid !== null) return tabular(formatDate(datePaid));
  if (failure === null) return nothing;
  return (
    <span className="transactions-none transactions-tried tabular">
      {triedOn(formatDate(failure.triedOn))}
    </span>
  );
}

export const TRANSACTION_COLUMNS: readonly TransactionColumn[] = [
  { id: 'paymentType', name: 'Type', cell: What, sortable: true, card: 'title' },
  {
    id: 'datePaid',
    name: 'Date paid',
    cell: ({ entry }) => <Day entry={entry} />,
    sortable: true,
  },
  {
    id: 'paymentStatus',
    name: 'Status',
    cell: ({ entry }) => (
      <>
        <TransactionStatus entry={entry} />
        {entry.failure && <span className="entry-reason">{pastReason(entry.failure.reason)}</span>}
      </>
    ),
    sortable: true,
  },
  {
    id: 'planName',
    name: 'Plan',
    cell: ({ entry: { planName } }) => (
      <span className="transactions-plan" title={planName}>
        {planName}
      </span>
    ),
    sortable: true,
  },
  {
    id: 'account',
    name: 'Paid with',
    cell: ({ entry }) => tabular(entry.paidWith),
  },
  { id: 'transactionId', name: 'Transaction', cell: ({ entry }) => tabular(entry.id), sortable: true },
  { id: 'charge', name: 'Charge', cell: Charge, align: 'end', sortable: true, card: 'fact' },
  {
    id: 'refund',
    name: 'Refund or void',
    cell: ({ entry }) => (entry.reversalOf === null ? nothing : formatMoney(-entry.refundCents)),
    align: 'end',
    sortable: true,
    card: 'columnOnly',
  },
  {
    id: 'net',
    name: 'Net',
    cell: ({ entry }) => (
      <span className="transactions-net" data-voided={isVoided(entry) || undefined}>
        {formatMoney(netOfEntry(entry))}
      </span>
    ),
    align: 'end',
    card: 'columnOnly',
  },
];
