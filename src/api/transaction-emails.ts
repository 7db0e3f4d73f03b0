import type { ReceiptEmail } from '#domain/payment/receipt-email.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { isAbsentOr } from './entity-shape.ts';
import { isListOf, isOneOf, isRecordOf, isText } from './shape.ts';
import type { TransactionPlace } from './transactions.ts';

interface Received {
  emailAddress: string;
  state: ReceiptEmail['state'];
  askedAt: string;
  sentAt: string | null | undefined;
}

const isMessage = isRecordOf<{ message: string }>({ message: isText });
const isEmailList = isRecordOf<{ results: Received[] }>({
  results: isListOf(
    isRecordOf<Received>({
      emailAddress: isText,
      state: isOneOf<ReceiptEmail['state']>(['Waiting', 'Sent', 'Failed', 'Unknown']),
      askedAt: isText,
      sentAt: isAbsentOr(isText),
    }),
  ),
});

/** Emails the receipt of a transaction (API-18). */
export function emailReceipt(
  client: PortalClient,
  path: TransactionPlace,
  emailAddress: string,
): Promise<{ message: string }> {
  const address =
    '/patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/email';
  return answerOf(client.POST(address, { params: { path }, body: { emailAddress } }), isMessage);
}

/** Emails a statement of all of a patient's transactions (API-7). */
export function emailStatement(
  client: PortalClient,
  path: { organizationId: string; memberId: string },
  emailAddress: string,
): Promise<{ message: string }> {
  const address = '/patient-management/organization/{organizationId}/member/{memberId}/plan/transactions';
  return answerOf(client.POST(address, { params: { path }, body: { emailAddress } }), isMessage);
}

/** To whom a receipt was emailed, the last one first (API-21). */
export async function listReceiptEmails(
  client: PortalClient,
  path: TransactionPlace,
  signal: AbortSignal,
): Promise<ReceiptEmail[]> {
  const address =
    '/patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/emails';
  const answer = await answerOf(client.GET(address, { params: { path }, signal }), isEmailList);
  const adapted = ({ emailAddress, state, askedAt, sentAt }: Received): ReceiptEmail => ({
    to: emailAddress,
    state,
    askedAt,
    sentAt: sentAt ?? null,
  });
  return answer.results.map(adapted);
}
