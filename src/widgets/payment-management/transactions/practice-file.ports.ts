import { createTimedClient } from '#api/timed-client.ts';
import { listPracticeTransactions } from '#api/transactions.ts';
import { EXPORT_PAGE_SIZE, exportFileName } from '#domain/payment/csv-export.ts';
import type { PracticeTransactionRequest } from '#domain/payment/practice-transactions.ts';
import { PRACTICE_TRANSACTION_HEAD, practiceTransactionLine } from '#domain/payment/transaction-csv.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import type { CsvSource } from '#widgets/shared/csv/csv-export.ports.ts';
import { practiceOf, todayAt } from '#widgets/shared/host-facts.ts';

/** The filtered transactions in their current state. */
export function practiceTransactionFile(host: WidgetHost, request: PracticeTransactionRequest): CsvSource {
  const { client, answeredAt } = createTimedClient(host);
  return {
    fileName: exportFileName('transactions', todayAt(host)),
    head: PRACTICE_TRANSACTION_HEAD,
    async loadPage(page, signal) {
      const wanted = { ...request, page, pageSize: EXPORT_PAGE_SIZE, ...answeredAt() };
      const { records, transactions } = await listPracticeTransactions(
        client,
        practiceOf(host),
        wanted,
        signal,
      );
      const rows = transactions.map((each) => ({ id: each.id, lines: [practiceTransactionLine(each)] }));
      return { records, rows };
    },
  };
}
