import { useSelector } from '@xstate/react';
import { CreditCard, Ellipsis, Plus, RefreshCw, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { mayAct, type UserRights } from '#domain/access/may-act.ts';
import { missingRight } from '#domain/access/missing-right.ts';
import type { Action } from '#domain/access/permissions.ts';
import { accountWords, type PaymentAccount } from '#domain/payment/payment-account.ts';
import {
  type PaymentAccountsRef,
  selectAccounts,
  selectAccountsFailure,
  selectAccountsPhase,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu, MenuItem } from '#ui/Menu/Menu.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { AccountTable } from '#widgets/shared/payment-accounts/AccountTable.tsx';
import { AddAccountDialog, type AttachFrame } from '#widgets/shared/payment-accounts/AddAccountDialog.tsx';
import * as shared from '#widgets/shared/payment-accounts/copy.ts';
import { RemoveWithReasonDialog } from '#widgets/shared/payment-accounts/RemoveWithReasonDialog.tsx';
import { useAccountsRefusal } from '#widgets/shared/payment-accounts/use-accounts-refusal.ts';
import * as copy from './copy.ts';
import './OfficeAccountsScreen.css';

interface OfficeAccountsProps {
  accounts: PaymentAccountsRef;
  attach: AttachFrame;
  rights: UserRights;
  today: string;
}

export function OfficeAccountsScreen({ accounts, attach, rights, today }: OfficeAccountsProps) {
  const known = useSelector(accounts, selectAccounts);
  const phase = useSelector(accounts, selectAccountsPhase);
  const refusal = useAccountsRefusal(accounts);
  const refusalOf = (action: Action) =>
    mayAct(rights, 'paymentManagement', action) ? refusal : missingRight('paymentManagement', action);
  const add = (
    <Button
      variant="primary"
      icon={<Icon of={Plus} />}
      refusal={refusalOf('create')}
      onClick={() => accounts.send({ type: 'account.add', kind: 'card' })}
    >
      {shared.ADD_CARD}
    </Button>
  );
  const actions = (account: PaymentAccount) => {
    const label = shared.actionsOf(accountWords(account));
    const { id } = account;
    return (
      <Menu label={label} align="end" trigger={<IconButton icon={Ellipsis} label={label} />}>
        <MenuItem
          icon={<Icon of={RefreshCw} />}
          refusal={refusalOf('create') ?? refusalOf('delete')}
          onSelect={() => accounts.send({ type: 'account.replace', id })}
        >
          {copy.REPLACE}
        </MenuItem>
        <MenuItem
          icon={<Icon of={Trash2} />}
          refusal={refusalOf('delete')}
          onSelect={() => accounts.send({ type: 'account.remove', id })}
        >
          {shared.REMOVE}
        </MenuItem>
      </Menu>
    );
  };
  return (
    <section className="page-stack" aria-labelledby="office-accounts-title">
      <header className="office-accounts-head">
        <div>
          <h2 className="office-accounts-title" id="office-accounts-title">
            {copy.TITLE}
          </h2>
          <p className="office-accounts-about">{copy.ABOUT}</p>
        </div>
        {(known?.length ?? 0) > 0 && phase !== 'failed' && add}
      </header>
      <AccountTable
        accounts={accounts}
        today={today}
        renewsOn={null}
        actions={actions}
        instead={<Instead accounts={accounts} add={add} />}
      />
      <AddAccountDialog accounts={accounts} attach={attach} />
      <RemoveWithReasonDialog accounts={accounts} />
    </section>
  );
}

function Instead({ accounts, add }: { accounts: PaymentAccountsRef; add: ReactNode }) {
  const phase = useSelector(accounts, selectAccountsPhase);
  const failure = useSelector(accounts, selectAccountsFailure);
  if (phase !== 'failed')
    return (
      <EmptyState icon={CreditCard} title={copy.NONE} action={add}>
        {copy.NONE_ADVICE}
      </EmptyState>
    );
  return (
    <NotLoaded
      title={shared.NOT_LOADED}
      failure={failure}
      onRetry={() => accounts.send({ type: 'accounts.retry' })}
    />
  );
}
