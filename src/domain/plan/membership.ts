import { type Failure, isRefusal } from '../failure/failure.ts';
import { formatMoney } from '../money/format-money.ts';
import { centsOfDollars } from '../money/money.ts';
import { errorToast, successToast, type Toast } from '../notification/toast.ts';

export interface MemberToRemove {
  memberId: string;
  name: string;
}

/** API-12 */
export function renewalToast(enable: boolean): Toast {
  return successToast(
    enable ? 'Auto-renew is on.' : 'Auto-renew is off. The plan won’t renew at the end of its term.',
  );
}

/** After a lost response, the next load of the plan shows the state. */
export const renewalFailedToast = (enable: boolean, failure: Failure): Toast =>
  errorToast(
    isRefusal(failure)
      ? `Couldn’t turn ${enable ? 'on' : 'off'} auto-renew`
      : 'We couldn’t confirm the change to auto-renew',
    failure,
  );

export const removedToast = ({ name }: MemberToRemove): Toast =>
  successToast(`${name} was removed from the plan.`);

export const CANCELED_TOAST: Toast = {
  variant: 'success',
  label: 'The plan was canceled. No more payments will be charged.',
};

/** The server doesn't change the price and refunds nothing. */
export function priceAfterRemoval(addAdditionalMemberAmount: number): string {
  const again =
    addAdditionalMemberAmount > 0
      ? ` Adding a member again costs up to ${formatMoney(centsOfDollars(addAdditionalMemberAmount))} per term.`
      : '';
  return `The price for this term won’t change, and nothing is refunded.${again}`;
}
