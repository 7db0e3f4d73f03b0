import { centsOfDollars } from '#domain/money/money.ts';
import type { Call, Handlers } from '../http/call.ts';
import { notFound, unprocessable } from '../http/http-error.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { Services } from '../services.ts';
import { paymentError } from './payment-errors.ts';
import { rejectCardNumbers } from './reject-card-numbers.ts';
import type { ReversalWanted } from './reversal-attempts.queries.ts';
import { practiceTransaction } from './transaction.wire.ts';
import { countEmail } from './transaction-emails.handlers.ts';

const ACCEPTED = 202;

type Reversals = Pick<Handlers, 'refundTransaction' | 'voidTransaction'>;

export function reversals(services: Services): Reversals {
  const { reversePayment, transactions, memberships } = services;

  async function reverse(
    wanted: Omit<ReversalWanted, 'takenBy' | 'idempotencyKey'>,
    { access, request, reply }: Pick<Call<'voidTransaction'>, 'access' | 'request' | 'reply'>,
  ) {
    rejectCardNumbers({ reason: wanted.reason });
    request.auditedReason = wanted.reason;
    const reversed = await reversePayment(
      { ...wanted, takenBy: access.userId, idempotencyKey: idempotencyKeyOf(request) },
      countEmail(services, access.userId),
    );
    if (reversed.kind === 'refused') throw paymentError(reversed.because);
    if (reversed.kind === 'declined') throw unprocessable('refundDeclined', reversed.reason);
    if (reversed.kind === 'pending') reply.code(ACCEPTED);
    const entry = await transactions.find(reversed.id);
    if (!entry) throw notFound();
    const planStillActive = await memberships.isActiveWithoutPayment(reversed.id);
    return { ...practiceTransaction(entry), ...(planStillActive && { planStillActive }) };
  }

  return {
    refundTransaction(call) {
      const { params, body } = call;
      return reverse(
        {
          ...params,
          refundCents: centsOfDollars(body.amount),
          reason: body.reason.trim(),
          receiptTo: body.emailAddress ?? null,
        },
        call,
      );
    },

    voidTransaction(call) {
      const { params, body } = call;
      return reverse(
        { ...params, refundCents: null, reason: body.reason.trim(), receiptTo: body.emailAddress ?? null },
        call,
      );
    },
  };
}
