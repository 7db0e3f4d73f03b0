import { dollarsOf } from '#domain/money/money.ts';
import type { ReversalDecision, ReversalOutcome } from '#domain/payment/reversal.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/payment/transaction.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PracticePath } from './member.ts';
import { isAbsentOr, isFlag, isOneOf, isRecordOf } from './shape.ts';

const isEntry = isRecordOf({
  paymentStatus: isOneOf<PaymentStatus>(PAYMENT_STATUSES),
  planStillActive: isAbsentOr(isFlag),
});
const ONE = '/admin/organization/{organizationId}/practice/{practiceId}/transaction/{transactionId}';

/** API-21. A reversal with the same key runs once. */
export async function reversePayment(
  client: PortalClient,
  office: PracticePath,
  key: string,
  { transactionId, refundCents, reason, email }: ReversalDecision,
): Promise<ReversalOutcome> {
  const params = { path: { ...office, transactionId }, header: { 'Idempotency-Key': key } };
  const body = { reason, ...(email !== null && { emailAddress: email }) };
  const call =
    refundCents === null
      ? client.POST(`${ONE}/void`, { params, body })
      : client.POST(`${ONE}/refund`, { params, body: { ...body, amount: dollarsOf(refundCents) } });
  const { paymentStatus, planStillActive } = await answerOf(call, isEntry);
  return {
    kind: paymentStatus === 'Pending' ? 'pending' : 'reversed',
    ...(planStillActive && { planStillActive }),
  };
}
