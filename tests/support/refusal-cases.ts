import type { ErrorCode } from '#domain/failure/error-codes.ts';
import type { OperationId } from '#server/auth/policy.ts';
import type { Db } from '#server/db/open.ts';
import type { Json } from '#server/http/contract.ts';
import type { Records } from './matrix/records.ts';
import { NEW_CARD } from './payments.ts';

type Before = (db: Db, idOf: (record: keyof Records) => number) => Promise<unknown>;

/** How the plain call of an operation comes to an answer that it does not get by itself. */
export interface RefusalCase {
  id: OperationId;
  status: number;
  /** Of a refusal. */
  code: ErrorCode | undefined;
  /** In words. */
  when: string;
  /** What has happened to the caller's records before. */
  before?: Before;
  /** Other values in its address and its body. */
  path?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, Json | undefined>>;
  /** The last of so many times; once without. */
  times?: number;
}

const EXPIRED = '02/26';
const UNKNOWN = '99999999';
const A_SUNDAY_BEFORE = '2026-03-15';
const CARD_NUMBER = { name: '4111 1111 1111 1111' };
const UNREADABLE = { ...NEW_CARD, token: 'tok_sandbox_unreadable' };
const STANDARD = { adaCodeId: '<home.standardCodeId>' };

const account =
  (
    change: { item_id?: string; auto_renewal?: boolean; active?: boolean; expires_on?: string },
    record: keyof Records,
  ): Before =>
  (db, idOf) =>
    db.updateTable('payment_accounts').set(change).where('id', '=', idOf(record)).execute();
const plan =
  (change: { inactive: boolean } | { auto_renew: boolean }): Before =>
  (db, idOf) =>
    db.updateTable('plans').set(change).where('id', '=', idOf('planId')).execute();
const benefit =
  (status: 'Denied' | 'Confirmed'): Before =>
  (db, idOf) =>
    db.updateTable('benefit_uses').set({ status }).where('id', '=', idOf('benefitUseId')).execute();

/** The practice's only account that renews: the office's own. */
const officeAccountRenews: Before = async (db, idOf) => {
  await db
    .updateTable('payment_accounts')
    .set({ auto_renewal: false })
    .where('practice_id', '=', idOf('practiceId'))
    .where('patient_id', 'is', null)
    .execute();
  await account({ auto_renewal: true }, 'officeAccountId')(db, idOf);
};

const unsettled: Before = (db, idOf) =>
  db
    .updateTable('transactions')
    .set({ payment_status: 'Pending', date_paid: null, settled_at: null })
    .where('id', '=', idOf('transactionId'))
    .execute();

const withoutAddress: Before = (db, idOf) =>
  db
    .updateTable('patients')
    .set({ email: '' })
    .where('member_id', '=', String(idOf('memberId')))
    .execute();

const refusal = (
  id: OperationId,
  status: number,
  code: ErrorCode | undefined,
  when: string,
  more: Partial<RefusalCase> = {},
): RefusalCase => ({ ...more, id, status, code, when });

