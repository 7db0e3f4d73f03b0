import { centsOfDollars } from '#domain/money/money.ts';
import { officeWords } from '#domain/payment/office-payment.ts';
import type {
  PracticeTransactionPage,
  PracticeTransactionRequest,
} from '#domain/payment/practice-transactions.ts';
import {
  chainsOf,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
  type PaymentStatus,
  type PaymentType,
  type Transaction,
  type TransactionTotals,
} from '#domain/payment/transaction.ts';
import type { TransactionPage, TransactionRequest } from '#domain/payment/transaction-list.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { listQuery } from './list-query.ts';
import type { PatientPath, PracticePath } from './member.ts';
import { isOfficePayment } from './office-payment.ts';
import {
  type Guard,
  type Guarded,
  isAbsentOr,
  isCalendarDay,
  isFlag,
  isLike,
  isListOf,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
  pageFields,
} from './shape.ts';

const TRANSACTION = {
  transactionId: isText,
  planName: isText,
  lastFour: isText,
  officePayment: isAbsentOr(isOfficePayment),
  paidWith: isAbsentOr(isText),
  billingDescriptor: isText,
  datePaid: isAbsentOr(isCalendarDay),
  dueDate: isCalendarDay,
  charge: isNumber,
  refund: isNumber,
  voided: isFlag,
  refundable: isAbsentOr(isNumber),
  voidable: isAbsentOr(isFlag),
  failure: isAbsentOr(isRecordOf({ triedOn: isCalendarDay, reason: isText })),
  referencedTransactionId: isAbsentOr(isText),
  paymentStatus: isOneOf<PaymentStatus>(PAYMENT_STATUSES),
  paymentType: isOneOf<PaymentType>(PAYMENT_TYPES),
};
const isTransaction = isRecordOf(TRANSACTION);
const isPracticeTransaction = isRecordOf({
  ...TRANSACTION,
  member: isRecordOf({ memberId: isText }),
  memberName: isText,
  userName: isText,
  userFullName: isText,
});
const isTotals = isRecordOf({ paid: isNumber, refunded: isNumber, voided: isNumber, pending: isNumber });

const isPage = isRecordOf({ ...pageFields(isTransaction), totals: isTotals });
const isPracticePage = isRecordOf({
  ...pageFields(isPracticeTransaction),
  totals: isTotals,
  users: isListOf(isRecordOf({ userName: isText, fullName: isText })),
});

const paidWithOf = ({ officePayment, lastFour }: Guarded<typeof isTransaction>): string =>
  officePayment
    ? officeWords(officePayment.method, officePayment.checkNumber)
    : `Account ending in ${lastFour}`;

const adapted = (received: Guarded<typeof isTransaction>): Transaction => ({
  id: received.transactionId,
  planName: received.planName,
  status: received.paymentStatus,
  type: received.paymentType,
  lastFour: received.lastFour,
  office: received.officePayment ?? null,
  paidWith: received.paidWith ?? paidWithOf(received),
  billingDescriptor: received.billingDescriptor,
  datePaid: received.datePaid ?? null,
  dueDate: received.dueDate,
  chargeCents: centsOfDollars(received.charge),
  refundCents: centsOfDollars(received.refund),
  reversalOf: received.referencedTransactionId ?? null,
  voided: received.voided,
  refundableCents: centsOfDollars(received.refundable ?? 0),
  voidable: received.voidable ?? false,
  failure: received.failure ?? null,
});

/** Leaves out transactions that were recorded after `asOf` (API-18). */
export async function listTransactions(
  client: PortalClient,
  path: PatientPath,
  { asOf, ...request }: TransactionRequest & { asOf?: string },
  signal: AbortSignal,
): Promise<TransactionPage> {
  const query = {
    ...listQuery(request),
    Chains: true,
    ...(asOf !== undefined && { AsOf: asOf }),
  };
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/plan/transactions';
  const answer = await answerOf(client.GET(address, { params: { path, query }, signal }), isPage);
  const { info, results, totals } = answer;
  return {
    records: info.records,
    chains: chainsOf(results.map(adapted)),
    totals: totalsIn(totals),
  };
}

const totalsIn = ({ paid, refunded, voided, pending }: Guarded<typeof isTotals>): TransactionTotals => ({
  paidCents: centsOfDollars(paid),
  refundedCents: centsOfDollars(refunded),
  voidedCents: centsOfDollars(voided),
  pendingCents: centsOfDollars(pending),
});

/** API-18. Leaves out transactions that were recorded after `asOf`. */
export async function listPracticeTransactions(
  client: PortalClient,
  path: PracticePath,
  {
    userName,
    paidWith,
    status,
    countedIn,
    from,
    to,
    asOf,
    ...request
  }: PracticeTransactionRequest & { asOf?: string },
  signal: AbortSignal,
): Promise<PracticeTransactionPage> {
  const query = {
    ...listQuery(request),
    Totals: true,
    ...(userName !== '' && { userName }),
    ...(paidWith !== '' && { PaidWith: paidWith }),
    ...(status !== '' && { PaymentStatus: status }),
    ...(countedIn !== '' && { CountedIn: countedIn }),
    ...(from !== null && { From: from }),
    ...(to !== null && { To: to }),
    ...(asOf !== undefined && { AsOf: asOf }),
  };
  const address = '/admin/organization/{organizationId}/practice/{practiceId}/transactions';
  const answer = await answerOf(client.GET(address, { params: { path, query }, signal }), isPracticePage);
  return {
    records: answer.info.records,
    transactions: answer.results.map((received) => ({
      ...adapted(received),
      memberId: received.member.memberId,
      memberName: received.memberName,
      userName: received.userName,
      userFullName: received.userFullName,
    })),
    totals: totalsIn(answer.totals),
    users: answer.users,
  };
}

export interface TransactionPath extends PatientPath {
  transactionId: string;
}

/** A receipt in a tab of its own: its address, and the token that opens it there. */
export interface ReceiptAddress {
  address: string;
  token: string;
}

const isReceiptAddress = isRecordOf<ReceiptAddress>({
  address: isLike(/^\/receipts\/\d+\/[^/]+$/),
  token: isLike(/^[\w.-]+$/),
});

export function getReceiptAddress(
  client: PortalClient,
  path: TransactionPath,
  signal: AbortSignal,
): Promise<ReceiptAddress> {
  const address =
    '/patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/address';
  return answerOf(client.GET(address, { params: { path }, signal }), isReceiptAddress);
}

const isBlob: Guard<Blob> = (value) => value instanceof Blob;

/** With the name that the server gives the file. */
export async function getReceipt(
  client: PortalClient,
  path: TransactionPath,
  signal: AbortSignal,
): Promise<File> {
  const address =
    '/patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/get';
  const call = client.GET(address, { params: { path }, parseAs: 'blob', signal });
  const receipt = await answerOf(call, isBlob);
  const { headers } = (await call).response;
  const [, name = 'Receipt.pdf'] = /filename="(.+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  return new File([receipt], name);
}
