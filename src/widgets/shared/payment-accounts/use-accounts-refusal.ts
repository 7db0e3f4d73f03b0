import { useSelector } from '@xstate/react';
import {
  type PaymentAccountsRef,
  selectAccountsPhase,
  selectIsUpdating,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import * as copy from './copy.ts';

/** Why no action on the payment methods can start now. */
export function useAccountsRefusal(accounts: PaymentAccountsRef): string | undefined {
  const isFailed = useSelector(accounts, selectAccountsPhase) === 'failed';
  const isUpdating = useSelector(accounts, selectIsUpdating);
  if (isFailed) return copy.NOT_LOADED_YET;
  return isUpdating ? copy.UPDATING : undefined;
}
