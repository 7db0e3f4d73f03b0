import { formatMoney } from '#domain/money/format-money.ts';
import type { DayTotal } from '#domain/payment/day-close.ts';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import * as copy from './copy.ts';

interface DayTotalsProps {
  of: string;
  /** The name of the first column. */
  name: string;
  totals: readonly DayTotal[];
  total: DayTotal;
}

const money = (cents: number) => <span className="tabular">{formatMoney(cents)}</span>;

const columnsOf = (name: string): readonly Column<DayTotal>[] => [
  { id: 'name', name, cell: (each) => each.name || copy.AUTOMATIC, card: 'title' },
  {
    id: 'payments',
    name: copy.PAYMENTS,
    cell: ({ payments }) => <span className="tabular">{payments}</span>,
    align: 'end',
  },
  { id: 'paid', name: copy.PAID, cell: ({ paidCents }) => money(paidCents), align: 'end' },
  { id: 'refunded', name: copy.REFUNDED, cell: ({ refundedCents }) => money(refundedCents), align: 'end' },
  { id: 'net', name: copy.NET, cell: ({ netCents }) => money(netCents), align: 'end', card: 'fact' },
];

export function DayTotals({ of, name, totals, total }: DayTotalsProps) {
  return (
    <div className="day-close-part day-close-totals">
      <h2 className="day-close-title">{of}</h2>
      <Table
        label={of}
        columns={columnsOf(name)}
        rows={[...totals, { ...total, name: copy.TOTAL }]}
        rowId={(each) => each.name}
      />
    </div>
  );
}
