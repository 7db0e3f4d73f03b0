import { OFFICE_METHODS } from '#domain/payment/office-payment.ts';
import { isChargeable, type PaymentAccount, payerAccountWords } from '#domain/payment/payment-account.ts';
import { Select } from '#ui/Select/Select.tsx';
import * as copy from './copy.ts';

interface MethodSelectProps {
  accounts: readonly PaymentAccount[];
  memberId: string;
  today: string;
  /** An account, or cash or a check; empty if none is chosen. */
  value: string;
  isMissing: boolean;
  disabled?: boolean;
  onChoose: (id: string) => void;
}

/** The accounts on file, cash and check. */
export function MethodSelect({ accounts, memberId, today, value, isMissing, ...select }: MethodSelectProps) {
  const hasNone = accounts.length === 0;
  const missing = hasNone ? copy.NONE_ON_FILE : copy.NO_METHOD;
  const options = [
    ...accounts.map((account) => ({
      id: account.id,
      name: payerAccountWords(account, memberId),
      disabled: !isChargeable(account, today),
    })),
    ...OFFICE_METHODS.map((method) => ({ id: method, name: method })),
  ];
  return (
    <Select
      {...select}
      label={copy.METHOD}
      options={options}
      value={value}
      {...(!options.some(({ id }) => id === value) && { placeholder: copy.CHOOSE_METHOD })}
      error={isMissing ? missing : null}
      {...(hasNone && value === '' && { hint: copy.NONE_ON_FILE })}
    />
  );
}
