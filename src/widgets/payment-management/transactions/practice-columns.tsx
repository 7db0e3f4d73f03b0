import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { officeWords } from '#domain/payment/office-payment.ts';
import type { PracticeTransaction } from '#domain/payment/practice-transactions.ts';
import type { TransactionSortField } from '#domain/payment/transaction-list.ts';
import type { Column } from '#ui/Table/table.ts';
import { TransactionStatus } from '#widgets/shared/TransactionStatus.tsx';
import { entryTitle, pastReason, triedOn } from '#widgets/shared/transaction-words.ts';
import * as copy from './copy.ts';
import '#widgets/shared/pages.css';

type PracticeColumn = Column<PracticeTransaction> & {
  id: TransactionSortField | 'patient' | 'account' | 'user';
};

const tabular = (text: string) => <span className="tabular">{text}</span>;
const muted = (text: string) => <span className="practice-transactions-muted">{text}</span>;

export const PRACTICE_COLUMNS: readonly PracticeColumn[] = [
  { id: 'patient', name: 'Patient', cell: ({ memberName }) => memberName, card: 'title' },
  {
    id: 'paymentType',
    name: 'Type',
    cell: entryTitle,
    sortable: true,
  },
  {
    id: 'datePaid',
    name: 'Date paid',
    cell: ({ datePaid, failure }) => {
      if (datePaid !== null) return tabular(formatDate(datePaid));
      return muted(failure === null ? '—' : triedOn(formatDate(failure.triedOn)));
    },
    sortable: true,
  },
  {
    id: 'paymentStatus',
    name: 'Status',
    cell: (entry) => (
      <span className="practice-transactions-status">
        <TransactionStatus entry={entry} />
        {entry.failure && (
          <span className="practice-transactions-muted entry-reason">{pastReason(entry.failure.reason)}</span>
        )}
      </span>
    ),
    sortable: true,
  },
  {
    id: 'account',
    name: copy.PAID_WITH,
    cell: ({ office, lastFour }) =>
      tabular(office === null ? `•••• ${lastFour}` : officeWords(office.method, office.checkNumber)),
  },
  {
    id: 'user',
    name: 'User',
    cell: ({ userFullName, office }) => userFullName || muted(office === null ? copy.AUTOMATIC : '—'),
    card: 'detail',
  },
  { id: 'transactionId', name: 'Transaction', cell: ({ id }) => tabular(id), sortable: true },
  {
    id: 'amount',
    name: 'Amount',
    cell: ({ chargeCents, refundCents }) => tabular(formatMoney(chargeCents - refundCents)),
    align: 'end',
    sortable: true,
    card: 'fact',
  },
];
