import { pageModel } from '#charts/page/page-model.ts';
import * as select from '#machines/practice-transactions/practice-transactions.selectors.ts';
import { practiceTransactionsModel } from '#tests/machines/practice-transactions.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { receivedPayments } from '#tests/support/received-transactions.ts';
import { PERIODS } from '#widgets/payment-management/transactions/copy.ts';
import { choose } from './choose.ts';
import {
  because,
  canDo,
  type Drive,
  endedByDefect,
  leaveField,
  leavesDateFirst,
  type SnapshotOf,
} from './drive.ts';
import { pagingOf, showsList } from './list.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof practiceTransactionsModel>;

/** A message that replaces the rows hides the controls that sort and page them. */
const hasRows = (snapshot: Snapshot): boolean =>
  !snapshot.matches('failed') && select.selectFound(snapshot)?.records !== 0;

const canAfterLeaving = canDo<typeof practiceTransactionsModel>({
  'page.choose': (snapshot) => {
    const { page, pageSize } = snapshot.context;
    return hasRows(snapshot) && page === 1 && (select.selectFound(snapshot)?.records ?? 0) > pageSize;
  },
  'size.choose': (snapshot) =>
    hasRows(snapshot) && select.selectFound(snapshot) !== null && snapshot.context.pageSize === 10,
  'sort.choose': hasRows,
  'filter.choose': ({ context }) => context.choices.status === '',
  'period.choose': (snapshot) => select.selectPeriod(snapshot) !== 'today',
  'today.change': () => false,
  'filter.clear': select.selectIsNarrowed,
  'field.change': ({ context }, { value }) => context.fields.texts.from !== value,
  'list.reload': (snapshot) => snapshot.matches('failed'),
});
const can = leavesDateFirst<typeof practiceTransactionsModel>(
  'from',
  ({ context }) => context.fields.texts.from,
  canAfterLeaving,
);

export const practiceTransactionsPage = pageModel({
  model: practiceTransactionsModel,
  scenes: { 'the transactions of a practice': { input: { today: '1969-12-31', mayReverse: true }, can } },
  notOnPage: [
    ...because('the day changes at midnight', 'practiceTransactions|today.change|0'),
    ...endedByDefect('practiceTransactions', 'csvExport', 'reversal'),
  ],
});

const LIST = '/transactions';

export const drivePracticeTransactions: Drive<typeof practiceTransactionsModel> = async (
  adapter,
  harness,
) => {
  const answer = await harness.pause(LIST);
  const sees = async (snapshot: Snapshot) => {
    const { choices, fields } = snapshot.context;
    const period = select.selectPeriod(snapshot);
    await showsList(adapter, {
      ...snapshot.context,
      phase: select.selectListPhase(snapshot),
      found: select.selectFound(snapshot),
    });
    await shows(adapter, readFilters, {
      status: choices.status || 'Any',
      period: period === null ? 'Custom dates' : PERIODS[period],
      from: fields.texts.from,
      canClear: select.selectIsNarrowed(snapshot),
    });
  };
  return {
    open: () => harness.open('/payment-management/transactions'),
    do: {
      'sort.choose': () => adapter.click('button', 'Amount'),
      ...pagingOf(adapter),
      'filter.choose': ({ value }) => choose(adapter, 'Any Status', value),
      'period.choose': ({ period }) => choose(adapter, 'Period', period),
      'filter.clear': () => adapter.click('button', 'Clear filters'),
      'field.change': ({ value }) => adapter.fill('From', value),
      'field.blur': () => leaveField(adapter, 'From'),
      'list.reload': () => adapter.click('button', 'Try again'),
    },
    answer: {
      'listTransactions → found': () => answer(LIST, 200, receivedPayments(21)),
      'listTransactions → none': () => answer(LIST, 200, receivedPayments(0)),
      'listTransactions → server down': () => answer(LIST, 503, BUSY),
    },
    see: everyState(practiceTransactionsPage, sees),
  };
};

function readFilters() {
  const filters = dom.texts('.practice-transactions-filters .select-value');
  return {
    status: filters[2],
    period: filters[3],
    from: dom.value('.practice-transactions-filters input'),
    canClear: dom.texts('.practice-transactions-filters button').includes('Clear filters'),
  };
}
