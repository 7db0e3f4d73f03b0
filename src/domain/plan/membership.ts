import { type Failure, isRefusal } from '../failure/failure.ts';
import { writtenMoney } from '../money/written-money.ts';
import { errorToast, type Toast } from '../notification/toast.ts';

/** A member of a plan who is to be taken off it. */
export interface MemberToRemove {
  memberId: string;
  name: string;
}

/** What is said once a plan renews itself, or no longer does (API-12). */
export function renewalToast(enable: boolean): Toast {
  return enable
    ? { variant: 'success', label: 'Auto-renew is on: the plan renews itself when its term ends.' }
    : { variant: 'success', label: 'Auto-renew is off: the plan ends with its term.' };
}

/** The switch is back where it was; where the answer was lost, the plan that is loaded next says how it stands. */
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

/** What taking a member off a plan does to its price: the server changes none of it, and pays nothing back. */
export function priceAfterRemoval(addAdditionalMemberAmount: number): string {
  const again =
    addAdditionalMemberAmount > 0
      ? ` To add a member again costs up to ${writtenMoney(Math.round(addAdditionalMemberAmount * 100))} a term.`
      : '';
  return `The price of this term stays as it is, with what is due on it, and nothing is paid back.${again}`;
}
