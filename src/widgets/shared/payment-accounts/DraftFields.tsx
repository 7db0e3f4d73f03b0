import { useSelector } from '@xstate/react';
import { type CardKind, cardKind, type DraftField } from '#domain/payment/account-draft.ts';
import {
  type PaymentAccountsRef,
  selectChosen,
  selectDraftMessage,
  selectIsBusy,
  selectOptions,
  selectPaysForPlans,
  selectReasonMessage,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';

interface DraftTextProps {
  accounts: PaymentAccountsRef;
  field: DraftField;
  label: string;
  hint?: string;
  required?: boolean;
  numeric?: boolean;
}

export function DraftText({ accounts, field, numeric = false, ...shown }: DraftTextProps) {
  const bound = useField(accounts, field);
  const error = useSelector(accounts, selectDraftMessage(field));
  const isBusy = useSelector(accounts, selectIsBusy);
  return (
    <TextField
      {...shown}
      {...bound}
      error={error}
      readOnly={isBusy}
      autoComplete="off"
      {...(numeric && { inputMode: 'numeric' as const })}
    />
  );
}

/** The reason for removing an account of the practice. */
export function ReasonField({ accounts }: { accounts: PaymentAccountsRef }) {
  return (
    <TextField
      {...useField(accounts, 'reason')}
      label={copy.REASON}
      error={useSelector(accounts, selectReasonMessage)}
      readOnly={useSelector(accounts, selectIsBusy)}
      autoComplete="off"
      required
    />
  );
}

interface CardTypeProps {
  accounts: PaymentAccountsRef;
  kinds: readonly CardKind[];
}

export function CardTypeField({ accounts, kinds }: CardTypeProps) {
  const options = useSelector(accounts, selectOptions);
  const choose = (id: string) => {
    const kind = kinds.find((each) => each === id);
    if (kind === 'isFsa' || kind === 'isHsa') accounts.send({ type: 'draft.mark', mark: kind, isOn: true });
    else if (kind) accounts.send({ type: 'draft.kind', accountType: kind });
  };
  return (
    <Select
      label={copy.CARD_TYPE}
      options={kinds.map((id) => ({ id, name: copy.CARD_TYPES[id] }))}
      value={cardKind(options) ?? ''}
      disabled={useSelector(accounts, selectIsBusy)}
      onChoose={choose}
    />
  );
}

/** An account that is already marked can lose the mark. */
export function AutoRenewalMark({ accounts, hint }: { accounts: PaymentAccountsRef; hint?: string }) {
  const { isAutoRenewal } = useSelector(accounts, selectOptions);
  const paysForPlans = useSelector(accounts, selectPaysForPlans);
  const chosen = useSelector(accounts, selectChosen);
  const isBusy = useSelector(accounts, selectIsBusy);
  if (!paysForPlans && !chosen?.isAutoRenewal) return null;
  return (
    <Checkbox
      label={copy.AUTO_RENEW}
      {...(hint && { hint })}
      checked={isAutoRenewal}
      disabled={isBusy}
      onChange={(isOn) => accounts.send({ type: 'draft.mark', mark: 'isAutoRenewal', isOn })}
    />
  );
}
