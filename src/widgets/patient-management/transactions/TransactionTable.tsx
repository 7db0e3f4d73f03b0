import { useSelector } from '@xstate/react';
import { Download, Ellipsis, FileText, Mail, Receipt } from 'lucide';
import type { UserRights } from '#domain/access/may-act.ts';
import { isSettled, type Transaction } from '#domain/payment/transaction.ts';
import {
  TRANSACTION_PAGE_SIZES,
  type TransactionPage,
  type TransactionSort,
} from '#domain/payment/transaction-list.ts';
import type { ReceiptEmailRef } from '#machines/receipt-email/receipt-email.selectors.ts';
import type { ReversalRef } from '#machines/reversal/reversal.selectors.ts';
import {
  selectFailure,
  selectFound,
  selectIsOpeningReceipt,
  selectListPhase,
  selectPage,
  selectPageSize,
  selectSort,
  type TransactionsRef,
} from '#machines/transactions/transactions.selectors.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu, MenuItem } from '#ui/Menu/Menu.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { Table } from '#ui/Table/Table.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { actionsOf } from '#widgets/shared/reversal/copy.ts';
import { ReversalItems } from '#widgets/shared/reversal/ReversalItems.tsx';
import * as copy from './copy.ts';
import { rowsOf, TRANSACTION_COLUMNS } from './transaction-columns.tsx';

interface TransactionTableProps {
  transactions: TransactionsRef;
  email: ReceiptEmailRef;
  reversal: ReversalRef;
  rights: UserRights;
}

export function TransactionTable({ transactions, ...more }: TransactionTableProps) {
  const found = useSelector(transactions, selectFound);
  const phase = useSelector(transactions, selectListPhase);
  const sort = useSelector(transactions, selectSort);
  const pageSize = useSelector(transactions, selectPageSize);
  const isEmpty = phase === 'failed' || found?.chains.length === 0;
  return (
    <Table
      label={copy.LABEL}
      columns={TRANSACTION_COLUMNS}
      rows={rowsOf(found?.chains ?? [])}
      rowId={({ entry }) => entry.id}
      sort={sort}
      onSort={(next) => transactions.send({ type: 'sort.choose', sort: next as TransactionSort })}
      actions={({ entry }) => <Actions entry={entry} transactions={transactions} {...more} />}
      status={phase === 'loading' || phase === 'refreshing' ? phase : 'ready'}
      expected={pageSize}
      instead={isEmpty && <Instead transactions={transactions} />}
      footer={found !== null && <Foot transactions={transactions} found={found} />}
    />
  );
}

/** Only settled transactions have a receipt. */
function Actions({ entry, transactions, email, ...more }: TransactionTableProps & { entry: Transaction }) {
  const refusal = useSelector(transactions, selectIsOpeningReceipt) ? copy.RECEIPT_OPENS : undefined;
  if (!isSettled(entry)) return null;
  const { id: transactionId } = entry;
  const name = actionsOf(transactionId);
  return (
    <Menu label={name} align="end" trigger={<IconButton label={name} icon={Ellipsis} />}>
      <MenuItem
        icon={<Icon of={FileText} />}
        refusal={refusal}
        onSelect={() => transactions.send({ type: 'receipt.open', transactionId, into: 'tab' })}
      >
        {copy.OPEN_RECEIPT}
      </MenuItem>
      <MenuItem
        icon={<Icon of={Mail} />}
        onSelect={() => email.send({ type: 'email.open', subject: { kind: 'receipt', transactionId } })}
      >
        {copy.EMAIL_RECEIPT}
      </MenuItem>
      <MenuItem
        icon={<Icon of={Download} />}
        refusal={refusal}
        onSelect={() => transactions.send({ type: 'receipt.open', transactionId, into: 'file' })}
      >
        {copy.SAVE_RECEIPT}
      </MenuItem>
      <ReversalItems entry={entry} {...more} />
    </Menu>
  );
}

function Foot({ transactions, found }: { transactions: TransactionsRef; found: TransactionPage }) {
  const page = useSelector(transactions, selectPage);
  const pageSize = useSelector(transactions, selectPageSize);
  return (
    <Pagination
      of={copy.COUNTED}
      namesCount
      page={page}
      pageSize={pageSize}
      pageSizes={TRANSACTION_PAGE_SIZES}
      total={found.records}
      onPage={(next) => transactions.send({ type: 'page.choose', page: next })}
      onPageSize={(size) => transactions.send({ type: 'size.choose', pageSize: size })}
    />
  );
}

function Instead({ transactions }: { transactions: TransactionsRef }) {
  const failure = useSelector(transactions, selectFailure);
  if (failure === null)
    return (
      <EmptyState icon={Receipt} title={copy.NONE}>
        {copy.NONE_ADVICE}
      </EmptyState>
    );
  return (
    <NotLoaded
      title={copy.NOT_LOADED}
      failure={failure}
      onRetry={() => transactions.send({ type: 'list.retry' })}
    />
  );
}
