import type { PaymentState, StatedPayment } from '#domain/payment/payment-schedule.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import * as copy from './copy.ts';

const TONES: Readonly<Record<PaymentState, 'success' | 'warning' | 'danger' | 'info' | 'neutral'>> = {
  Paid: 'success',
  Pending: 'warning',
  Due: 'danger',
  Next: 'info',
  Upcoming: 'neutral',
};

interface PaymentStateProps {
  payment: StatedPayment;
  today: string;
}

export const PaymentStateBadge = ({ payment, today }: PaymentStateProps) => (
  <Badge tone={TONES[payment.state]}>{stateWords(payment, today)}</Badge>
);

function stateWords({ state, dueDate, paidCents }: StatedPayment, today: string): string {
  if (state === 'Next') return copy.DUE_NEXT;
  if (state !== 'Due' || dueDate >= today) return state;
  return paidCents > 0 ? copy.PARTLY_PAID : copy.PAST_DUE;
}
