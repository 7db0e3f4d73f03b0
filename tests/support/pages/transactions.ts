import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { transactionsMachine } from '#machines/transactions/transactions.machine.ts';
import {
  selectFound,
  selectHasRows,
  selectListPhase,
} from '#machines/transactions/transactions.selectors.ts';
import { transactionsModel } from '#tests/machines/transactions.model.ts';
import '#tests/support/opened-tabs.ts';
import { BUSY } from '#tests/support/desk.ts';
import { RECEIPT_ADDRESS, RECEIVED_TRANSACTIONS } from '#tests/support/received-transactions.ts';
import { type Drive, pressFirst } from './drive.ts';
import { pagingOf, showsList } from './list.ts';
import { tellHead } from './patient-head.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof transactionsMachine>;

function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const { found, page, pageSize } = snapshot.context;
  const records = found?.records ?? 0;
  const hasRows = selectHasRows(snapshot);
  switch (event.type) {
    case 'page.choose':
      return hasRows && page === 1 && records > pageSize;
    case 'size.choose':
      return hasRows && found !== null && pageSize === 10;
    case 'sort.choose':
      return hasRows;
    case 'list.retry':
      return snapshot.matches({ list: 'failed' });
    case 'receipt.open':
      return records > 0 && !snapshot.matches({ list: 'failed' });
    case 'receipt.retry':
    case 'receipt.dismiss':
      return snapshot.matches({ receipt: 'refused' });
    default:
      return true;
  }
}

export const transactionsPage = pageModel({
  model: transactionsModel,
  scenes: { 'the transactions of a patient': { input: undefined, can } },
  notOnPage: [],
});

const LIST = '/plan/transactions';
const FILE = '/plan/transaction/70001/get';
const ADDRESS = '/plan/transaction/70001/address';
const NONE = {
  info: { records: 0, pages: 0 },
  results: [],
  totals: { paid: 0, refunded: 0, voided: 0, pending: 0 },
};

export const driveTransactions: Drive<typeof transactionsMachine> = async (adapter, desk) => {
  const answer = await desk.hold(LIST, FILE, ADDRESS);
  let asked = ADDRESS;
  await desk.keepTabs();
  await tellHead(desk);
  const seesList = (snapshot: Snapshot) =>
    showsList(adapter, {
      ...snapshot.context,
      phase: selectListPhase(snapshot),
      found: selectFound(snapshot),
    });
  const seesReceipt =
    (tab: TabView['tab'], isRefused = false) =>
    ({ context }: Snapshot) =>
      shows(adapter, readReceipt, {
        tab: context.into === 'tab' ? tab : 'none waits',
        isRefused,
        isMenuOpen: false,
      });
  return {
    ...adapter,
    open: () => desk.open('/view-patient/transactions'),
    do: {
      'sort.choose': () => adapter.click('button', 'Charge'),
      ...pagingOf(adapter),
      'list.retry': () => adapter.inPage(pressFirst, '.table-instead [role=alert] button'),
      async 'receipt.open'({ transactionId, into }) {
        asked = into === 'tab' ? ADDRESS : FILE;
        await adapter.click('button', `Actions for transaction ${transactionId}`);
        await adapter.click('menuitem', into === 'tab' ? 'Open receipt' : 'Save receipt');
      },
      'receipt.retry': () => adapter.inPage(pressFirst, '.banner .page-actions button'),
      'receipt.dismiss': () => adapter.click('button', 'Dismiss'),
    },
    answer: {
      'listTransactions → found': () => answer(LIST, 200, RECEIVED_TRANSACTIONS),
      'listTransactions → none': () => answer(LIST, 200, NONE),
      'listTransactions → server down': () => answer(LIST, 503, BUSY),
      'openReceipt → in its tab': () => answer(asked, 200, RECEIPT_ADDRESS),
      'openReceipt → server down': () => answer(asked, 503, BUSY),
    },
    see: {
      'transactions.list.loading': seesList,
      'transactions.list.shown': seesList,
      'transactions.list.failed': seesList,
      'transactions.receipt.idle': seesReceipt('none waits'),
      'transactions.receipt.opening': seesReceipt('Opening receipt…'),
      'transactions.receipt.refused': seesReceipt('none waits', true),
    },
  };
};

interface TabView {
  /** The text of the tab that waits for its receipt. */
  tab: string;
  isRefused: boolean;
  isMenuOpen: boolean;
}

function readReceipt(): TabView {
  const waiting = (globalThis.openedTabs ?? []).filter(({ closed, address }) => !closed && address === '');
  const alerts = [...document.querySelectorAll<HTMLElement>('[role=alert] .banner-title')];
  return {
    tab: waiting.map((tab) => tab.words()).join(', ') || 'none waits',
    isRefused: alerts.some(({ innerText }) => innerText === 'Couldn’t open the receipt'),
    isMenuOpen: document.querySelector('[role=menu]') !== null,
  };
}
