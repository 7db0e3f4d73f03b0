import { waitFor } from 'xstate';
import { selectIsReversalOpen } from '#machines/reversal/reversal.selectors.ts';
import {
  selectIsListing,
  selectListedTransactions,
  selectPage,
} from '#machines/transactions/transactions.selectors.ts';
import { mayReverse, wireReversal } from '#widgets/shared/reversal/reversal.ports.ts';
import type { PageChart, PageChartParts } from '../frame/page-chart.ts';

export const reversalChart: PageChart<'reversal'> = {
  run: ({ member: { email } }, parts) => ({
    about: [email],
    logic: () => wirePatientReversal(parts),
    input: { mayReverse: mayReverse(parts.host), ownAddress: email },
  }),
  canRunHidden: (snapshot) => !selectIsReversalOpen(snapshot),
};

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
