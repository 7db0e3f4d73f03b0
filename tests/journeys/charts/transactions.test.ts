import type { Page } from 'playwright-core';
import {
  driveTransactions,
  type OpenedTab,
  type TransactionsSet,
  transactionsPage,
} from '#tests/support/pages/transactions.ts';
import { it } from '../support/journey.ts';
import { heldFetch } from './held-fetch.ts';
import { BUSY, patientStage, RECEIVED_TRANSACTIONS, tellHead } from './patient-head.ts';
import { walkOnPage } from './walk.ts';

const LIST = '/plan/transactions';
const RECEIPT = '/plan/transaction/70001/get';
const NONE = { info: { records: 0, pages: 0 }, results: [], totals: { paid: 0, refunded: 0, pending: 0 } };

/** Runs in the page before anything else does: its tabs are kept in it, where the walk can read them. */
function keepTabs(): void {
  const tabs: OpenedTab[] = [];
  globalThis.openedTabs = tabs;
  globalThis.open = () => {
    const inside = document.implementation.createHTMLDocument();
    const tab = {
      opener: globalThis,
      document: inside,
      words: () => inside.body.textContent,
      address: '',
      location: {
        replace(address: string) {
          tab.address = address;
        },
      },
      closed: false,
      close() {
        tab.closed = true;
      },
    };
    tabs.push(tab);
    return tab as unknown as Window;
  };
}

/** The built portal about one patient; the server answers the list and the receipts on command. */
async function transactionsSet(page: Page): Promise<TransactionsSet> {
  const answer = await heldFetch(page, LIST, RECEIPT);
  await page.addInitScript(keepTabs);
  await tellHead(page);
  return {
    async open() {
      await page.goto('about:blank');
      await page.goto('/view-patient/transactions');
    },
    answer: {
      found: () => answer(LIST, 200, RECEIVED_TRANSACTIONS),
      none: () => answer(LIST, 200, NONE),
      'list: server down': () => answer(LIST, 503, BUSY),
      'in its tab': () => answer(RECEIPT, 200, {}),
      'receipt: server down': () => answer(RECEIPT, 503, BUSY),
    },
  };
}

it('API-18: a patient’s transactions walk the tours of their chart and leave no transition out', async ({
  page,
  troubles,
}) => {
  const stage = await patientStage(page, troubles);
  await walkOnPage(transactionsPage, driveTransactions(stage, await transactionsSet(page)));
});
