import { useSelector } from '@xstate/react';
import { CARD_KINDS, OFFICE_CARD_KINDS } from '#domain/payment/account-draft.ts';
import { accountWords } from '#domain/payment/payment-account.ts';
import {
  type PaymentAccountsRef,
  selectAccountDialog,
  selectAccountsFailure,
  selectCardPhase,
  selectChosen,
  selectIsBusy,
  selectIsCardRejected,
  selectIsOffice,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm, FormPair } from '#ui/Form/Form.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { DiscardQuestion } from '../DiscardQuestion.tsx';
import * as copy from './copy.ts';
import { AutoRenewalMark, CardTypeField, DraftText, ReasonField } from './DraftFields.tsx';
import './AddCardDialog.css';

export type AttachFrame = (frame: HTMLIFrameElement | null) => void;

interface AddCardProps {
  accounts: PaymentAccountsRef;
  attach: AttachFrame;
}

export function AddCardDialog({ accounts, attach }: AddCardProps) {
  const isOpen = useSelector(accounts, selectAccountDialog) === 'adding';
  const replaced = useSelector(accounts, selectChosen);
  return (
    <Dialog
      open={isOpen}
      onClose={() => accounts.send({ type: 'dialog.close' })}
      initialFocus=".dialog-body input"
      title={replaced ? copy.replaceTitle(accountWords(replaced)) : copy.CARD_TITLE}
      description={replaced ? copy.REPLACE_ADVICE : copy.CARD_ADVICE}
    >
      <AddCardForm accounts={accounts} attach={attach} />
      <DiscardQuestion form={accounts} title={copy.DISCARD_CARD} confirm={copy.DISCARD_CARD_CONFIRM} />
    </Dialog>
  );
}

function AddCardForm({ accounts, attach }: AddCardProps) {
  const isBusy = useSelector(accounts, selectIsBusy);
  const phase = useSelector(accounts, selectCardPhase);
  const isOffice = useSelector(accounts, selectIsOffice);
  const isReplacing = useSelector(accounts, selectChosen) !== null;
  return (
    <DialogForm
      onSubmit={() => accounts.send({ type: 'draft.save' })}
      notice={<WhyNot accounts={accounts} />}
      submit={isReplacing ? copy.REPLACE_CARD : copy.ADD_CARD}
      busy={isBusy}
      disabled={phase !== 'ready'}
      onCancel={() => accounts.send({ type: 'dialog.close' })}
    >
      <DraftText accounts={accounts} field="name" label={copy.NAME_ON_CARD} required />
      <CardFields accounts={accounts} attach={attach} />
      <FormPair>
        <CardTypeField accounts={accounts} kinds={isOffice ? OFFICE_CARD_KINDS : CARD_KINDS} />
        <DraftText accounts={accounts} field="displayName" label={copy.NICKNAME} hint={copy.NICKNAME_HINT} />
      </FormPair>
      <AutoRenewalMark accounts={accounts} {...(!isOffice && { hint: copy.AUTO_RENEW_HINT })} />
      {isReplacing && <ReasonField accounts={accounts} />}
    </DialogForm>
  );
}

function CardFields({ accounts, attach }: AddCardProps) {
  const phase = useSelector(accounts, selectCardPhase);
  const isRejected = useSelector(accounts, selectIsCardRejected);
  return (
    <div className="card-frame" data-phase={phase} aria-busy={phase === 'opening'}>
      <iframe
        className="card-frame-page"
        ref={attach}
        title={copy.CARD_DETAILS}
        hidden={phase === 'unavailable'}
        data-problem={isRejected || undefined}
      />
      {phase === 'opening' && (
        <div className="card-frame-wait" role="status">
          <VisuallyHidden>{copy.CARD_LOADING}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}

function WhyNot({ accounts }: { accounts: PaymentAccountsRef }) {
  const failure = useSelector(accounts, selectAccountsFailure);
  const isAway = useSelector(accounts, selectCardPhase) === 'unavailable';
  const retry = <Button onClick={() => accounts.send({ type: 'card.retry' })}>{copy.RETRY}</Button>;
  return (
    <div role="alert">
      {(failure !== null || isAway) && (
        <Banner tone="danger" {...(isAway && { title: copy.CARD_NOT_LOADED, action: retry })}>
          {failure?.message}
        </Banner>
      )}
    </div>
  );
}
