import { pageModel } from '#charts/page/page-model.ts';
import * as select from '#machines/transactions/transactions.selectors.ts';
import { transactionsModel } from '#tests/machines/transactions.model.ts';
import '#tests/support/opened-tabs.ts';
import { BUSY } from '#tests/support/failures.ts';
import {
  NO_TRANSACTIONS,
  RECEIPT_ADDRESS,
  RECEIVED_TRANSACTIONS,
} from '#tests/support/received-transactions.ts';
import { canDo, type Drive, pressFirst, type SnapshotOf } from './drive.ts';
import { pagingOf, showsList } from './list.ts';
import { sendHead } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof transactionsModel>;

const can = canDo<typeof transactionsModel>({
  'page.choose': (snapshot) => {
    const { found, page, pageSize } = snapshot.context;
    return select.selectHasRows(snapshot) && page === 1 && (found?.records ?? 0) > pageSize;
  },
  'size.choose': (snapshot) =>
    select.selectHasRows(snapshot) && snapshot.context.found !== null && snapshot.context.pageSize === 10,
  'sort.choose': select.selectHasRows,
  'list.retry': (snapshot) => snapshot.matches({ list: 'failed' }),
  'receipt.open': (snapshot) =>
    (snapshot.context.found?.records ?? 0) > 0 && !snapshot.matches({ list: 'failed' }),
  'receipt.retry': (snapshot) => snapshot.matches({ receipt: 'refused' }),
  'receipt.dismiss': (snapshot) => snapshot.matches({ receipt: 'refused' }),
});

export const transactionsPage = pageModel({
  model: transactionsModel,
  scenes: { 'the transactions of a patient': { input: undefined, can } },
});

const LIST = '/plan/transactions';
const FILE = '/plan/transaction/70001/get';
const ADDRESS = '/plan/transaction/70001/address';

export const driveTransactions: Drive<typeof transactionsModel> = async (adapter, harness) => {
  const answer = await harness.pause(LIST, FILE, ADDRESS);
  let asked = ADDRESS;
  await harness.recordTabs();
  await sendHead(harness);
  const seesList = (snapshot: Snapshot) =>
    showsList(adapter, {
      ...snapshot.context,
      phase: select.selectListPhase(snapshot),
      found: select.selectFound(snapshot),
    });
  const seesReceipt =
    (tab: string, isRefused = false) =>
    ({ context }: Snapshot) =>
      shows(adapter, readReceipt, {
        tab: context.into === 'tab' ? tab : 'none waits',
        isRefused,
        isMenuOpen: false,
      });
  return {
    open: () => harness.open('/view-patient/transactions'),
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
      'listTransactions → none': () => answer(LIST, 200, NO_TRANSACTIONS),
      'listTransactions → server down': () => answer(LIST, 503, BUSY),
      'openReceipt → in its tab': () => answer(asked, 200, RECEIPT_ADDRESS),
      'openReceipt → server down': () => answer(asked, 503, BUSY),
    },
    see: {
      ...everyState(transactionsPage, seesList, 'transactions.list'),
      'transactions.receipt.idle': seesReceipt('none waits'),
      'transactions.receipt.opening': seesReceipt('Opening receipt…'),
      'transactions.receipt.refused': seesReceipt('none waits', true),
    },
  };
};

function readReceipt() {
  const waiting = (globalThis.openedTabs ?? []).filter(({ closed, address }) => !closed && address === '');
  return {
    /** The text of the tab that waits for its receipt. */
    tab: waiting.map((tab) => tab.words()).join(', ') || 'none waits',
    isRefused: dom.texts('[role=alert] .banner-title').includes('Couldn’t open the receipt'),
    isMenuOpen: dom.has('[role=menu]'),
  };
}
