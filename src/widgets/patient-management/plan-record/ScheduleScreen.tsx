import { useSelector } from '@xstate/react';
import { CalendarClock } from 'lucide';
import { daysBetween, formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  isChargedTo,
  openFirst,
  type StatedPayment,
  scheduleTotals,
  statedPayments,
} from '#domain/payment/payment-schedule.ts';
import {
  type PlanRecordRef,
  selectChargedTo,
  selectFailure,
  selectPayments,
} from '#machines/plan-record/plan-record.selectors.ts';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import * as copy from './copy.ts';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';
import { RecordInstead } from './RecordInstead.tsx';
import './plan-record.css';
import '#widgets/shared/pages.css';

interface ScheduleScreenProps {
  record: PlanRecordRef;
  today: string;
}

const columnsOn = (today: string): readonly Column<StatedPayment>[] => [
  {
    id: 'dueDate',
    name: 'Due date',
    cell: ({ dueDate, amountCents, paidCents }) => (
      <>
        <span className="tabular">{formatDate(dueDate)}</span>
        {paidCents > 0 && paidCents < amountCents && (
          <span className="plan-record-in-card">
            {copy.partlyPaid(formatMoney(paidCents), formatMoney(amountCents - paidCents))}
          </span>
        )}
      </>
    ),
    card: 'title',
  },
  {
    id: 'state',
    name: 'Status',
    cell: (payment) => <PaymentStateBadge payment={payment} today={today} />,
  },
  {
    id: 'amount',
    name: 'Amount',
    cell: ({ amountCents }) => formatMoney(amountCents),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'paid',
    name: 'Paid',
    cell: ({ paidCents }) => formatMoney(paidCents),
    align: 'end',
    card: 'columnOnly',
  },
  {
    id: 'open',
    name: 'Balance',
    cell: ({ amountCents, paidCents }) => formatMoney(amountCents - paidCents),
    align: 'end',
    card: 'columnOnly',
  },
];

export function ScheduleScreen({ record, today }: ScheduleScreenProps) {
  const payments = useSelector(record, selectPayments);
  const isFailed = useSelector(record, selectFailure) !== null;
  const rows = openFirst(statedPayments(payments ?? [], today));
  const totals = scheduleTotals(rows, today);
  const next = rows.find(({ state }) => state === 'Next');
  const late = rows.find(({ state, dueDate }) => state === 'Due' && dueDate < today);
  const account = useSelector(record, selectChargedTo);
  const isCharged = next !== undefined && isChargedTo(next, account);
  const loading = payments === null && !isFailed;
  const isInstead = isFailed || payments?.length === 0;
  return (
    <div className="plan-record plan-schedule page-stack">
      {!isInstead && (
        <StatRow>
          <Stat
            label="Due now"
            value={formatMoney(totals.dueCents)}
            about={late && copy.since(formatDate(late.dueDate), daysBetween(late.dueDate, today))}
            tone={late && 'danger'}
            loading={loading}
          />
          <Stat
            label="Next payment"
            value={next ? formatMoney(next.amountCents - next.paidCents) : copy.NONE}
            about={
              next && (
                <>
                  <p>On {formatDate(next.dueDate)}</p>
                  <p>{copy.chargeWords(next, account)}</p>
                  {isCharged && totals.automaticDueCents > 0 && (
                    <p>
                      {copy.chargedWithDue(
                        formatMoney(totals.automaticDueCents),
                        formatMoney(next.amountCents - next.paidCents + totals.automaticDueCents),
                      )}
                    </p>
                  )}
                  {isCharged && totals.dueCents > totals.automaticDueCents && (
                    <p>{copy.dueAtOffice(formatMoney(totals.dueCents - totals.automaticDueCents))}</p>
                  )}
                </>
              )
            }
            loading={loading}
          />
          <Stat
            label={copy.REMAINING}
            value={formatMoney(totals.amountCents - totals.paidCents)}
            about={copy.paidOf(formatMoney(totals.paidCents), formatMoney(totals.amountCents))}
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
