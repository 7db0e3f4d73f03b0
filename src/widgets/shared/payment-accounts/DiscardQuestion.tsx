import { useSelector } from '@xstate/react';
import {
  type PaymentAccountsRef,
  selectIsDiscarding,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import * as copy from './copy.ts';

interface DiscardQuestionProps {
  accounts: PaymentAccountsRef;
  /** The dialog below is open. */
  asks: boolean;
  title: string;
  confirm: string;
}

export function DiscardQuestion({ accounts, asks, title, confirm }: DiscardQuestionProps) {
  const isOpen = useSelector(accounts, selectIsDiscarding) && asks;
  return (
    <ConfirmDialog
      open={isOpen}
      title={title}
      confirm={confirm}
      cancel={copy.KEEP_EDITING}
      destructive
      onConfirm={() => accounts.send({ type: 'discard.confirm' })}
      onCancel={() => accounts.send({ type: 'dialog.close' })}
    >
      {copy.DISCARD_ADVICE}
    </ConfirmDialog>
  );
}
