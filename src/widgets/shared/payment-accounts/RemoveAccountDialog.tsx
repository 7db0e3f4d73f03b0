import { useSelector } from '@xstate/react';
import { accountWords } from '#domain/payment/payment-account.ts';
import {
  type PaymentAccountsRef,
  selectAccountDialog,
  selectAccountsFailure,
  selectChosen,
  selectIsBusy,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import * as copy from './copy.ts';

export function RemoveAccountDialog({ accounts }: { accounts: PaymentAccountsRef }) {
  const isOpen = useSelector(accounts, selectAccountDialog) === 'removing';
  const account = useSelector(accounts, selectChosen);
  const isBusy = useSelector(accounts, selectIsBusy);
  const failure = useSelector(accounts, selectAccountsFailure);
  return (
    <ConfirmDialog
      open={isOpen}
      title={account ? copy.removeTitle(accountWords(account)) : ''}
      confirm={copy.REMOVE}
      destructive
      busy={isBusy}
      error={failure?.message ?? null}
      onConfirm={() => accounts.send({ type: 'removal.confirm' })}
      onCancel={() => accounts.send({ type: 'dialog.close' })}
    >
      <p>{copy.REMOVE_ADVICE}</p>
      {account?.isAutoRenewal && <p>{copy.REMOVE_RENEWAL}</p>}
    </ConfirmDialog>
  );
}
