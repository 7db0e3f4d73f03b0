import { describe, expect, it } from 'vitest';
import { getAmountDue } from '#api/amount-due.ts';
import { authenticate, refreshToken } from '#api/authentication.ts';
import { getBenefitSummary } from '#api/benefits.ts';
import { createPortalClient, type PortalClient } from '#api/client.ts';
import { findPatients, getRecentPatients } from '#api/found-patients.ts';
import { getMember } from '#api/member.ts';
import { getMemberRecord, updateMember } from '#api/member-edit.ts';
import { setAutoRenew } from '#api/membership.ts';
import { getNotifications } from '#api/notifications.ts';
import { getPatientSummary } from '#api/patient-summary.ts';
import { searchPatients } from '#api/patients.ts';
import {
  addPaymentAccount,
  changePaymentAccount,
  listChargeableAccounts,
  listPaymentAccounts,
} from '#api/payment-accounts.ts';
import { getPaymentSchedule, getTreatments } from '#api/plan-records.ts';
import { getSupportInformation } from '#api/support.ts';
import { takePayment } from '#api/take-payment.ts';
import { emailReceipt, emailStatement, listReceiptEmails } from '#api/transaction-emails.ts';
import { listTransactions } from '#api/transactions.ts';
import { changePassword, getUser } from '#api/user.ts';
import { newDraft } from '#domain/payment/account-draft.ts';
import { FIRST_TRANSACTIONS } from '#domain/payment/transaction-list.ts';
import { fields, operations } from '#tests/support/contract-document.ts';
import { type Settled, settled } from '#tests/support/settled.ts';

type Call = (client: PortalClient) => Promise<Settled<unknown>>;

const never = new AbortController().signal;
const TODAY = '2026-11-23';
const PATH = {
  practiceId: '1',
  organizationId: '2',
  memberId: '3',
  planId: '4',
  transactionId: '5',
  paymentAccountId: '6',
};
const SEARCH = {
  filters: {},
  sort: { field: 'lastName', order: 'asc' },
  page: 1,
  pageSize: 10,
} as const;
const CARD = { token: 'tok_1', expirationDate: '12/30', zipCode: '43215', cardType: 1, lastFour: '4242' };
const INTENT = { key: 'k', accountId: '6', amountCents: 1, decidedAt: 0 };
const PASSWORDS = { currentPassword: 'a', newPassword: 'b' };

/** Each call whose response is read, with the fields that this call always receives, but the contract's example lacks. */
const CALLS: readonly [operationId: string, call: Call, always?: object][] = [
  ['authenticate', (client) => settled(authenticate(client, { username: 'a', password: 'b' }, never))],
  ['refreshToken', (client) => settled(refreshToken(client, 'r', never))],
  ['getUser', (client) => settled(getUser(client, never))],
  ['changePassword', (client) => settled(changePassword(client, PASSWORDS, never))],
  ['searchPatients', (client) => settled(searchPatients(client, '1', SEARCH, never))],
  ['searchPatients', (client) => settled(findPatients(client, '1', {}, never))],
  ['listRecentPatients', (client) => settled(getRecentPatients(client, '1', never))],
  ['getMemberDetail', (client) => settled(getMember(client, PATH, TODAY, never))],
  ['getMemberDetail', (client) => settled(getMemberRecord(client, PATH, never)), { version: 1 }],
  ['updateMember', (client) => settled(updateMember(client, PATH, { version: 1 }))],
  ['getMemberSummary', (client) => settled(getPatientSummary(client, PATH, TODAY, never))],
  ['getPaymentDue', (client) => settled(getAmountDue(client, PATH, never))],
  ['getPaymentSchedule', (client) => settled(getPaymentSchedule(client, PATH, never))],
  ['getTreatmentSummary', (client) => settled(getTreatments(client, PATH, never))],
  ['getBenefitsSummary', (client) => settled(getBenefitSummary(client, PATH, never))],
  ['setAutoRenew', (client) => settled(setAutoRenew(client, PATH, true))],
  ['listPaymentAccounts', (client) => settled(listPaymentAccounts(client, PATH, never))],
  ['listPaymentAccounts', (client) => settled(listChargeableAccounts(client, PATH, never))],
  [
    'addPaymentAccount',
    (client) => settled(addPaymentAccount(client, PATH, { draft: newDraft('A'), card: CARD })),
  ],
  ['updatePaymentAccount', (client) => settled(changePaymentAccount(client, PATH, {}))],
  ['takePayment', (client) => settled(takePayment(client, PATH, INTENT))],
  [
    'listTransactions',
    (client) => settled(listTransactions(client, PATH, FIRST_TRANSACTIONS, never)),
    { totals: { paid: 0, refunded: 0, pending: 0 } },
  ],
  ['emailTransaction', (client) => settled(emailReceipt(client, PATH, 'a@mail.test'))],
  ['emailPlanTransactions', (client) => settled(emailStatement(client, PATH, 'a@mail.test'))],
  ['listReceiptEmails', (client) => settled(listReceiptEmails(client, PATH, never))],
  ['getSupportInformation', (client) => settled(getSupportInformation(client, '1', never))],
  ['getNotifications', (client) => settled(getNotifications(client, '1', never))],
];

function clientOver(body: unknown): PortalClient {
  const bearer = { kind: 'bearer', accessToken: 'token' } as const;
  return createPortalClient({
    baseUrl: 'https://portal.test/api',
    session: { credential: async () => bearer, renewed: async () => bearer },
    fetch: async () => Response.json(body),
  });
}

function exampleOf(operationId: string): object {
  const answers = operations.find(({ id }) => id === operationId)?.answers;
  return fields((answers?.get('200') ?? answers?.get('201'))?.examples[0]);
}

describe.each(CALLS)('ERR-1: the response of %s', (operationId, call, always) => {
  it('is read as in the example of the contract, and with a field that the contract does not name', async () => {
    const example = { ...exampleOf(operationId), ...always };
    for (const body of [example, { ...example, addedLater: [1] }])
      expect(await call(clientOver(body))).toMatchObject({ kind: 'ok' });
  });

  it.each([null, [], {}, 'text', 7])('is unreadable when it is %j', async (body) => {
    expect(await call(clientOver(body))).toMatchObject({
      kind: 'failed',
      failure: { reason: 'Unreadable answer' },
    });
  });
});
