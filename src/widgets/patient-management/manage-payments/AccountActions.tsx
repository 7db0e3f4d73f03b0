import { useSelector } from '@xstate/react';
import { Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide';
import { accountWords, type PaymentAccount } from '#domain/payment/payment-account.ts';
import {
  type PaymentAccountsRef,
  selectPaysForPlans,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu, MenuItem } from '#ui/Menu/Menu.tsx';
import * as copy from '#widgets/shared/payment-accounts/copy.ts';
import { useAccountsRefusal } from '#widgets/shared/payment-accounts/use-accounts-refusal.ts';

interface AccountActionsProps {
  accounts: PaymentAccountsRef;
  account: PaymentAccount;
}

export function AccountActions({ accounts, account }: AccountActionsProps) {
  const label = copy.actionsOf(accountWords(account));
  const { id } = account;
  const refusal = useAccountsRefusal(accounts);
  const paysForPlans = useSelector(accounts, selectPaysForPlans);
  return (
    <Menu label={label} align="end" trigger={<IconButton icon={Ellipsis} label={label} />}>
      <MenuItem
        icon={<Icon of={Pencil} />}
        refusal={refusal}
        onSelect={() => accounts.send({ type: 'account.edit', id })}
      >
        {copy.EDIT}
      </MenuItem>
      {paysForPlans && !account.isAutoRenewal && (
        <MenuItem
          icon={<Icon of={RefreshCw} />}
          refusal={refusal}
          onSelect={() => accounts.send({ type: 'account.prefer', id })}
        >
          {copy.AUTO_RENEW}
        </MenuItem>
      )}
      <MenuItem
        icon={<Icon of={Trash2} />}
        refusal={refusal}
        onSelect={() => accounts.send({ type: 'account.remove', id })}
      >
        {copy.REMOVE}
      </MenuItem>
    </Menu>
  );
}
