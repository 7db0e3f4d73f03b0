import { useSelector } from '@xstate/react';
import { formatMoney } from '#domain/money/format-money.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { Member } from '#domain/patient/member.ts';
import type { Plan } from '#domain/plan/plan.ts';
import {
  type MembershipRef,
  selectCancellationError,
  selectIsCanceling,
  selectIsCancellationOpen,
} from '#machines/membership/membership.selectors.ts';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import * as copy from './copy.ts';

interface CancelPlanProps {
  member: Member;
  plan: Plan;
  isFuture: boolean;
  /** In dollars. */
  amountDue: number;
  membership: MembershipRef;
}

export function CancelPlan({ member, plan, isFuture, amountDue, membership }: CancelPlanProps) {
  const names = [member, ...plan.members].map(({ name }) => name);
  return (
    <ConfirmDialog
      open={useSelector(membership, selectIsCancellationOpen)}
      destructive
      busy={useSelector(membership, selectIsCanceling)}
      error={useSelector(membership, selectCancellationError)}
      title={copy.cancellationTitle(plan.name)}
      confirm={copy.CANCEL_PLAN}
      cancel={copy.KEEP_PLAN}
      onConfirm={() => membership.send({ type: 'plan.cancel' })}
      onCancel={() => membership.send({ type: 'plan.keep' })}
    >
      <p>{copy.benefitsEnd(names, isFuture)}</p>
      <p>{copy.NO_MORE_PAYMENTS}</p>
      {amountDue > 0 && <p>{copy.writtenOff(formatMoney(centsOfDollars(amountDue)))}</p>}
      {isFuture && <p>{copy.RENEWAL_STOPS}</p>}
      <p>{copy.NO_REFUND}</p>
    </ConfirmDialog>
  );
}
