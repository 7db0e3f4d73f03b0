import type { OperationId } from '#server/auth/policy.ts';
import type { Db } from '#server/db/open.ts';
import type { Json } from '#server/http/contract.ts';
import type { Records } from './matrix/records.ts';
import { NEW_CARD } from './payments.ts';

type Before = (db: Db, idOf: (record: keyof Records) => number) => Promise<unknown>;

/** How the plain call of an operation comes to an answer that it does not get by itself. */
export interface Way {
  id: OperationId;
  status: number;
  /** In words. */
  when: string;
  /** What has happened to the caller's records before. */
  before?: Before;
  /** Other values in its address and its body. */
  path?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, Json>>;
  /** The last of so many times; once without. */
  times?: number;
}

const EXPIRED = '02/26';
const UNKNOWN = '99999999';
const A_SUNDAY_BEFORE = '2026-03-15';
const STANDARD = { adaCodeId: '<home.standardCodeId>' };

const account =
  (change: { item_id: string } | { auto_renewal: boolean }, record: keyof Records): Before =>
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

/** A way to each answer that is an operation's own. */
export const WAYS: readonly Way[] = [
  { id: 'authenticate', status: 401, when: 'the password is wrong', body: { password: 'Wrong2026!' } },
  {
    id: 'refreshToken',
    status: 401,
    when: 'the refresh token is of nobody',
    body: { refreshToken: 'of-nobody' },
  },
  {
    id: 'getReportingToken',
    status: 404,
    when: 'the organization is unknown',
    body: { organizationId: UNKNOWN },
  },
  {
    id: 'updateMember',
    status: 409,
    when: 'somebody has changed the patient meanwhile',
    body: { version: 99 },
  },
  {
    id: 'updateMember',
    status: 422,
    when: 'the patient is born in the future',
    body: { birthDate: '2026-04-01' },
  },
  { id: 'addPaymentAccount', status: 409, when: 'the account was added before', times: 2 },
  {
    id: 'addPaymentAccount',
    status: 422,
    when: 'the card is expired',
    body: { ...NEW_CARD, expirationDate: EXPIRED },
  },
  {
    id: 'updatePaymentAccount',
    status: 409,
    when: 'the account is switched off and to renew',
    body: { isActive: false, isAutoRenewal: true },
  },
  { id: 'updatePaymentAccount', status: 422, when: 'the card is expired', body: { expirationDate: EXPIRED } },
  {
    id: 'deletePaymentAccount',
    status: 409,
    when: 'a renewal needs the account',
    before: account({ auto_renewal: true }, 'paymentAccountId'),
  },
  {
    id: 'takePayment',
    status: 202,
    when: 'the bank does not answer',
    before: account({ item_id: 'itm_unanswered_1' }, 'paymentAccountId'),
  },
  { id: 'takePayment', status: 409, when: 'the same was paid a moment ago', times: 2 },
  { id: 'takePayment', status: 422, when: 'it is more than is owed', body: { amount: 9999 } },
  {
    id: 'deleteOfficePaymentAccount',
    status: 409,
    when: 'the renewal of the practice needs the account',
    before: officeAccountRenews,
  },
  { id: 'addCreditAccount', status: 409, when: 'the account was added before', times: 2 },
  {
    id: 'addCreditAccount',
    status: 422,
    when: 'the card is expired',
    body: { ...NEW_CARD, expirationDate: EXPIRED },
  },
  {
    id: 'removeMemberFromPlan',
    status: 409,
    when: 'it is the subscriber',
    path: { memberId: '<home.memberId>' },
  },
  {
    id: 'setAutoRenew',
    status: 409,
    when: 'no account is marked for it',
    before: plan({ auto_renew: false }),
    body: { enable: true },
  },
  { id: 'cancelPlanFee', status: 409, when: 'it was cancelled before', times: 2 },
  {
    id: 'editPlanFee',
    status: 409,
    when: 'no increase is planned',
    body: { coverageLevelId: '<home.coverageLevelId>' },
  },
  {
    id: 'editPlanFee',
    status: 422,
    when: 'the notices lie in the past',
    body: { communicationSendDate: A_SUNDAY_BEFORE },
  },
  { id: 'increasePlanFee', status: 409, when: 'an increase is planned already', times: 2 },
  {
    id: 'increasePlanFee',
    status: 422,
    when: 'the notices lie in the past',
    body: { communicationSendDate: A_SUNDAY_BEFORE },
  },
  { id: 'useBenefit', status: 409, when: 'the plan has ended', before: plan({ inactive: true }) },
  { id: 'useBenefit', status: 422, when: 'the plan does not cover the code', body: { cdtCode: 'NONE' } },
  { id: 'undoBenefit', status: 409, when: 'the patient has denied it', before: benefit('Denied') },
  { id: 'resendBenefit', status: 409, when: 'the patient has confirmed it', before: benefit('Confirmed') },
  { id: 'selectMembershipCodes', status: 422, when: 'a code is unknown', body: { codeIds: [UNKNOWN] } },
  { id: 'createAdaCode', status: 409, when: 'the code exists', times: 2 },
  { id: 'updateAdaCode', status: 409, when: 'it is a standard code', path: STANDARD },
  { id: 'deleteAdaCode', status: 409, when: 'it is a standard code', path: STANDARD },
  { id: 'emailTransaction', status: 409, when: 'it is not paid yet', before: unsettled },
  {
    id: 'authenticate',
    status: 429,
    when: 'it was tried too often',
    body: { password: 'Wrong2026!' },
    times: 11,
  },
  {
    id: 'changePassword',
    status: 429,
    when: 'it was tried too often',
    body: { currentPassword: 'Wrong2026!' },
    times: 11,
  },
  { id: 'emailTransaction', status: 429, when: 'the address has got too many', times: 6 },
  { id: 'emailPlanTransactions', status: 429, when: 'the address has got too many', times: 6 },
];

/** Answers that need more than a call, and where they are proven. */
export const PROVEN_ELSEWHERE: readonly string[] = [
  // Of the 601st call without a token within a minute: validation-limits.test.ts.
  'refreshToken 429',
  'signOut 429',
  // Of a user who belongs to no organization: reporting.test.ts.
  'getReportingToken 403',
  // Of the stream that is one too many while the others are open: live-notifications.test.ts.
  'followNotifications 429',
];
