import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import type { PatientPlace } from '#api/member.ts';
import { getReceipt, listTransactions } from '#api/transactions.ts';
import type { TransactionPage, TransactionRequest } from '#domain/payment/transaction-list.ts';
import { transactionsMachine } from '#machines/transactions/transactions.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import type { ReceiptTab } from './receipt-tab.ports.ts';

/** Whose page a widget shows. A page about a patient is not opened without one (ROUTE-8). */
export const patientOf = ({ session, page }: WidgetHost): PatientPlace => ({
  practiceId: session.practice.id,
  memberId: page.memberId ?? '',
});

/** The chart of a patient's transactions with every port provided. */
export function wireTransactions(host: WidgetHost, tab: ReceiptTab) {
  const client = createHostClient(host);
  return transactionsMachine.provide({
    actors: {
      listTransactions: fromPromise<TransactionPage, TransactionRequest>(({ input, signal }) =>
        listTransactions(client, patientOf(host), input, signal),
      ),
      openReceipt: fromPromise<void, { transactionId: string }>(async ({ input, signal }) => {
        try {
          tab.show(await getReceipt(client, { ...patientOf(host), ...input }, signal));
        } catch (error) {
          tab.close();
          throw error;
        }
      }),
    },
    actions: { openTab: () => tab.open() },
  });
}
