import { fromPromise, waitFor } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { listPracticeTransactions } from '#api/transactions.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type {
  PracticeTransactionPage,
  PracticeTransactionRequest,
} from '#domain/payment/practice-transactions.ts';
import { practiceTransactionsMachine } from '#machines/practice-transactions/practice-transactions.machine.ts';
import {
  selectIsListing,
  selectListedTransactions,
  selectRequest,
} from '#machines/practice-transactions/practice-transactions.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { saveFile, wireCsvExport } from '#widgets/shared/csv/csv-export.ports.ts';
import { practiceOf, todayAt } from '#widgets/shared/host-facts.ts';
import { mayReverse, wireReversal } from '#widgets/shared/reversal/reversal.ports.ts';
import { watchToday } from '#widgets/shared/watch-today.ports.ts';
import { practiceTransactionFile } from './practice-file.ports.ts';

export function wirePracticeTransactions(host: WidgetHost) {
  const client = createHostClient(host);
  return practiceTransactionsMachine.provide({
    actors: {
      listTransactions: fromPromise<PracticeTransactionPage, PracticeTransactionRequest>(
        ({ input, signal }) => listPracticeTransactions(client, practiceOf(host), input, signal),
      ),
    },
  });
}

export function startPracticeTransactions(host: WidgetHost) {
  const transactions = createRoot(wirePracticeTransactions(host), { input: { today: todayAt(host) } });
  const source = () => practiceTransactionFile(host, selectRequest(transactions.getSnapshot()));
  const file = createRoot(wireCsvExport(source, saveFile));
  const reversal = createRoot(
    wireReversal({
      host,
      reload: () => transactions.send({ type: 'list.reload' }),
      listed: async (signal) =>
        selectListedTransactions(
          await waitFor(transactions, (snapshot) => !selectIsListing(snapshot), { signal }),
        ),
    }),
    { input: { mayReverse: mayReverse(host), ownAddress: '' } },
  );
  for (const chart of [transactions, file, reversal]) chart.start();
  const stopWatching = watchToday(host, transactions);
  return {
    charts: { transactions, file, reversal, rights: host.session.user },
    takePayment: (memberId: string) => host.navigate(PAGES.payment.path, { memberId }),
    openPatient: (memberId: string) => host.navigate(PAGES.transactions.path, { memberId }),
    stop() {
      stopWatching();
      for (const chart of [transactions, file, reversal]) chart.stop();
    },
  };
}
