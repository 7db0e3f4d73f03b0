import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { practiceTransactionsMachine } from '#machines/practice-transactions/practice-transactions.machine.ts';
import {
  selectFound,
  selectIsNarrowed,
  selectListPhase,
  selectPeriod,
} from '#machines/practice-transactions/practice-transactions.selectors.ts';
import { practiceTransactionsModel } from '#tests/machines/practice-transactions.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { receivedPayments } from '#tests/support/received-transactions.ts';
import { type Drive, leaveField } from './drive.ts';
import { pagingOf, showsList } from './list.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof practiceTransactionsMachine>;

function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const { page, pageSize, choices, fields } = snapshot.context;
  const found = selectFound(snapshot);
  // A message that replaces the rows hides the controls that sort and page them.
  const hasRows = !snapshot.matches('failed') && found?.records !== 0;
  switch (event.type) {
    case 'page.choose':
      return hasRows && page === 1 && found !== null && found.records > pageSize;
    case 'size.choose':
      return hasRows && found !== null && pageSize === 10;
    case 'sort.choose':
      return hasRows;
    case 'filter.choose':
      return choices.status === '';
    case 'period.choose':
      return selectPeriod(snapshot) !== 'today';
    case 'filter.clear':
      return selectIsNarrowed(snapshot);
    case 'field.change':
      return fields.texts.from !== event['value'];
    case 'list.refresh':
      return snapshot.matches('failed');
    default:
      return true;
  }
}

export const practiceTransactionsPage = pageModel({
  model: practiceTransactionsModel,
  scenes: { 'the transactions of a practice': { input: { today: '1969-12-31' }, can } },
  notOnPage: [],
});

const LIST = '/transactions';
const PERIODS = {
  all: 'All dates',
  today: 'Today',
  yesterday: 'Yesterday',
  month: 'This month',
  lastMonth: 'Last month',
};

export const drivePracticeTransactions: Drive<typeof practiceTransactionsMachine> = async (adapter, desk) => {
  const answer = await desk.hold(LIST);
  const sees = async (snapshot: Snapshot) => {
    const { choices, fields } = snapshot.context;
    const period = selectPeriod(snapshot);
    await showsList(adapter, {
      ...snapshot.context,
      phase: selectListPhase(snapshot),
      found: selectFound(snapshot),
    });
    await shows(adapter, readFilters, {
      status: choices.status || 'Any',
      period: period === null ? 'Custom dates' : PERIODS[period],
      from: fields.texts.from,
      canClear: selectIsNarrowed(snapshot),
    });
  };
  return {
    ...adapter,
    open: () => desk.open('/payment-management/transactions'),
    do: {
      'sort.choose': () => adapter.click('button', 'Amount'),
      ...pagingOf(adapter),
      async 'filter.choose'({ value }) {
        await adapter.click('button', 'Any Status');
        await adapter.clickAt(`[role=option][data-key=${value}]`);
      },
      async 'period.choose'({ period }) {
        await adapter.click('button', / Period$/);
        await adapter.clickAt(`[role=option][data-key=${period}]`);
      },
      'filter.clear': () => adapter.click('button', 'Clear filters'),
      'field.change': ({ value }) => adapter.fill('From', value),
      'field.blur': () => leaveField(adapter, 'From'),
      'list.refresh': () => adapter.click('button', 'Try again'),
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
  const filters = [...document.querySelectorAll<HTMLElement>('.practice-transactions-filters .select-value')];
  const buttons = [...document.querySelectorAll<HTMLElement>('.practice-transactions-filters button')];
  return {
    status: filters[2]?.innerText ?? '',
    period: filters[3]?.innerText ?? '',
    from: document.querySelector<HTMLInputElement>('.practice-transactions-filters input')?.value ?? '',
    canClear: buttons.some(({ innerText }) => innerText === 'Clear filters'),
  };
}
