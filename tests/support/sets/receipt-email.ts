import { SENT_BEFORE } from '#tests/machines/receipt-email.model.ts';
import { BUSY, type Desk } from '#tests/support/desk.ts';
import { isThere } from '#tests/support/pages/is-there.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { PATIENT_EMAILS, type ReceiptEmailSet } from '#tests/support/pages/receipt-email.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { RECEIVED_TRANSACTIONS } from '#tests/support/received-transactions.ts';
import { tellHead } from './patient-head.ts';

/** The list of the page is asked for first; a statement is sent by a call that ends the same. */
const LIST = '/plan/transactions';
const HISTORY = '/plan/transaction/70001/emails';
const CALLS = { receipt: '/plan/transaction/70001/email', statement: LIST } as const;

const { to: emailAddress, ...sent } = SENT_BEFORE;
const TOLD = { results: [{ emailAddress, ...sent }] };

/** One patient; the server sends emails, and tells of those that it sent, on command. */
export async function receiptEmailSet(adapter: PageAdapter, desk: Desk): Promise<ReceiptEmailSet> {
  const answer = await desk.hold(LIST, HISTORY, CALLS.receipt);
  let address = '';
  await tellHead(desk, { member: () => ({ ...RECEIVED_MEMBER, emailAddress: address }) });
  return {
    async open(patient) {
      address = PATIENT_EMAILS[patient];
      await desk.open('/view-patient/transactions');
      await answer(LIST, 200, RECEIVED_TRANSACTIONS);
      await isThere(adapter, '.pagination-range');
    },
    answer: {
      told: () => answer(HISTORY, 200, TOLD),
      'history: server down': () => answer(HISTORY, 503, BUSY),
    },
    answerSent: {
      sent: (kind) => answer(CALLS[kind], 200, { message: 'Email sent successfully' }),
      'server down': (kind) => answer(CALLS[kind], 503, BUSY),
    },
  };
}
