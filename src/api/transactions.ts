import { centsOfDollars } from '#domain/money/money.ts';
import {
  chainsOf,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
  type PaymentStatus,
  type PaymentType,
  type Transaction,
} from '#domain/payment/transaction.ts';
import type { TransactionPage, TransactionRequest } from '#domain/payment/transaction-list.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isAbsentOr, isCalendarDay } from './entity-shape.ts';
import type { PatientPlace } from './member.ts';
import type { components } from './schema.d.ts';
import { type Guard, isFlag, isListOf, isNumber, isOneOf, isRecordOf, isText } from './shape.ts';

type Wire = components['schemas'];

type Received = Pick<
  Wire['PatientTransaction'],
  | 'id'
  | 'planName'
  | 'lastFour'
  | 'billingDescriptor'
  | 'dueDate'
  | 'charge'
  | 'refund'
  | 'voided'
  | 'paymentStatus'
  | 'paymentType'
> & { datePaid: string | null | undefined; referencedTransactionId: string | null | undefined };

interface ReceivedPage {
  info: { records: number };
  results: Received[];
  totals: Wire['TransactionTotals'];
}

const isTransaction = isRecordOf<Received>({
  id: isText,
  planName: isText,
  lastFour: isText,
  billingDescriptor: isText,
  datePaid: isAbsentOr(isCalendarDay),
  dueDate: isCalendarDay,
  charge: isNumber,
  refund: isNumber,
  voided: isFlag,
  referencedTransactionId: isAbsentOr(isText),
  paymentStatus: isOneOf<PaymentStatus>(PAYMENT_STATUSES),
  paymentType: isOneOf<PaymentType>(PAYMENT_TYPES),
});

const isPage = isRecordOf<ReceivedPage>({
  info: isRecordOf<{ records: number }>({ records: isNumber }),
  results: isListOf(isTransaction),
  totals: isRecordOf<Wire['TransactionTotals']>({ paid: isNumber, refunded: isNumber, pending: isNumber }),
});

const adapted = (received: Received): Transaction => ({
  id: received.id,
  planName: received.planName,
  status: received.paymentStatus,
  type: received.paymentType,
  lastFour: received.lastFour,
  billingDescriptor: received.billingDescriptor,
  datePaid: received.datePaid ?? null,
  dueDate: received.dueDate,
  chargeCents: centsOfDollars(received.charge),
  refundCents: centsOfDollars(received.refund),
  takesBack: received.referencedTransactionId ?? null,
  voided: received.voided,
});

/** One page of a patient's transactions, as chains; what was recorded after `asOf` is left out (API-18). */
export async function listTransactions(
  client: PortalClient,
  path: PatientPlace,
  { sort, page, pageSize, asOf }: TransactionRequest & { asOf?: string },
  signal: AbortSignal,
): Promise<TransactionPage> {
  const query = {
    SortField: sort.field,
    SortOrder: sort.order,
    Page: page,
    PageSize: pageSize,
    Chains: true,
    ...(asOf !== undefined && { AsOf: asOf }),
  };
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/plan/transactions';
  const answer = await answerOf(client.GET(address, { params: { path, query }, signal }), isPage);
  const { info, results, totals } = answer;
  return {
    records: info.records,
    chains: chainsOf(results.map(adapted)),
    totals: {
      paidCents: centsOfDollars(totals.paid),
      refundedCents: centsOfDollars(totals.refunded),
      pendingCents: centsOfDollars(totals.pending),
    },
  };
}

/** Whose receipt a call names. */
export interface TransactionPlace extends PatientPlace {
  transactionId: string;
}

const isBlob: Guard<Blob> = (value) => value instanceof Blob;

/** The receipt of a transaction, as a PDF file (API-18). */
export function getReceipt(client: PortalClient, path: TransactionPlace, signal: AbortSignal): Promise<Blob> {
  const address =
    '/patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/get';
  return answerOf(client.GET(address, { params: { path }, parseAs: 'blob', signal }), isBlob);
}
