import { useSelector } from '@xstate/react';
import { CalendarCheck } from 'lucide';
import { formatDate } from '#domain/date/day.ts';
import { formatInstant } from '#domain/date/format-instant.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { CLOSINGS_PAGE_SIZE, type DayClosing, differenceWords } from '#domain/payment/day-close.ts';
import {
  type DayCloseRef,
  selectClosings,
  selectClosingsPage,
  selectDayPhase,
  selectIsDayLocked,
} from '#machines/day-close/day-close.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import * as copy from './copy.ts';

interface ClosedDaysProps {
  close: DayCloseRef;
  timeZone: string;
}

const tabular = (text: string) => <span className="tabular">{text}</span>;

const columnsIn = (timeZone: string): readonly Column<DayClosing>[] => [
  { id: 'day', name: copy.DAY, cell: ({ day }) => tabular(formatDate(day)), card: 'title' },
  { id: 'by', name: copy.CLOSED_BY, cell: ({ closedBy }) => closedBy || copy.NO_AMOUNT },
  { id: 'at', name: copy.CLOSED_AT, cell: ({ closedAt }) => tabular(formatInstant(closedAt, timeZone)) },
  {
    id: 'status',
    name: copy.STATUS,
    cell: ({ reopened }) =>
      reopened === null ? (
        <Badge tone="success">{copy.CLOSED}</Badge>
      ) : (
        <span className="day-close-reopened">
          <Badge tone="warning">{copy.REOPENED}</Badge>
          <span>
            {copy.reopenedWords(reopened.by, formatInstant(reopened.at, timeZone), reopened.reason)}
          </span>
        </span>
      ),
  },
  {
    id: 'difference',
    name: copy.DIFFERENCE,
    cell: ({ differenceCents }) => tabular(differenceWords(differenceCents)),
    align: 'end',
  },
  {
    id: 'net',
    name: copy.NET,
    cell: ({ netCents }) => tabular(formatMoney(netCents)),
    align: 'end',
    card: 'fact',
  },
];

export function ClosedDays({ close, timeZone }: ClosedDaysProps) {
  const found = useSelector(close, selectClosings);
  const page = useSelector(close, selectClosingsPage);
  const phase = useSelector(close, selectDayPhase);
  const isLocked = useSelector(close, selectIsDayLocked);
  if (found === null) return null;
  return (
    <div className="day-close-part">
      <h2 className="day-close-title">{copy.CLOSED_DAYS}</h2>
      <Table
        label={copy.CLOSED_DAYS}
        columns={columnsIn(timeZone)}
        rows={found.closings}
        rowId={({ id }) => id}
        onOpen={({ day }) => close.send({ type: 'day.choose', day })}
        status={phase === 'refreshing' ? 'refreshing' : 'ready'}
        outdated={isLocked}
        instead={found.closings.length === 0 && <EmptyState icon={CalendarCheck} title={copy.NONE_CLOSED} />}
        footer={
          found.records > 0 && (
            <Pagination
              of="closed day"
              page={page}
              pageSize={CLOSINGS_PAGE_SIZE}
              total={found.records}
              onPage={(next) => close.send({ type: 'page.choose', page: next })}
            />
          )
        }
      />
    </div>
  );
}
