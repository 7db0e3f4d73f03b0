import type { ReceiptEmail } from '#domain/payment/receipt-email.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PatientPath } from './member.ts';
import {
  type Guarded,
  isAbsentOr,
  isAnything,
  isListOf,
  isMessage,
  isOneOf,
  isRecordOf,
  isText,
} from './shape.ts';
import type { TransactionPath } from './transactions.ts';

const isEmail = isRecordOf({
  emailAddress: isText,
  state: isOneOf<ReceiptEmail['state']>(['Waiting', 'Sent', 'Failed', 'Unknown']),
  askedAt: isText,
  sentAt: isAbsentOr(isText),
});
const isEmailList = isRecordOf({ results: isListOf(isEmail) });

export function emailReceipt(
  client: PortalClient,
  path: TransactionPath,
  emailAddress: string,
): Promise<{ message: string }> {
  const address =
    '/patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/email';
  return answerOf(client.POST(address, { params: { path }, body: { emailAddress } }), isMessage);
}

export function emailStatement(
  client: PortalClient,
  path: { organizationId: string; memberId: string },
  emailAddress: string,
): Promise<{ message: string }> {
  const address = '/patient-management/organization/{organizationId}/member/{memberId}/plan/transactions';
  return answerOf(client.POST(address, { params: { path }, body: { emailAddress } }), isMessage);
}

export async function listReceiptEmails(
  client: PortalClient,
  path: TransactionPath,
  signal: AbortSignal,
): Promise<ReceiptEmail[]> {
  const address =
    '/patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/emails';
  const answer = await answerOf(client.GET(address, { params: { path }, signal }), isEmailList);
  const adapted = ({ emailAddress, state, askedAt, sentAt }: Guarded<typeof isEmail>): ReceiptEmail => ({
    to: emailAddress,
    state,
    askedAt,
    sentAt: sentAt ?? null,
  });
  return answer.results.map(adapted);
}

export async function setReceiptPreference(
  client: PortalClient,
  path: PatientPath,
  emailsReceipts: boolean,
): Promise<void> {
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/receipt-preference';
  await answerOf(client.PUT(address, { params: { path }, body: { emailsReceipts } }), isAnything);
}
