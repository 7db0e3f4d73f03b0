import { mayAct, missingRight, type UserRights } from '#domain/access/may-act.ts';
import type { PracticeTransaction } from '#domain/payment/practice-transactions.ts';
import { type ReversalKind, reversibleOf } from '#domain/payment/reversal.ts';
import type { ReversalRef } from '#machines/reversal/reversal.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import * as copy from '#widgets/shared/reversal/copy.ts';
import { TAKE_PAYMENT, takePaymentOf } from './copy.ts';

interface PaymentActionsProps {
  payment: PracticeTransaction;
  reversal: ReversalRef;
  rights: UserRights;
  takePayment: (memberId: string) => void;
}

/** PERM-8 */
export function PaymentActions({ payment, reversal, rights, takePayment }: PaymentActionsProps) {
  const { id, refundableCents, voidable, failure, memberId, memberName } = payment;
  if (failure !== null)
    return (
      <Button size="small" aria-label={takePaymentOf(memberName)} onClick={() => takePayment(memberId)}>
        {TAKE_PAYMENT}
      </Button>
    );
  if (refundableCents === 0) return null;
  const refusal = mayAct(rights, 'paymentManagement', 'create')
    ? undefined
    : missingRight('paymentManagement', 'create');
  const of = reversibleOf(payment);
  const button = (kind: ReversalKind, words: string) => (
    <Button
      size="small"
      refusal={refusal}
      aria-label={copy.nameOf(words, id)}
      onClick={() => reversal.send({ type: 'reversal.open', kind, of })}
    >
      {words}
    </Button>
  );
  return (
    <span className="practice-transactions-actions">
      {voidable && button('void', copy.VOID)}
      {button('refund', copy.REFUND)}
    </span>
  );
}
