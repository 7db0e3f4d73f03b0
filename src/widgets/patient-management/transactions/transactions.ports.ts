import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { getReceipt, getReceiptAddress, listTransactions } from '#api/transactions.ts';
import type { TransactionPage, TransactionRequest } from '#domain/payment/transaction-list.ts';
import { transactionsMachine } from '#machines/transactions/transactions.machine.ts';
import { selectCanRunHidden } from '#machines/transactions/transactions.selectors.ts';
import type { ReceiptPlace } from '#machines/transactions/transactions.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { saveFile } from '#widgets/shared/csv/csv-export.ports.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';
import type { PageChart } from '../frame/page-chart.ts';
import type { ReceiptTab } from './receipt-tab.ports.ts';

export const transactionsChart: PageChart<'transactions'> = {
  runAtOnce: ({ host, receiptTab }) => ({ about: [], logic: () => wireTransactions(host, receiptTab) }),
  canRunHidden: selectCanRunHidden,
};

function wireTransactions(host: WidgetHost, tab: ReceiptTab) {
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
