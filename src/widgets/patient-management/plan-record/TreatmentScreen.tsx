import { useSelector } from '@xstate/react';
import { Stethoscope } from 'lucide';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  type BenefitAnswer,
  type TreatmentTotals,
  treatmentTotals,
  type UsedProcedure,
} from '#domain/plan/treatment.ts';
import {
  type PlanRecordRef,
  selectFailure,
  selectProcedures,
} from '#machines/plan-record/plan-record.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Meter } from '#ui/Meter/Meter.tsx';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import * as copy from './copy.ts';
import { RecordInstead } from './RecordInstead.tsx';
import '#widgets/shared/pages.css';

const TONES: Readonly<Record<BenefitAnswer, 'success' | 'warning' | 'danger'>> = {
  Confirmed: 'success',
  Requested: 'warning',
  Denied: 'danger',
};

const COLUMNS: readonly Column<UsedProcedure>[] = [
  { id: 'description', name: 'Procedure', cell: ({ description }) => description, card: 'title' },
  { id: 'code', name: 'Code', cell: ({ code }) => code },
  { id: 'benefit', name: 'Benefit', cell: ({ benefit }) => benefit },
  { id: 'date', name: 'Date', cell: ({ date }) => <span className="tabular">{formatDate(date)}</span> },
  { id: 'answer', name: 'Confirmation', cell: ({ answer }) => <Badge tone={TONES[answer]}>{answer}</Badge> },
  {
    id: 'ordinary',
    name: 'Regular price',
    cell: ({ ordinaryCents }) => formatMoney(ordinaryCents),
    align: 'end',
  },
  {
    id: 'saved',
    name: 'Saved',
    cell: ({ savedCents }) => formatMoney(savedCents),
    align: 'end',
    card: 'fact',
  },
];

export function TreatmentScreen({ record }: { record: PlanRecordRef }) {
  const procedures = useSelector(record, selectProcedures);
  const isFailed = useSelector(record, selectFailure) !== null;
  const totals = treatmentTotals(procedures ?? []);
  const loading = procedures === null && !isFailed;
  const written = (cents: number) => (procedures === null ? copy.NOT_KNOWN : formatMoney(cents));
  return (
    <div className="plan-record page-stack">
      <Savings {...totals} />
      <StatRow>
        <Stat
          label="Plan savings"
          value={written(totals.savedCents)}
          loading={loading}
          about={copy.DENIED_COUNTS_NOT}
        />
        <Stat label="Regular price" value={written(totals.ordinaryCents)} loading={loading} />
        <Stat
          label="Plan price"
          value={written(totals.ordinaryCents - totals.savedCents)}
          loading={loading}
        />
      </StatRow>
      <Table
        label={copy.TREATMENTS_LABEL}
        columns={COLUMNS}
        rows={procedures ?? []}
        rowId={(used) => `${used.code} ${used.date} ${procedures?.indexOf(used)}`}
        status={loading ? 'loading' : 'ready'}
        expected={3}
        instead={
          (isFailed || procedures?.length === 0) && (
            <RecordInstead
              record={record}
              icon={Stethoscope}
              nothing={copy.NO_TREATMENTS}
              notLoaded={copy.TREATMENTS_NOT_LOADED}
            />
          )
        }
      />
    </div>
  );
}

function Savings({ savedCents, ordinaryCents }: TreatmentTotals) {
  if (savedCents === 0) return null;
  return (
    <Card title={copy.savedWords(savedCents)}>
      <div className="page-stack">
        <Meter value={savedCents} total={ordinaryCents} />
        <p className="page-facts tabular">{copy.insteadWords(ordinaryCents - savedCents, ordinaryCents)}</p>
      </div>
    </Card>
  );
}