/** A way to each answer that is an operation's own. */
export const REFUSAL_CASES: readonly RefusalCase[] = [
  refusal('authenticate', 401, 'invalidCredentials', 'the password is wrong', {
    body: { password: 'Wrong2026!' },
  }),
  refusal('refreshToken', 401, 'sessionEnded', 'the refresh token is of nobody', {
    body: { refreshToken: 'of-nobody' },
  }),
  refusal('getReportingToken', 404, 'notFound', 'the organization is unknown', {
    body: { organizationId: UNKNOWN },
  }),
  refusal('updateMember', 409, 'memberChanged', 'somebody has changed the patient meanwhile', {
    body: { version: 99 },
  }),
  refusal('updateMember', 422, 'birthDateInFuture', 'the patient is born in the future', {
    body: { birthDate: '2026-04-01' },
  }),
  refusal('addPaymentAccount', 409, 'accountExists', 'the account was added before', { times: 2 }),
  refusal('addPaymentAccount', 422, 'cardExpired', 'the card is expired', {
    body: { ...NEW_CARD, expirationDate: EXPIRED },
  }),
  refusal('updatePaymentAccount', 409, 'accountInactive', 'the account is switched off and to renew', {
    body: { isActive: false, isAutoRenewal: true },
  }),
  refusal('updatePaymentAccount', 422, 'cardExpired', 'the card is expired', {
    body: { expirationDate: EXPIRED },
  }),
  refusal('deletePaymentAccount', 409, 'accountInUse', 'a renewal needs the account', {
    before: account({ auto_renewal: true }, 'paymentAccountId'),
  }),
  refusal('takePayment', 202, undefined, 'the bank does not answer', {
    before: account({ item_id: 'itm_unanswered_1' }, 'paymentAccountId'),
  }),
  refusal('takePayment', 409, 'duplicatePayment', 'the same was paid a moment ago', { times: 2 }),
  refusal('takePayment', 422, 'amountTooHigh', 'it is more than is owed', { body: { amount: 9999 } }),
  refusal(
    'deleteOfficePaymentAccount',
    409,
    'accountInUse',
    'the renewal of the practice needs the account',
    {
      before: officeAccountRenews,
    },
  ),
  refusal('addCreditAccount', 409, 'accountExists', 'the account was added before', { times: 2 }),
  refusal('addCreditAccount', 422, 'cardExpired', 'the card is expired', {
    body: { ...NEW_CARD, expirationDate: EXPIRED },
  }),
  refusal('removeMemberFromPlan', 409, 'subscriberRequired', 'it is the subscriber', {
    path: { memberId: '<home.memberId>' },
  }),
  refusal('setAutoRenew', 409, 'noRenewalAccount', 'no account is marked for it', {
    before: plan({ auto_renew: false }),
    body: { enable: true },
  }),
  refusal('cancelPlanFee', 409, 'noFeeIncrease', 'it was cancelled before', { times: 2 }),
  refusal('editPlanFee', 409, 'noFeeIncrease', 'no increase is planned', {
    body: { coverageLevelId: '<home.coverageLevelId>' },
  }),
  refusal('editPlanFee', 422, 'invalidFeeIncrease', 'the notices lie in the past', {
    body: { communicationSendDate: A_SUNDAY_BEFORE },
  }),
  refusal('increasePlanFee', 409, 'feeIncreasePlanned', 'an increase is planned already', { times: 2 }),
  refusal('increasePlanFee', 422, 'invalidFeeIncrease', 'the notices lie in the past', {
    body: { communicationSendDate: A_SUNDAY_BEFORE },
  }),
  refusal('useBenefit', 409, 'planInactive', 'the plan has ended', { before: plan({ inactive: true }) }),
  refusal('useBenefit', 422, 'codeNotCovered', 'the plan does not cover the code', {
    body: { cdtCode: 'NONE' },
  }),
  refusal('undoBenefit', 409, 'benefitDenied', 'the patient has denied it', { before: benefit('Denied') }),
  refusal('resendBenefit', 409, 'benefitConfirmed', 'the patient has confirmed it', {
    before: benefit('Confirmed'),
  }),
  refusal('selectMembershipCodes', 422, 'otherSpecialty', 'a code is unknown', {
    body: { codeIds: [UNKNOWN] },
  }),
  refusal('createAdaCode', 409, 'procedureCodeExists', 'the code exists', { times: 2 }),
  refusal('updateAdaCode', 409, 'standardCodeProtected', 'it is a standard code', { path: STANDARD }),
  refusal('deleteAdaCode', 409, 'standardCodeProtected', 'it is a standard code', { path: STANDARD }),
  refusal('emailTransaction', 409, 'nothingPaid', 'it is not paid yet', { before: unsettled }),
  refusal('changePassword', 400, 'wrongPassword', 'the current password is wrong', {
    body: { currentPassword: 'Wrong2026!' },
  }),
  refusal('emailPlanTransactions', 400, 'emailRequired', 'the patient has no address', {
    before: withoutAddress,
    body: { emailAddress: undefined },
  }),
  refusal('addPaymentAccount', 400, 'cardNumberSent', 'a field is a card number', { body: CARD_NUMBER }),
  refusal('addCreditAccount', 400, 'cardNumberSent', 'a field is a card number', { body: CARD_NUMBER }),
  refusal('updatePaymentAccount', 400, 'cardNumberSent', 'a field is a card number', { body: CARD_NUMBER }),
  refusal('addPaymentAccount', 422, 'cardDeclined', 'the card cannot be read', { body: UNREADABLE }),
  refusal('addCreditAccount', 422, 'cardDeclined', 'the card cannot be read', { body: UNREADABLE }),
  refusal('updatePaymentAccount', 409, 'accountInUse', 'a renewal needs the account', {
    before: account({ auto_renewal: true }, 'paymentAccountId'),
    body: { isActive: undefined, isAutoRenewal: false },
  }),
  refusal('takePayment', 409, 'accountInactive', 'the account is switched off', {
    before: account({ active: false }, 'paymentAccountId'),
  }),
  refusal('takePayment', 422, 'cardExpired', 'the card is expired', {
    before: account({ expires_on: '2026-02-28' }, 'paymentAccountId'),
  }),
  refusal('takePayment', 422, 'cardDeclined', 'the bank declines', {
    before: account({ item_id: 'itm_declined_1' }, 'paymentAccountId'),
  }),
  refusal('setAutoRenew', 409, 'planEnded', 'the plan has ended', {
    before: plan({ inactive: true }),
    body: { enable: true },
  }),
  refusal('cancelPlanFee', 400, 'planFeeNotFound', 'the plan is unknown', { path: { planId: UNKNOWN } }),
  refusal('editPlanFee', 400, 'planFeeNotFound', 'the plan is unknown', { path: { planId: UNKNOWN } }),
  refusal('increasePlanFee', 400, 'planFeeNotFound', 'the plan is unknown', { path: { planId: UNKNOWN } }),
  refusal('useBenefit', 422, 'invalidProcedureDate', 'the procedure is in the future', {
    body: { procedureDate: '2027-03-15' },
  }),
  refusal('authenticate', 429, 'tooManyAttempts', 'it was tried too often', {
    body: { password: 'Wrong2026!' },
    times: 11,
  }),
  refusal('changePassword', 429, 'tooManyAttempts', 'it was tried too often', {
    body: { currentPassword: 'Wrong2026!' },
    times: 11,
  }),
  refusal('emailTransaction', 429, 'tooManyEmails', 'the address has got too many', { times: 6 }),
  refusal('emailPlanTransactions', 429, 'tooManyEmails', 'the address has got too many', { times: 6 }),
];

