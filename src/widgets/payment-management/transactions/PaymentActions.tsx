import { Ellipsis } from 'lucide';
import type { UserRights } from '#domain/access/may-act.ts';
import type { PracticeTransaction } from '#domain/payment/practice-transactions.ts';
import type { ReversalRef } from '#machines/reversal/reversal.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import { actionsOf } from '#widgets/shared/reversal/copy.ts';
import { ReversalItems } from '#widgets/shared/reversal/ReversalItems.tsx';
import { TAKE_PAYMENT, takePaymentOf } from './copy.ts';

interface PaymentActionsProps {
  payment: PracticeTransaction;
  reversal: ReversalRef;
  rights: UserRights;
  takePayment: (memberId: string) => void;
}

export function PaymentActions({ payment, takePayment, ...more }: PaymentActionsProps) {
  const { id, refundableCents, failure, reversalOf, memberId, memberName } = payment;
  if (failure !== null && reversalOf === null)
    return (
      <Button size="small" aria-label={takePaymentOf(memberName)} onClick={() => takePayment(memberId)}>
        {TAKE_PAYMENT}
      </Button>
    );
  if (refundableCents === 0) return null;
  const name = actionsOf(id);
  return (
    <Menu label={name} align="end" trigger={<IconButton label={name} icon={Ellipsis} />}>
      <ReversalItems entry={payment} {...more} />
    </Menu>
  );
}
