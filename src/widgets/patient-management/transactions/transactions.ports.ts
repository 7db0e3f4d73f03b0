import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { getReceipt, getReceiptAddress, listTransactions } from '#api/transactions.ts';
import type { TransactionPage, TransactionRequest } from '#domain/payment/transaction-list.ts';
import { transactionsMachine } from '#machines/transactions/transactions.machine.ts';
import type { ReceiptPlace } from '#machines/transactions/transactions.types.ts';
import { saveFile } from '#widgets/shared/csv/csv-export.ports.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';
import type { PageChartParts } from '../frame/page-chart.ts';

export function wireTransactions({ host, receiptTab: tab }: Pick<PageChartParts, 'host' | 'receiptTab'>) {
  const client = createHostClient(host);
  return transactionsMachine.provide({
    actors: {
      listTransactions: fromPromise<TransactionPage, TransactionRequest>(({ input, signal }) =>
        listTransactions(client, patientOf(host), input, signal),
      ),
      openReceipt: fromPromise<void, { transactionId: string; into: ReceiptPlace }>(async (asked) => {
        const { transactionId, into } = asked.input;
        const path = { ...patientOf(host), transactionId };
        if (into === 'file') {
          const receipt = await getReceipt(client, path, asked.signal);
          return saveFile(receipt, receipt.name);
        }
        await tab.showWhen(getReceiptAddress(client, path, asked.signal));
      }),
    },
    actions: { openTab: (_, { into }) => into === 'tab' && tab.open() },
  });
}
