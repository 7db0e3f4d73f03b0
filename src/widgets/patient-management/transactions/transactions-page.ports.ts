import { createActor } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { listTransactions } from '#api/transactions.ts';
import { EXPORT_PAGE_SIZE, exportFileName } from '#domain/payment/csv-export.ts';
import { TRANSACTION_HEAD, transactionLines } from '#domain/payment/csv-rows.ts';
import type { TransactionSort } from '#domain/payment/transaction-list.ts';
import { selectSort } from '#machines/transactions/transactions.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { type CsvQuestion, saveFile, wireCsvExport } from '../csv/csv-export.ports.ts';
import { timeZoneAt, todayAt } from '../practice-day.ts';
import { wireReceiptEmail } from './receipt-email.ports.ts';
import { createReceiptTab } from './receipt-tab.ports.ts';
import { patientOf, wireTransactions } from './transactions.ports.ts';

export type TransactionsParts = ReturnType<typeof startTransactions>;

/** The charts of the page of a patient's transactions, running, and how to end them. */
export function startTransactions(host: WidgetHost, ownAddress: string) {
  const tab = createReceiptTab(window);
  const transactions = createActor(wireTransactions(host, tab)).start();
  const email = createActor(wireReceiptEmail(host), { input: { ownAddress } }).start();
  const question = () => transactionFile(host, selectSort(transactions.getSnapshot()));
  const file = createActor(wireCsvExport(question, saveFile)).start();
  return {
    shown: { transactions, email, file, timeZone: timeZoneAt(host) },
    stop() {
      for (const actor of [transactions, email, file]) actor.stop();
      tab.end();
    },
  };
}

/** All of a patient's transactions as they are recorded now, in the order of the page. */
function transactionFile(host: WidgetHost, sort: TransactionSort): CsvQuestion {
  const client = createHostClient(host);
  const asOf = new Date().toISOString();
  return {
    fileName: exportFileName('transactions', todayAt(host)),
    head: TRANSACTION_HEAD,
    async ask(page, signal) {
      const request = { sort, page, pageSize: EXPORT_PAGE_SIZE, asOf };
      const { records, chains } = await listTransactions(client, patientOf(host), request, signal);
      const rows = chains.map((chain) => ({ id: chain.entries[0].id, lines: transactionLines(chain) }));
      return { records, rows };
    },
  };
}
