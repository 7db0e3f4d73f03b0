import { createTimedClient } from '#api/timed-client.ts';
import { listTransactions } from '#api/transactions.ts';
import { EXPORT_PAGE_SIZE, exportFileName } from '#domain/payment/csv-export.ts';
import { TRANSACTION_HEAD, transactionLines } from '#domain/payment/transaction-csv.ts';
import { FIRST_TRANSACTIONS, type TransactionSort } from '#domain/payment/transaction-list.ts';
import { selectSort } from '#machines/transactions/transactions.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { type CsvSource, saveFile, wireCsvExport } from '#widgets/shared/csv/csv-export.ports.ts';
import { patientOf, todayAt } from '#widgets/shared/host-facts.ts';
import type { PageChartParts } from '../frame/page-chart.ts';

export function wireTransactionFile({ host, chart }: Pick<PageChartParts, 'host' | 'chart'>) {
  const source = () => {
    const list = chart('transactions');
    return transactionFile(host, list ? selectSort(list.getSnapshot()) : FIRST_TRANSACTIONS.sort);
  };
  return wireCsvExport(source, saveFile);
}

/** All of a patient's transactions in their current state. */
function transactionFile(host: WidgetHost, sort: TransactionSort): CsvSource {
  const { client, answeredAt } = createTimedClient(host);
  return {
    fileName: exportFileName('transactions', todayAt(host)),
    head: TRANSACTION_HEAD,
    async loadPage(page, signal) {
      const request = { sort, page, pageSize: EXPORT_PAGE_SIZE, ...answeredAt() };
      const { records, chains } = await listTransactions(client, patientOf(host), request, signal);
      const rows = chains.map((chain) => ({ id: chain.entries[0].id, lines: transactionLines(chain) }));
      return { records, rows };
    },
  };
}
