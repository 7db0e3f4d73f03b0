import { useSelector } from '@xstate/react';
import { CARD_KINDS, OFFICE_CARD_KINDS } from '#domain/payment/account-draft.ts';
import { accountWords } from '#domain/payment/payment-account.ts';
import {
  type PaymentAccountsRef,
  selectAccountDialog,
  selectAccountsFailure,
  selectAddedKind,
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
import './AddAccountDialog.css';

export type AttachFrame = (frame: HTMLIFrameElement | null) => void;

interface AddAccountProps {
  accounts: PaymentAccountsRef;
  attach: AttachFrame;
}

export function AddAccountDialog({ accounts, attach }: AddAccountProps) {
  const isOpen = useSelector(accounts, selectAccountDialog) === 'adding';
  const replaced = useSelector(accounts, selectChosen);
  const added = copy.ADDED[useSelector(accounts, selectAddedKind)];
  return (
    <Dialog
      open={isOpen}
      onClose={() => accounts.send({ type: 'dialog.close' })}
      initialFocus=".dialog-body input"
      title={replaced ? copy.replaceTitle(accountWords(replaced)) : added.title}
      description={replaced ? copy.REPLACE_ADVICE : added.advice}
    >
      <AddAccountForm accounts={accounts} attach={attach} />
      <DiscardQuestion form={accounts} title={added.discard} confirm={added.discardConfirm} />
    </Dialog>
  );
}

function AddAccountForm({ accounts, attach }: AddAccountProps) {
  const isBusy = useSelector(accounts, selectIsBusy);
  const phase = useSelector(accounts, selectCardPhase);
  const isOffice = useSelector(accounts, selectIsOffice);
  const isReplacing = useSelector(accounts, selectChosen) !== null;
  const kind = useSelector(accounts, selectAddedKind);
  const added = copy.ADDED[kind];
  const nickname = (
    <DraftText accounts={accounts} field="displayName" label={copy.NICKNAME} hint={added.nicknameHint} />
  );
  return (
    <DialogForm
      onSubmit={() => accounts.send({ type: 'draft.save' })}
      notice={<WhyNot accounts={accounts} />}
      submit={isReplacing ? copy.REPLACE_CARD : added.submit}
      busy={isBusy}
      disabled={phase !== 'ready'}
      onCancel={() => accounts.send({ type: 'dialog.close' })}
    >
      <DraftText accounts={accounts} field="name" label={added.name} required />
      <HostedFields accounts={accounts} attach={attach} />
      {kind === 'card' ? (
        <FormPair>
          <CardTypeField accounts={accounts} kinds={isOffice ? OFFICE_CARD_KINDS : CARD_KINDS} />
          {nickname}
        </FormPair>
      ) : (
        nickname
      )}
      <AutoRenewalMark accounts={accounts} {...(!isOffice && { hint: copy.AUTO_RENEW_HINT })} />
      {isReplacing && <ReasonField accounts={accounts} />}
      {!isOffice && <p className="card-authorization">{added.authorization}</p>}
    </DialogForm>
  );
}

function HostedFields({ accounts, attach }: AddAccountProps) {
  const phase = useSelector(accounts, selectCardPhase);
  const isRejected = useSelector(accounts, selectIsCardRejected);
  const added = copy.ADDED[useSelector(accounts, selectAddedKind)];
  return (
    <div className="card-frame" data-phase={phase} aria-busy={phase === 'opening'}>
      <iframe
        className="card-frame-page"
        ref={attach}
        title={added.fields}
        hidden={phase === 'unavailable'}
        data-problem={isRejected || undefined}
      />
      {phase === 'opening' && (
        <div className="card-frame-wait" role="status">
          <VisuallyHidden>{added.loading}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}

function WhyNot({ accounts }: { accounts: PaymentAccountsRef }) {
  const failure = useSelector(accounts, selectAccountsFailure);
  const isAway = useSelector(accounts, selectCardPhase) === 'unavailable';
  const isRejected = useSelector(accounts, selectIsCardRejected);
  const added = copy.ADDED[useSelector(accounts, selectAddedKind)];
  const retry = <Button onClick={() => accounts.send({ type: 'card.retry' })}>{copy.RETRY}</Button>;
  // The card's fields show their own messages.
  if (isRejected && !isAway)
    return (
      <VisuallyHidden>
        <p role="alert">{failure?.message}</p>
      </VisuallyHidden>
    );
  return (
    <div role="alert">
      {(failure !== null || isAway) && (
        <Banner tone="danger" {...(isAway && { title: added.notLoaded, action: retry })}>
          {failure?.message}
        </Banner>
      )}
    </div>
  );
}
