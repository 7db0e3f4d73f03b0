import { useSelector } from '@xstate/react';
import { CircleDollarSign } from 'lucide';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type FeeLevel, levelKey, levelsOf, planFeeAddress } from '#domain/plan/plan-fee.ts';
import {
  type PlanFeesRef,
  selectFailure,
  selectFeeChange,
  selectFound,
  selectListPhase,
  selectPage,
  selectPageSize,
  selectSelected,
} from '#machines/plan-fees/plan-fees.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { FeeChangeDialog } from '../change/FeeChangeDialog.tsx';
import * as copy from '../copy.ts';
import type { FeeRights } from '../fee-rights.ts';
import { FeeSelection } from './FeeSelection.tsx';
import '#widgets/shared/pages.css';
import './PlanFeesScreen.css';

interface PlanFeesProps {
  fees: PlanFeesRef;
  rights: FeeRights;
  onOpen: (planId: string) => void;
}

export function PlanFeesScreen({ fees, rights, onOpen }: PlanFeesProps) {
  const change = useSelector(fees, selectFeeChange);
  return (
    <div className="page-stack">
      {change && <FeeSelection fees={fees} change={change} rights={rights} />}
      <FeeTable fees={fees} onOpen={onOpen} />
      {change && <FeeChangeDialog change={change} />}
    </div>
  );
}

const tabular = (text: string) => <span className="tabular">{text}</span>;
const none = <span className="plan-fees-none">{copy.NONE}</span>;

const COLUMNS: readonly Column<FeeLevel>[] = [
  { id: 'plan', name: 'Plan', cell: ({ planName }) => planName, card: 'title' },
  { id: 'level', name: 'Coverage', cell: ({ name }) => name },
  {
    id: 'fee',
    name: 'Current fee',
    align: 'end',
    cell: ({ feeCents }) => tabular(formatMoney(feeCents)),
    card: 'fact',
  },
  {
    id: 'newFee',
    name: 'New fee',
    align: 'end',
    cell: ({ increase }) => (increase === null ? none : tabular(copy.increased(increase))),
  },
  {
    id: 'notice',
    name: 'Notice',
    cell: ({ increase }) =>
      increase === null ? (
        none
      ) : (
        <span className="page-actions">
          {tabular(formatDate(increase.noticeDate))}
          {increase.noticesSent && <Badge tone="info">{copy.list.SENT}</Badge>}
        </span>
      ),
  },
  {
    id: 'effective',
    name: 'Takes effect',
    cell: ({ increase }) => (increase === null ? none : tabular(formatDate(increase.effectiveDate))),
  },
];

function FeeTable({ fees, onOpen }: Pick<PlanFeesProps, 'fees' | 'onOpen'>) {
  const found = useSelector(fees, selectFound);
  const phase = useSelector(fees, selectListPhase);
  const page = useSelector(fees, selectPage);
  const pageSize = useSelector(fees, selectPageSize);
  const selected = useSelector(fees, selectSelected);
  const rows = levelsOf(found?.plans ?? []);
  return (
    <Table
      label={copy.list.LABEL}
      columns={COLUMNS}
      rows={rows}
      rowId={levelKey}
      onOpen={({ planId }) => onOpen(planId)}
      href={({ planId }) => planFeeAddress(planId)}
      selection={{
        selected: selected.map(levelKey),
        nameOf: ({ planName, name }) => copy.list.levelOf(planName, name),
        onSelect: (ids, isSelected) => fees.send({ type: 'rows.select', ids, isSelected }),
      }}
      status={phase === 'loading' || phase === 'refreshing' ? phase : 'ready'}
      expected={30}
      instead={(phase === 'failed' || found?.records === 0) && <Instead fees={fees} />}
      footer={
        found !== null &&
        found.records > pageSize && (
          <Pagination
            of="plan"
            namesCount
            page={page}
            pageSize={pageSize}
            pageSizes={[pageSize]}
            total={found.records}
            onPage={(next) => fees.send({ type: 'page.choose', page: next })}
          />
        )
      }
    />
  );
}

function Instead({ fees }: Pick<PlanFeesProps, 'fees'>) {
  const failure = useSelector(fees, selectFailure);
  if (failure === null)
    return (
      <EmptyState icon={CircleDollarSign} title={copy.list.EMPTY}>
        {copy.list.EMPTY_ABOUT}
      </EmptyState>
    );
  return (
    <NotLoaded
      title={copy.list.NOT_LOADED}
      failure={failure}
      onRetry={() => fees.send({ type: 'fees.reload' })}
    />
  );
}
