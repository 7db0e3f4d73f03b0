import { type Failure, isRefusal } from '../failure/failure.ts';
import { formatMoney } from '../money/format-money.ts';
import { errorToast, type Toast } from '../notification/toast.ts';

export interface MemberToRemove {
  memberId: string;
  name: string;
}

/** API-12 */
export function renewalToast(enable: boolean): Toast {
  return enable
    ? { variant: 'success', label: 'Auto-renew is on: the plan renews itself when its term ends.' }
    : { variant: 'success', label: 'Auto-renew is off: the plan ends with its term.' };
}

/** After a lost response, the plan that is loaded next shows the state. */
export const renewalFailedToast = (enable: boolean, failure: Failure): Toast =>
  errorToast(
    isRefusal(failure)
      ? `Auto-renew is still ${enable ? 'off' : 'on'}`
      : `Not known whether auto-renew is ${enable ? 'on' : 'off'} now`,
    failure,
  );

export const removedToast = ({ name }: MemberToRemove): Toast => ({
  variant: 'success',
  label: `${name} is off the plan.`,
});

/** The server doesn't change the price and refunds nothing. */
export function priceAfterRemoval(addAdditionalMemberAmount: number): string {
  const again =
    addAdditionalMemberAmount > 0
      ? ` To add a member again costs up to ${formatMoney(Math.round(addAdditionalMemberAmount * 100))} a term.`
      : '';
  return `The price of this term stays as it is, with what is due on it, and nothing is paid back.${again}`;
}
