import { useSelector } from '@xstate/react';
import { Receipt } from 'lucide';
import type { ReactNode } from 'react';
import type { PracticeTransaction, PracticeTransactionPage } from '#domain/payment/practice-transactions.ts';
import { TRANSACTION_PAGE_SIZES, type TransactionSort } from '#domain/payment/transaction-list.ts';
import {
  type PracticeTransactionsRef,
  selectFound,
  selectIsNarrowed,
  selectListFailure,
  selectListPhase,
  selectPage,
  selectPageSize,
  selectSort,
} from '#machines/practice-transactions/practice-transactions.selectors.ts';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { Table } from '#ui/Table/Table.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import * as copy from './copy.ts';
import { PRACTICE_COLUMNS } from './practice-columns.tsx';

interface PracticeTableProps {
  transactions: PracticeTransactionsRef;
}

export function PracticeTable({
  transactions,
  actions,
}: PracticeTableProps & { actions: (payment: PracticeTransaction) => ReactNode }) {
  const found = useSelector(transactions, selectFound);
  const phase = useSelector(transactions, selectListPhase);
  const sort = useSelector(transactions, selectSort);
  const pageSize = useSelector(transactions, selectPageSize);
  const isEmpty = phase === 'failed' || found?.transactions.length === 0;
  return (
    <Table
      label={copy.LABEL}
      columns={PRACTICE_COLUMNS}
      rows={found?.transactions ?? []}
      rowId={({ id }) => id}
      sort={sort}
      onSort={(next) => transactions.send({ type: 'sort.choose', sort: next as TransactionSort })}
      actions={actions}
      status={phase === 'loading' || phase === 'refreshing' ? phase : 'ready'}
      expected={pageSize}
      instead={isEmpty && <Instead transactions={transactions} />}
      footer={found !== null && <Foot transactions={transactions} found={found} />}
    />
  );
}

function Foot({ transactions, found }: PracticeTableProps & { found: PracticeTransactionPage }) {
  return (
    <Pagination
      of="transaction"
      page={useSelector(transactions, selectPage)}
      pageSize={useSelector(transactions, selectPageSize)}
      pageSizes={TRANSACTION_PAGE_SIZES}
      total={found.records}
      onPage={(page) => transactions.send({ type: 'page.choose', page })}
      onPageSize={(pageSize) => transactions.send({ type: 'size.choose', pageSize })}
    />
  );
}

function Instead({ transactions }: PracticeTableProps) {
  const failure = useSelector(transactions, selectListFailure);
  const isNarrowed = useSelector(transactions, selectIsNarrowed);
  if (failure !== null)
    return (
      <NotLoaded
        title={copy.NOT_LOADED}
        failure={failure}
        onRetry={() => transactions.send({ type: 'list.reload' })}
      />
    );
  if (!isNarrowed) return <EmptyState icon={Receipt} title={copy.NONE} />;
  return (
    <EmptyState icon={Receipt} title={copy.NONE_FOUND}>
      {copy.NONE_FOUND_ADVICE}
    </EmptyState>
  );
}
