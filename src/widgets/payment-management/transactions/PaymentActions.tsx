import { Ellipsis, UserRound } from 'lucide';
import type { UserRights } from '#domain/access/may-act.ts';
import type { PracticeTransaction } from '#domain/payment/practice-transactions.ts';
import type { ReversalRef } from '#machines/reversal/reversal.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu, MenuItem } from '#ui/Menu/Menu.tsx';
import { actionsOf } from '#widgets/shared/reversal/copy.ts';
import { ReversalItems } from '#widgets/shared/reversal/ReversalItems.tsx';
import { OPEN_PATIENT, TAKE_PAYMENT, takePaymentOf } from './copy.ts';

interface PaymentActionsProps {
  payment: PracticeTransaction;
  reversal: ReversalRef;
  rights: UserRights;
  takePayment: (memberId: string) => void;
  openPatient: (memberId: string) => void;
}

export function PaymentActions({ payment, takePayment, openPatient, ...more }: PaymentActionsProps) {
  const { id, failure, reversalOf, memberId, memberName } = payment;
  if (failure !== null && reversalOf === null)
    return (
      <Button size="small" aria-label={takePaymentOf(memberName)} onClick={() => takePayment(memberId)}>
        {TAKE_PAYMENT}
      </Button>
    );
  const name = actionsOf(id);
  return (
    <Menu label={name} align="end" trigger={<IconButton label={name} icon={Ellipsis} />}>
      <ReversalItems entry={payment} {...more} />
      <MenuItem icon={<Icon of={UserRound} />} onSelect={() => openPatient(memberId)}>
        {OPEN_PATIENT}
      </MenuItem>
    </Menu>
  );
}
