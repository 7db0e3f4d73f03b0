import { model } from '#charts/explore/model.ts';
import { receiptTabMachine } from '#machines/receipt-tab/receipt-tab.machine.ts';

const RECEIPT = { address: '/receipts/70001/Receipt.pdf', token: 'token' };

export const receiptTabModel = model({
  machine: receiptTabMachine,
  inputs: [undefined],
  events: {
    'tab.open': [{}],
    'tab.block': [{}],
    'tab.close': [{}],
    'receipt.arrive': [
      { case: 'in its tab', ...RECEIPT, isTabClosed: false },
      { case: 'after its tab was closed', ...RECEIPT, isTabClosed: true },
    ],
  },
  isHome: (snapshot) => snapshot.matches('closed'),
  invariants: {
    'API-18: a receipt is shown only while a tab is open for it.': (snapshot) =>
      snapshot.can({ type: 'receipt.arrive', ...RECEIPT, isTabClosed: false }) === snapshot.matches('open'),
  },
});
