import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { officeWords } from '#domain/payment/office-payment.ts';
import type { PracticeTransaction } from '#domain/payment/practice-transactions.ts';
import { entryWord, type PaymentStatus, typeWord } from '#domain/payment/transaction.ts';
import type { TransactionSortField } from '#domain/payment/transaction-list.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/Table/table.ts';
import * as copy from './copy.ts';
import '#widgets/shared/pages.css';

const TONES: Readonly<Record<PaymentStatus, 'success' | 'warning' | 'danger' | 'neutral'>> = {
  Paid: 'success',
  Pending: 'warning',
  Failed: 'danger',
  Refunded: 'neutral',
};

type PracticeColumn = Column<PracticeTransaction> & {
  id: TransactionSortField | 'patient' | 'account' | 'user' | 'amount';
};

const tabular = (text: string) => <span className="tabular">{text}</span>;
const muted = (text: string) => <span className="practice-transactions-muted">{text}</span>;

export const PRACTICE_COLUMNS: readonly PracticeColumn[] = [
  { id: 'patient', name: 'Patient', cell: ({ memberName }) => memberName, card: 'title' },
  {
    id: 'paymentType',
    name: 'Type',
    cell: (entry) => (
      <span className="practice-transactions-entry">
        <span>{entryWord(entry)}</span>
        {entryWord(entry) !== entry.type && muted(typeWord(entry))}
      </span>
    ),
    sortable: true,
  },
  {
    id: 'datePaid',
    name: 'Date paid',
    cell: ({ datePaid }) => (datePaid === null ? muted(copy.UNPAID) : tabular(formatDate(datePaid))),
    sortable: true,
  },
  {
    id: 'paymentStatus',
    name: 'Status',
    cell: ({ status, voided }) => (
      <span className="page-actions">
        <Badge tone={TONES[status]}>{status}</Badge>
        {voided && <Badge>{copy.VOIDED}</Badge>}
      </span>
    ),
    sortable: true,
  },
  {
    id: 'account',
    name: 'Paid with',
    cell: ({ office, lastFour }) =>
      tabular(office === null ? `•••• ${lastFour}` : officeWords(office.method, office.checkNumber)),
  },
  {
    id: 'user',
    name: 'User',
    cell: ({ userName }) => (userName === '' ? muted(copy.AUTOMATIC) : userName),
    card: 'detail',
  },
  { id: 'transactionId', name: 'Transaction', cell: ({ id }) => tabular(id), sortable: true },
  {
    id: 'amount',
    name: 'Amount',
    sortField: 'charge',
    cell: ({ chargeCents, refundCents }) => tabular(formatMoney(chargeCents - refundCents)),
    align: 'end',
    sortable: true,
    card: 'fact',
  },
];
