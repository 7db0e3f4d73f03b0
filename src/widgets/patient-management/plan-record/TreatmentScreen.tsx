import { useSelector } from '@xstate/react';
import { ClipboardList } from 'lucide';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  answerWords,
  type BenefitAnswer,
  treatmentTotals,
  type UsedProcedure,
} from '#domain/plan/treatment.ts';
import {
  type PlanRecordRef,
  selectFailure,
  selectFeeCents,
  selectProcedures,
} from '#machines/plan-record/plan-record.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Stat, StatRow } from '#ui/Stat/Stat.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import * as copy from './copy.ts';
import { RecordInstead } from './RecordInstead.tsx';
import './plan-record.css';
import '#widgets/shared/pages.css';

const TONES: Readonly<Record<BenefitAnswer, 'success' | 'warning' | 'danger'>> = {
  Confirmed: 'success',
  Requested: 'warning',
  Denied: 'danger',
};

/** The totals leave out denied procedures. */
const counted = (cents: (used: UsedProcedure) => number) => (used: UsedProcedure) =>
  used.answer === 'Denied' ? copy.NO_AMOUNT : formatMoney(cents(used));

const RegularPrice = ({ answer, ordinaryCents }: UsedProcedure) =>
  answer === 'Denied' ? (
    <s className="plan-record-denied">{formatMoney(ordinaryCents)}</s>
  ) : (
    formatMoney(ordinaryCents)
  );

const COLUMNS: readonly Column<UsedProcedure>[] = [
  {
    id: 'description',
    name: 'Procedure',
    cell: ({ description, code }) => (
      <>
        {description} <span className="plan-record-in-card">{code}</span>
      </>
    ),
    card: 'title',
  },
  { id: 'code', name: 'Code', cell: ({ code }) => code, card: 'columnOnly' },
  { id: 'benefit', name: 'Benefit', cell: ({ benefit }) => benefit, card: 'columnOnly' },
  { id: 'date', name: 'Date', cell: ({ date }) => <span className="tabular">{formatDate(date)}</span> },
  {
    id: 'answer',
    name: 'Confirmation',
    cell: ({ answer, isEmailed }) =>
      isEmailed ? <Badge tone={TONES[answer]}>{answerWords(answer)}</Badge> : copy.NOT_SENT,
  },
  {
    id: 'ordinary',
    name: 'Regular price',
    cell: RegularPrice,
    align: 'end',
  },
  {
    id: 'planPrice',
    name: 'Plan price',
    cell: counted(({ ordinaryCents, savedCents }) => ordinaryCents - savedCents),
    align: 'end',
  },
  {
    id: 'saved',
    name: 'Savings',
    cell: counted(({ savedCents }) => savedCents),
    align: 'end',
    card: 'fact',
  },
];

export function TreatmentScreen({ record }: { record: PlanRecordRef }) {
  const procedures = useSelector(record, selectProcedures);
  const isFailed = useSelector(record, selectFailure) !== null;
  const feeCents = useSelector(record, selectFeeCents);
  const totals = treatmentTotals(procedures ?? []);
  const loading = procedures === null && !isFailed;
  const isInstead = isFailed || procedures?.length === 0;
  return (
    <div className="plan-record plan-treatments page-stack">
      {!isInstead && (
        <StatRow>
          <Stat
            label="Regular price"
            value={formatMoney(totals.ordinaryCents)}
            loading={loading}
            about={copy.DENIED_COUNTS_NOT}
          />
          <Stat
            label="Plan price"
            value={formatMoney(totals.ordinaryCents - totals.savedCents)}
            loading={loading}
          />
          <Stat
            label="Plan savings"
            value={formatMoney(totals.savedCents)}
            about={copy.savingsSplit(totals)}
            loading={loading}
          />
          {feeCents !== null && (
            <Stat label={copy.PLAN_FEE} value={formatMoney(feeCents)} about={copy.FEE_ABOUT} />
          )}
        </StatRow>
      )}
      <Table
        label={copy.TREATMENTS_LABEL}
        columns={COLUMNS}
        rows={procedures ?? []}
        rowId={(used) => `${used.code} ${used.date} ${procedures?.indexOf(used)}`}
        status={loading ? 'loading' : 'ready'}
        expected={3}
        instead={
          isInstead && (
            <RecordInstead
              record={record}
              icon={ClipboardList}
              nothing={copy.NO_TREATMENTS}
              advice={copy.NO_TREATMENTS_ADVICE}
              notLoaded={copy.TREATMENTS_NOT_LOADED}
            />
          )
        }
      />
    </div>
  );
}
