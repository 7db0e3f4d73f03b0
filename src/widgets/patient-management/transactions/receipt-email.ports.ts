import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { emailReceipt, emailStatement, listReceiptEmails } from '#api/transaction-emails.ts';
import type { EmailSubject, ReceiptEmail } from '#domain/payment/receipt-email.ts';
import { receiptEmailMachine } from '#machines/receipt-email/receipt-email.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf, unsavedWorkOf } from '#widgets/shared/host-facts.ts';

export function wireReceiptEmail(host: WidgetHost) {
  const client = createHostClient(host);
  return receiptEmailMachine.provide({
    actors: {
      sendEmail: fromPromise<{ message: string }, { subject: EmailSubject; to: string }>(
        async ({ input: { subject, to } }) => {
          const patient = patientOf(host);
          if (subject.kind === 'receipt') {
            const { transactionId } = subject;
            return emailReceipt(client, { ...patient, transactionId }, to);
          }
          const organizationId = host.session.organization.id;
          const whose = { organizationId, memberId: patient.memberId };
          return emailStatement(client, whose, to);
        },
      ),
      listEmails: fromPromise<readonly ReceiptEmail[], { subject: EmailSubject }>(
        async ({ input: { subject }, signal }) => {
          if (subject.kind === 'statement') return [];
          const { transactionId } = subject;
          return listReceiptEmails(client, { ...patientOf(host), transactionId }, signal);
        },
      ),
    },
    actions: { reportUnsavedWork: unsavedWorkOf(host), showToast: (_, toast) => host.toast(toast) },
  });
}
