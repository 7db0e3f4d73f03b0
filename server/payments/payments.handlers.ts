import type { components } from '#api/schema.d.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { Handlers } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { listAnswer, pageWanted } from '../http/lists.ts';
import type { Services } from '../services.ts';
import { paymentOnTheWire, stateOnTheWire } from './payment.wire.ts';
import { declined, paymentError } from './payment-errors.ts';
import { rejectCardNumbers } from './reject-card-numbers.ts';
import { patientTransaction, practiceTransaction, totalsOnTheWire } from './transaction.wire.ts';
import type { TransactionPage } from './transactions.queries.ts';

type Payments = Pick<
  Handlers,
  'takePayment' | 'recordPayment' | 'getPaymentState' | 'listTransactions' | 'listPracticeTransactions'
>;

const ACCEPTED = 202;

export const payments = ({
  takePayment,
  settlePayment,
  officePayments,
  paymentOutcomes,
  transactions,
}: Services): Payments => ({
  async takePayment({ params, body, access, request, reply }) {
    const taken = await takePayment({
      ...params,
      paymentAccountId: body.paymentAccountId,
      amountCents: centsOfDollars(body.amount),
      takenBy: access.userId,
      idempotencyKey: idempotencyKeyOf(request),
    });
    if (taken.kind === 'refused') throw paymentError(taken.because);
    if (taken.kind === 'declined') throw declined(taken.reason);
    if (taken.kind === 'pending') reply.code(ACCEPTED);
    return paymentOnTheWire(params, await paymentOutcomes.find(params.practiceId, taken.transactionId));
  },

  async recordPayment({ params, body, access, request }) {
    rejectCardNumbers(body);
    const recorded = await officePayments.record({
      ...params,
      method: body.method,
      checkNumber: body.checkNumber ?? null,
      note: body.note || null,
      amountCents: centsOfDollars(body.amount),
      takenBy: access.userId,
      idempotencyKey: idempotencyKeyOf(request),
    });
    if (recorded.kind === 'refused') throw paymentError(recorded.because);
    return paymentOnTheWire(params, await paymentOutcomes.find(params.practiceId, recorded.transactionId));
  },

  async getPaymentState({ params }) {
    const outcome = await paymentOutcomes.findByKey(params, params.idempotencyKey);
    if (outcome === undefined) throw notFound();
    if (outcome?.status !== 'Pending') return stateOnTheWire(params, outcome);
    await settlePayment(outcome.id);
    return stateOnTheWire(params, await paymentOutcomes.find(params.practiceId, String(outcome.id)));
  },

  async listTransactions({ params, query }) {
    const wanted = transactionPage(query);
    const page = await transactions.listOfMember(params.practiceId, params.memberId, wanted);
    if (!page) throw notFound();
    const answer = listAnswer(page, wanted, patientTransaction);
    return page.totals ? { ...answer, totals: totalsOnTheWire(page.totals) } : answer;
  },

  async listPracticeTransactions({ params, query }) {
    const wanted = transactionPage(query);
    const {
      userName = '',
      PaymentType: type,
      PaymentStatus: status,
      CountedIn: countedIn,
      PaidWith: paidWith,
    } = query;
    const page = await transactions.listOfPractice(
      params.practiceId,
      { userName, type, status, paidWith, from: query.From, to: query.To, countedIn },
      { ...wanted, totals: query.Totals ?? false },
    );
    const answer = listAnswer(page, wanted, practiceTransaction);
    if (page.totals === undefined) return answer;
    return { ...answer, totals: totalsOnTheWire(page.totals), users: page.users ?? [] };
  },
});

const transactionPage = (query: {
  Page: number;
  PageSize: number;
  SortField: TransactionPage['sortField'];
  SortOrder: components['parameters']['SortOrder'];
  AsOf?: string;
  Chains?: boolean;
}): TransactionPage => ({
  ...pageWanted(query),
  sortField: query.SortField,
  sortOrder: query.SortOrder,
  asOf: query.AsOf,
  chains: query.Chains ?? false,
});
