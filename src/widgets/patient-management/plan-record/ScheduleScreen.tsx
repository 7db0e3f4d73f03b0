import { useSelector } from '@xstate/react';
import { CalendarClock } from 'lucide';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  type PaymentState,
  type StatedPayment,
  scheduleTotals,
  statedPayments,
} from '#domain/payment/payment-schedule.ts';
import {
  type PlanRecordRef,
  selectFailure,
  selectPayments,
} from '#machines/plan-record/plan-record.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import * as copy from './copy.ts';
import { RecordInstead } from './RecordInstead.tsx';
import '#widgets/shared/pages.css';

interface ScheduleScreenProps {
  record: PlanRecordRef;
  today: string;
}

const TONES: Readonly<Record<PaymentState, 'success' | 'warning' | 'danger' | 'info' | 'neutral'>> = {
  Paid: 'success',
  Pending: 'warning',
  Due: 'danger',
  Next: 'info',
  Upcoming: 'neutral',
};

const moneyOrDash = (cents: number): string => (cents === 0 ? copy.NO_AMOUNT : formatMoney(cents));

const columnsOn = (today: string): readonly Column<StatedPayment>[] => [
  {
    id: 'dueDate',
    name: 'Due date',
    cell: ({ dueDate }) => <span className="tabular">{formatDate(dueDate)}</span>,
    card: 'title',
  },
  {
    id: 'state',
    name: 'Status',
    cell: ({ state, dueDate }) => (
      <Badge tone={TONES[state]}>{state === 'Due' && dueDate < today ? copy.PAST_DUE : state}</Badge>
    ),
  },
  {
    id: 'amount',
    name: 'Amount',
    cell: ({ amountCents }) => formatMoney(amountCents),
    align: 'end',
    card: 'fact',
  },
  { id: 'paid', name: 'Paid', cell: ({ paidCents }) => moneyOrDash(paidCents), align: 'end' },
  {
    id: 'open',
    name: 'Balance',
    cell: ({ amountCents, paidCents }) => moneyOrDash(amountCents - paidCents),
    align: 'end',
  },
];

export function ScheduleScreen({ record, today }: ScheduleScreenProps) {
  const payments = useSelector(record, selectPayments);
  const isFailed = useSelector(record, selectFailure) !== null;
  const rows = statedPayments(payments ?? [], today);
  const totals = scheduleTotals(rows, today);
  const next = rows.find(({ state }) => state === 'Next');
  const loading = payments === null && !isFailed;
  const isInstead = isFailed || payments?.length === 0;
  return (
    <div className="plan-record page-stack">
      {!isInstead && (
        <StatRow>
          <Stat label="Paid" value={formatMoney(totals.paidCents)} loading={loading} />
          <Stat label="Due now" value={formatMoney(totals.dueCents)} loading={loading} />
          <Stat
            label="Next payment"
            value={next ? formatMoney(next.amountCents - next.paidCents) : copy.NONE}
            about={next && `On ${formatDate(next.dueDate)}`}
            loading={loading}
          />
          <Stat
            label={copy.REMAINING}
            value={formatMoney(totals.amountCents - totals.paidCents)}
            about={copy.ofTotal(formatMoney(totals.amountCents))}
            loading={loading}
          />
        </StatRow>
      )}
      <Table
        label={copy.PAYMENTS_LABEL}
        columns={columnsOn(today)}
        rows={rows}
        rowId={(payment) => `${payment.dueDate} ${rows.indexOf(payment)}`}
        status={loading ? 'loading' : 'ready'}
        expected={3}
        instead={
          isInstead && (
            <RecordInstead
              record={record}
              icon={CalendarClock}
              nothing={copy.NO_PAYMENTS}
              advice={copy.NO_PAYMENTS_ADVICE}
              notLoaded={copy.PAYMENTS_NOT_LOADED}
            />
          )
        }
      />
    </div>
  );
}
