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
          if (subject.kind === 'statement') return emailStatement(client, patientOf(), to);
          return emailReceipt(client, { ...patientOf(), ...subject }, to);
        },
      ),
      listEmails: fromPromise<readonly ReceiptEmail[], { subject: EmailSubject }>(
        async ({ input: { subject }, signal }) => {
          if (subject.kind === 'statement') return [];
          return listReceiptEmails(client, { ...patientOf(), ...subject }, signal);
        },
      ),
    },
    actions: { reportUnsavedWork: unsavedWorkOf(host), showToast: (_, toast) => host.toast(toast) },
  });
}