/** Answers that need more than a call, and where they are proven. */
export const PROVEN_ELSEWHERE: readonly string[] = [
  // password-change.test.ts.
  'changePassword 400 samePassword',
  'changePassword 400 weakPassword',
  // Of a user who belongs to no organization: reporting.test.ts.
  'getReportingToken 403 forbidden',
  // Of a server without mail: emails.test.ts.
  'emailPlanTransactions 503 emailUnavailable',
  // Of an account with a payment that is not settled: unknown-payments.test.ts.
  'deletePaymentAccount 409 accountPaymentPending',
  // take-payment.test.ts, unknown-payments.test.ts.
  'takePayment 409 paymentPending',
  'takePayment 422 idempotencyKeyReused',
  'takePayment 422 nothingDue',
  'deleteOfficePaymentAccount 409 accountPaymentPending',
  // plan-fees.test.ts.
  'editPlanFee 409 feeNoticesSent',
  // benefits-api.test.ts.
  'useBenefit 409 benefitUsedUp',
  'resendBenefit 409 benefitUsedUp',
  // procedure-codes.test.ts.
  'updateAdaCode 409 procedureCodeExists',
  'deleteAdaCode 409 procedureCodeInUse',
  // Of a server without mail: emails.test.ts.
  'emailTransaction 503 emailUnavailable',
  // Of the stream that is one too many while the others are open: live-limits.test.ts.
  'followNotifications 429 tooManyConnections',
];

/** What the server may answer before it knows the operation: request-limits.test.ts, connection-limits.test.ts. */
export const BEFORE_OPERATIONS: readonly unknown[] = ['malformedRequest', 'tooManyRequests'];
