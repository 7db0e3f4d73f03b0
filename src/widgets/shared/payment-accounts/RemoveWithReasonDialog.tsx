import { useSelector } from '@xstate/react';
import { accountWords } from '#domain/payment/payment-account.ts';
import {
  type PaymentAccountsRef,
  selectAccountDialog,
  selectAccountsFailure,
  selectChosen,
  selectIsBusy,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Form } from '#ui/Form/Form.tsx';
import * as copy from './copy.ts';
import { ReasonField } from './DraftFields.tsx';

interface RemoveProps {
  accounts: PaymentAccountsRef;
}

/** API-11: removing an account of the practice needs a reason. */
export function RemoveWithReasonDialog({ accounts }: RemoveProps) {
  const account = useSelector(accounts, selectChosen);
  return (
    <Dialog
      open={useSelector(accounts, selectAccountDialog) === 'removing'}
      onClose={() => accounts.send({ type: 'dialog.close' })}
      size="small"
      initialFocus=".dialog-body input"
      title={account ? copy.removeTitle(accountWords(account)) : ''}
      description={copy.REMOVE_ADVICE}
    >
      <Removal accounts={accounts} />
    </Dialog>
  );
}

function Removal({ accounts }: RemoveProps) {
  const account = useSelector(accounts, selectChosen);
  const isBusy = useSelector(accounts, selectIsBusy);
  const failure = useSelector(accounts, selectAccountsFailure);
  return (
    <Form
      onSubmit={() => accounts.send({ type: 'removal.confirm' })}
      notice={
        <div role="alert">
          {failure && (
            <Banner tone="danger" title={copy.NOT_REMOVED}>
              {failure.message}
            </Banner>
          )}
        </div>
      }
      actions={
        <>
          <Button type="submit" variant="destructive" loading={isBusy}>
            {copy.REMOVE}
          </Button>
          <Button disabled={isBusy} onClick={() => accounts.send({ type: 'dialog.close' })}>
            {copy.CANCEL}
          </Button>
        </>
      }
    >
      {account?.isAutoRenewal && <Banner tone="warning">{copy.REMOVE_OFFICE_RENEWAL}</Banner>}
      <ReasonField accounts={accounts} />
    </Form>
  );
}
