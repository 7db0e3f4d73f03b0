import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { accountWords, expiryStatus, type PaymentAccount } from '#domain/payment/payment-account.ts';
import {
  type PaymentAccountsRef,
  selectAccounts,
  selectAccountsPhase,
  selectIsBusy,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import { AccountMark } from './AccountMark.tsx';
import * as copy from './copy.ts';
import './AccountTable.css';

interface AccountTableProps {
  accounts: PaymentAccountsRef;
  today: string;
  renewsOn: string | null;
  actions: (account: PaymentAccount) => ReactNode;
  instead: ReactNode;
}

export function AccountTable({ accounts, today, renewsOn, actions, instead }: AccountTableProps) {
  const known = useSelector(accounts, selectAccounts);
  const phase = useSelector(accounts, selectAccountsPhase);
  const isBusy = useSelector(accounts, selectIsBusy);
  const isEmpty = phase === 'failed' || (known?.length === 0 && phase === 'shown');
  return (
    <Table
      label={copy.METHODS}
      columns={columnsFor(today, renewsOn)}
      rows={isEmpty ? [] : (known ?? [])}
      rowId={({ id }) => id}
      expected={2}
      status={statusOf(phase, isBusy)}
      actions={actions}
      {...(isEmpty && { instead })}
    />
  );
}

function statusOf(phase: ReturnType<typeof selectAccountsPhase>, isBusy: boolean) {
  if (phase === 'loading') return 'loading';
  return isBusy || phase === 'refreshing' ? 'refreshing' : 'ready';
}

const columnsFor = (today: string, renewsOn: string | null): readonly Column<PaymentAccount>[] => [
  {
    id: 'account',
    name: 'Payment method',
    card: 'title',
    cell: (account) => (
      <span className="payment-account">
        <AccountMark account={account} />
        <span className="payment-account-name">
          <span className="tabular">{accountWords(account)}</span>
          {account.displayName && <span className="payment-account-label">{account.displayName}</span>}
        </span>
      </span>
    ),
  },
  { id: 'name', name: 'Name', cell: ({ name }) => name },
  {
    id: 'expires',
    name: 'Expires',
    cell: (account) => {
      const status = expiryStatus(account, today, account.isAutoRenewal ? renewsOn : null);
      const words = copy.expiryWords(status, renewsOn);
      return (
        <span className="payment-account-marks">
          <span className="tabular">{account.expirationDate ?? copy.NO_EXPIRY}</span>
          {words && <Badge tone={status === 'expired' ? 'danger' : 'warning'}>{words}</Badge>}
        </span>
      );
    },
  },
  {
    id: 'marks',
    name: 'Used for',
    cell: (account) => (
      <span className="payment-account-marks">
        {account.isAutoRenewal && <Badge tone="accent">{copy.AUTO_RENEWAL}</Badge>}
        {account.isFsa && <Badge tone="info">FSA</Badge>}
        {account.isHsa && <Badge tone="info">HSA</Badge>}
        {account.accountStatus === 'Inactive' && <Badge>{copy.INACTIVE}</Badge>}
        {!isMarked(account) && copy.ONE_TIME}
      </span>
    ),
  },
];

/** Cards without a badge are for one-time payments. */
const isMarked = ({ isAutoRenewal, isFsa, isHsa, accountStatus }: PaymentAccount): boolean =>
  isAutoRenewal || isFsa || isHsa || accountStatus === 'Inactive';
