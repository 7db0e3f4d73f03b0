import { useSelector } from '@xstate/react';
import { priceAfterRemoval } from '#domain/plan/membership.ts';
import type { MemberAndPlan, Plan } from '#domain/plan/plan.ts';
import {
  type MembershipRef,
  selectIsRemovalOpen,
  selectIsRemoving,
  selectMemberToRemove,
  selectRemovalError,
} from '#machines/membership/membership.selectors.ts';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import * as copy from './copy.ts';

interface RemoveMemberProps {
  plan: Plan;
  /** Sold already, or waits for its payment. */
  nextTerm: MemberAndPlan | null;
  membership: MembershipRef;
}

export function RemoveMember({ plan, nextTerm, membership }: RemoveMemberProps) {
  const isOpen = useSelector(membership, selectIsRemovalOpen);
  const isRemoving = useSelector(membership, selectIsRemoving);
  const memberToRemove = useSelector(membership, selectMemberToRemove);
  const error = useSelector(membership, selectRemovalError);
  const name = memberToRemove?.name ?? '';
  const isOnNextTerm = nextTerm?.plan.members.some(({ id }) => id === memberToRemove?.memberId) ?? false;
  return (
    <ConfirmDialog
      open={isOpen}
      destructive
      busy={isRemoving}
      error={error}
      title={copy.removalTitle(name, plan.name)}
      confirm={copy.REMOVE_MEMBER}
      onConfirm={() => membership.send({ type: 'member.remove' })}
      onCancel={() => membership.send({ type: 'member.keep' })}
    >
      <p>{copy.removalWords(name)}</p>
      {nextTerm && isOnNextTerm && <p>{copy.staysOn(nextTerm.term)}</p>}
      <p>{priceAfterRemoval(plan.addAdditionalMemberAmount)}</p>
      {plan.autoRenew && <p>{copy.KEEPS_LEVEL}</p>}
    </ConfirmDialog>
  );
}
