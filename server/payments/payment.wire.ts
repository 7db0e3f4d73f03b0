import type { components } from '#api/schema.d.ts';
import { officePaymentOnTheWire } from './office-payment.wire.ts';
import type { PaymentOutcome } from './payment-outcomes.queries.ts';

type Wire = components['schemas'];

interface MemberPath {
  practiceId: string;
  memberId: string;
}

export const paymentOnTheWire = (
  { practiceId, memberId }: MemberPath,
  { id, settledAt, paymentType, cardType, lastFour, receiptEmailedTo, ...office }: PaymentOutcome,
): Wire['PaymentResult'] => ({
  transactionId: String(id),
  receiptUrl: `/api/patient-management/practice/${practiceId}/member/${memberId}/plan/transaction/${id}/get`,
  paidAt: settledAt?.toISOString() ?? null,
  paymentType,
  cardType: cardType ?? 0,
  lastFour,
  ...officePaymentOnTheWire(office),
  ...(receiptEmailedTo !== null && { receiptEmailedTo }),
});

const STATES = {
  Paid: 'Charged',
  Refunded: 'Charged',
  Failed: 'Declined',
  Pending: 'Pending',
} as const satisfies Record<PaymentOutcome['status'], Wire['PaymentState']['state']>;

export function stateOnTheWire(path: MemberPath, outcome: PaymentOutcome | null): Wire['PaymentState'] {
  if (outcome === null) return { state: 'NotReceived', message: null, payment: null };
  const state = STATES[outcome.status];
  return {
    state,
    message: outcome.failureReason,
    payment: state === 'Charged' ? paymentOnTheWire(path, outcome) : null,
  };
}
