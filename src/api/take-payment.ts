import type { PaymentIntent, PaymentOutcome, PaymentState, TakenPayment } from '#domain/payment/payment.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PlanPath } from './member.ts';
import { type Guarded, isNullOr, isNumber, isOneOf, isRecordOf, isText } from './shape.ts';

const ACCEPTED = 202;
const isResult = isRecordOf({
  transactionId: isText,
  paidAt: isNullOr(isText),
  paymentType: isText,
  cardType: isNumber,
  lastFour: isText,
});

const adapted = (received: Guarded<typeof isResult>): TakenPayment => ({
  transactionId: received.transactionId,
  paidAt: received.paidAt,
  account: {
    accountType: received.paymentType,
    cardType: received.cardType,
    lastFourCardDigits: received.lastFour,
  },
});

/** The idempotency key makes every repetition of an intent the same charge (API-10). */
export async function takePayment(
  client: PortalClient,
  path: PlanPath,
  { key, accountId, amountCents }: PaymentIntent,
): Promise<PaymentOutcome> {
  let status = 0;
  const call = client
    .POST('/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/take-payment', {
      params: { path, header: { 'Idempotency-Key': key } },
      body: { paymentAccountId: accountId, amount: amountCents / 100 },
    })
    .then((reply) => {
      status = reply.response.status;
      return reply;
    });
  const answer = await answerOf(call, isResult);
  return status === ACCEPTED ? { kind: 'pending' } : { kind: 'approved', payment: adapted(answer) };
}

const isState = isRecordOf({
  state: isOneOf(['Charged', 'Declined', 'Pending', 'NotReceived']),
  message: isNullOr(isText),
  payment: isNullOr(isResult),
});

/** Charges nothing. */
export async function getPaymentState(
  client: PortalClient,
  path: PlanPath,
  { key: idempotencyKey }: PaymentIntent,
  signal: AbortSignal,
): Promise<PaymentState> {
  const call = client.GET(
    '/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/payment/{idempotencyKey}/state',
    { params: { path: { ...path, idempotencyKey } }, signal },
  );
  const { state, message, payment } = await answerOf(call, isState);
  if (state === 'NotReceived') return { kind: 'notReceived' };
  if (state === 'Declined') return { kind: 'declined', message: message ?? '' };
  return payment === null ? { kind: 'pending' } : { kind: 'approved', payment: adapted(payment) };
}
