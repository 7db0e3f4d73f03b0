import { useSelector } from '@xstate/react';
import { kindsOnFile } from '#domain/payment/account-draft.ts';
import { accountWords } from '#domain/payment/payment-account.ts';
import {
  type PaymentAccountsRef,
  selectAccountDialog,
  selectAccountsFailure,
  selectChosen,
  selectIsBusy,
  selectOptions,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm, FormPair } from '#ui/Form/Form.tsx';
import { DiscardQuestion } from '#widgets/shared/DiscardQuestion.tsx';
import * as copy from '#widgets/shared/payment-accounts/copy.ts';
import { AutoRenewalMark, CardTypeField, DraftText } from '#widgets/shared/payment-accounts/DraftFields.tsx';

export function EditAccountDialog({ accounts }: { accounts: PaymentAccountsRef }) {
  const isOpen = useSelector(accounts, selectAccountDialog) === 'editing';
  const account = useSelector(accounts, selectChosen);
  return (
    <Dialog
      open={isOpen}
      onClose={() => accounts.send({ type: 'dialog.close' })}
      initialFocus=".dialog-body input"
      title={copy.EDIT_TITLE}
      description={account ? accountWords(account) : undefined}
    >
      <EditAccountForm accounts={accounts} />
      <DiscardQuestion form={accounts} />
    </Dialog>
  );
}

function EditAccountForm({ accounts }: { accounts: PaymentAccountsRef }) {
  const isBusy = useSelector(accounts, selectIsBusy);
  const failure = useSelector(accounts, selectAccountsFailure);
  const options = useSelector(accounts, selectOptions);
  const isCard = options.accountType !== 'Bank Transfer';
  const words = copy.ADDED[isCard ? 'card' : 'bank'];
  return (
    <DialogForm
      onSubmit={() => accounts.send({ type: 'draft.save' })}
      notice={<div role="alert">{failure && <Banner tone="danger">{failure.message}</Banner>}</div>}
      submit={copy.SAVE}
      busy={isBusy}
      onCancel={() => accounts.send({ type: 'dialog.close' })}
    >
      <DraftText accounts={accounts} field="name" label={words.name} required />
      <FormPair>
        {isCard && <DraftText accounts={accounts} field="expiry" label={copy.EXPIRES} required numeric />}
        <DraftText accounts={accounts} field="zip" label={copy.ZIP} required numeric />
      </FormPair>
      <FormPair>
        {isCard && <CardTypeField accounts={accounts} kinds={kindsOnFile(options)} />}
        <DraftText accounts={accounts} field="displayName" label={copy.NICKNAME} hint={words.nicknameHint} />
      </FormPair>
      <AutoRenewalMark accounts={accounts} hint={copy.AUTO_RENEW_HINT} />
    </DialogForm>
  );
}
