import { fromPromise, sendTo, waitFor } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { listPracticeTransactions } from '#api/transactions.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type {
  PracticeTransactionPage,
  PracticeTransactionRequest,
} from '#domain/payment/practice-transactions.ts';
import { practiceTransactionsMachine } from '#machines/practice-transactions/practice-transactions.machine.ts';
import {
  type PracticeTransactionsRef,
  selectIsListing,
  selectListedTransactions,
  selectRequest,
} from '#machines/practice-transactions/practice-transactions.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import type { SharedAction } from '#machines/shared/shared-action.ts';
import { actorIn } from '#machines/system.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { saveFile, wireCsvExport } from '#widgets/shared/csv/csv-export.ports.ts';
import { practiceOf, todayAt } from '#widgets/shared/host-facts.ts';
import { logFailure } from '#widgets/shared/log-failure.ports.ts';
import { mayReverse, wireReversal } from '#widgets/shared/reversal/reversal.ports.ts';
import { watchToday } from '#widgets/shared/watch-today.ports.ts';
import { practiceTransactionFile } from './practice-file.ports.ts';

export function startPracticeTransactions(host: WidgetHost) {
  const list = () => transactions;
  const transactions: PracticeTransactionsRef = createRoot(wirePracticeTransactions(host, list), {
    systemId: 'practiceTransactions',
    input: { today: todayAt(host), mayReverse: mayReverse(host) },
  });
  transactions.start();
  return {
    transactions,
    rights: host.session.user,
    takePayment: (memberId: string) => host.navigate(PAGES.payment.path, { memberId }),
    openPatient: (memberId: string) => host.navigate(PAGES.transactions.path, { memberId }),
    stop: watchToday(host, transactions, list),
  };
}

/** @param list the chart itself, whose request the file repeats and whose rows show what is left of a payment */
export function wirePracticeTransactions(host: WidgetHost, list: () => PracticeTransactionsRef) {
  const client = createHostClient(host);
  const source = () => practiceTransactionFile(host, selectRequest(list().getSnapshot()));
  return practiceTransactionsMachine.provide({
    actors: {
      csvExport: wireCsvExport(source, saveFile),
      reversal: wireReversal({
        host,
        reload: sendTo(actorIn('practiceTransactions'), { type: 'list.reload' }) as SharedAction,
        listed: async (signal) =>
          selectListedTransactions(
            await waitFor(list(), (snapshot) => !selectIsListing(snapshot), { signal }),
          ),
      }),
      listTransactions: fromPromise<PracticeTransactionPage, PracticeTransactionRequest>(
        ({ input, signal }) => listPracticeTransactions(client, practiceOf(host), input, signal),
      ),
    },
    actions: { logFailure },
  });
}
