import { Ban, Undo2 } from 'lucide';
import { mayAct, type UserRights } from '#domain/access/may-act.ts';
import { missingRight } from '#domain/access/missing-right.ts';
import { type ReversalKind, reversibleOf } from '#domain/payment/reversal.ts';
import type { Transaction } from '#domain/payment/transaction.ts';
import type { ReversalRef } from '#machines/reversal/reversal.selectors.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { MenuItem } from '#ui/Menu/Menu.tsx';
import * as copy from './copy.ts';

export interface ReversalItemsProps {
  entry: Transaction;
  reversal: ReversalRef;
  rights: UserRights;
}

/** The menu items that refund or void a payment (PERM-8). */
export function ReversalItems({ entry, reversal, rights }: ReversalItemsProps) {
  if (entry.refundableCents === 0) return null;
  const refusal = mayAct(rights, 'paymentManagement', 'create')
    ? undefined
    : missingRight('paymentManagement', 'create');
  const open = (kind: ReversalKind) =>
    reversal.send({ type: 'reversal.open', kind, of: reversibleOf(entry) });
  return (
    <>
      <MenuItem icon={<Icon of={Undo2} />} refusal={refusal} onSelect={() => open('refund')}>
        {copy.REFUND}
      </MenuItem>
      {entry.voidable && (
        <MenuItem icon={<Icon of={Ban} />} refusal={refusal} onSelect={() => open('void')}>
          {copy.VOID}
        </MenuItem>
      )}
    </>
  );
}
