import { dollarsOf } from '#domain/money/money.ts';
import { officeMethodOf } from '#domain/payment/office-payment.ts';
import type { PaymentIntent, PaymentOutcome, PaymentState, TakenPayment } from '#domain/payment/payment.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { PLAN_ADDRESS, type PlanPath } from './member.ts';
import { isOfficePayment } from './office-payment.ts';
import { type Guarded, isAbsentOr, isNullOr, isNumber, isOneOf, isRecordOf, isText } from './shape.ts';

const ACCEPTED = 202;
const isResult = isRecordOf({
  transactionId: isText,
  paidAt: isNullOr(isText),
  paymentType: isText,
  cardType: isNumber,
  lastFour: isText,
  officePayment: isAbsentOr(isOfficePayment),
  receiptEmailedTo: isAbsentOr(isText),
});

const adapted = (received: Guarded<typeof isResult>): TakenPayment => ({
  transactionId: received.transactionId,
  paidAt: received.paidAt,
  ...(received.receiptEmailedTo && { receiptEmailedTo: received.receiptEmailedTo }),
  paidWith: received.officePayment ?? {
    accountType: received.paymentType,
    cardType: received.cardType,
    lastFourCardDigits: received.lastFour,
  },
});

const detailsOf = ({ checkNumber, note }: Pick<PaymentIntent, 'checkNumber' | 'note'>) => ({
  ...(checkNumber !== undefined && { checkNumber }),
  ...(note !== undefined && { note }),
});

/** The idempotency key ties every repetition of an intent to the same charge (API-10). */
export async function takePayment(
  client: PortalClient,
  path: PlanPath,
  { key, accountId, amountCents, ...details }: PaymentIntent,
): Promise<PaymentOutcome> {
  let status = 0;
  const params = { path, header: { 'Idempotency-Key': key } };
  const amount = dollarsOf(amountCents);
  const method = officeMethodOf(accountId);
  const call = (
    method === null
      ? client.POST(`${PLAN_ADDRESS}/take-payment`, { params, body: { paymentAccountId: accountId, amount } })
      : client.POST(`${PLAN_ADDRESS}/record-payment`, {
          params,
          body: { method, amount, ...detailsOf(details) },
        })
  ).then((reply) => {
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
  const call = client.GET(`${PLAN_ADDRESS}/payment/{idempotencyKey}/state`, {
    params: { path: { ...path, idempotencyKey } },
    signal,
  });
  const { state, message, payment } = await answerOf(call, isState);
  if (state === 'NotReceived') return { kind: 'notReceived' };
  if (state === 'Declined') return { kind: 'declined', message: message ?? '' };
  return payment === null ? { kind: 'pending' } : { kind: 'approved', payment: adapted(payment) };
}
