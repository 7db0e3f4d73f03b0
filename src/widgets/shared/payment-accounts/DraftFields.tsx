import { useSelector } from '@xstate/react';
import type { DraftField } from '#domain/payment/account-draft.ts';
import {
  type PaymentAccountsRef,
  selectDraftMessage,
  selectIsBusy,
  selectOptions,
  selectReasonMessage,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';
import './DraftFields.css';

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

/** Why an account of the practice is removed. */
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

export function DraftMarks({ accounts }: { accounts: PaymentAccountsRef }) {
  const { isAutoRenewal, isFsa, isHsa } = useSelector(accounts, selectOptions);
  const isBusy = useSelector(accounts, selectIsBusy);
  const mark = (name: 'isAutoRenewal' | 'isFsa' | 'isHsa') => (isOn: boolean) =>
    accounts.send({ type: 'draft.mark', mark: name, isOn });
  return (
    <div className="payment-account-boxes">
      <Checkbox
        label={copy.AUTO_RENEW}
        hint={copy.AUTO_RENEW_HINT}
        checked={isAutoRenewal}
        disabled={isBusy}
        onChange={mark('isAutoRenewal')}
      />
      <Checkbox label={copy.FSA_MARK} checked={isFsa} disabled={isBusy} onChange={mark('isFsa')} />
      <Checkbox label={copy.HSA_MARK} checked={isHsa} disabled={isBusy} onChange={mark('isHsa')} />
    </div>
  );
}
