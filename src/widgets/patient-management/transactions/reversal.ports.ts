import { waitFor } from 'xstate';
import {
  selectIsListing,
  selectListedTransactions,
  selectPage,
} from '#machines/transactions/transactions.selectors.ts';
import { wireReversal } from '#widgets/shared/reversal/reversal.ports.ts';
import type { PageChartParts } from '../frame/page-chart.ts';

export function wirePatientReversal({ host, chart }: Pick<PageChartParts, 'host' | 'chart'>) {
  const listed = async (signal: AbortSignal) => {
    const list = chart('transactions');
    if (!list) return [];
    return selectListedTransactions(
      await waitFor(list, (snapshot) => !selectIsListing(snapshot), { signal }),
    );
  };
  const reload = () => {
    const list = chart('transactions');
    list?.send({ type: 'page.choose', page: selectPage(list.getSnapshot()) });
  };
  return wireReversal({ host, reload, listed });
}
