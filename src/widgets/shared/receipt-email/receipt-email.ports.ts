import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { emailReceipt, emailStatement, listReceiptEmails } from '#api/transaction-emails.ts';
import type { EmailSubject, ReceiptEmail } from '#domain/payment/receipt-email.ts';
import { receiptEmailMachine } from '#machines/receipt-email/receipt-email.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { unsavedWorkOf } from '../host-facts.ts';

interface ReceiptEmailParts {
  client: PortalClient;
  patientOf(): { organizationId: string; practiceId: string; memberId: string };
  host: Pick<WidgetHost, 'toast' | 'workBegan' | 'workEnded'>;
}

export function wireReceiptEmail({ client, patientOf, host }: ReceiptEmailParts) {
  return receiptEmailMachine.provide({
    actors: {
      sendEmail: fromPromise<{ message: string }, { subject: EmailSubject; to: string }>(
        async ({ input: { subject, to } }) => {
          const { organizationId, practiceId, memberId } = patientOf();
          if (subject.kind === 'statement') return emailStatement(client, { organizationId, memberId }, to);
          return emailReceipt(client, { practiceId, memberId, transactionId: subject.transactionId }, to);
        },
      ),
      listEmails: fromPromise<readonly ReceiptEmail[], { subject: EmailSubject }>(
        async ({ input: { subject }, signal }) => {
          if (subject.kind === 'statement') return [];
          const { practiceId, memberId } = patientOf();
          return listReceiptEmails(
            client,
            { practiceId, memberId, transactionId: subject.transactionId },
            signal,
          );
        },
      ),
    },
    actions: { reportUnsavedWork: unsavedWorkOf(host), showToast: (_, toast) => host.toast(toast) },
  });
}
