import { useSelector } from '@xstate/react';
import { officeWords } from '#domain/payment/office-payment.ts';
import { payerAccountWords } from '#domain/payment/payment-account.ts';
import {
  selectOfficeMethod,
  selectWantedAccount,
  selectWantedPayment,
} from '#machines/take-payment/take-payment.selectors.ts';
import type { TakePaymentProps } from './payment-props.ts';

/** The chosen card, bank account or check in words; empty if the account isn’t loaded. */
export function usePaidWith({ payment, memberId }: Pick<TakePaymentProps, 'payment' | 'memberId'>): string {
  const method = useSelector(payment, selectOfficeMethod);
  const { checkNumber = null } = useSelector(payment, selectWantedPayment);
  const account = useSelector(payment, selectWantedAccount);
  if (method !== null) return officeWords(method, checkNumber);
  return account ? payerAccountWords(account, memberId) : '';
}
