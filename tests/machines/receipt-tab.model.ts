import { model } from '#charts/explore/model.ts';
import { receiptTabMachine } from '#machines/receipt-tab/receipt-tab.machine.ts';

const ADDRESS = 'blob:receipt';

export const receiptTabModel = model({
  machine: receiptTabMachine,
  inputs: [undefined],
  events: {
    'tab.open': [{}],
    'tab.block': [{}],
    'tab.close': [{}],
    'receipt.arrive': [
      { case: 'in its tab', address: ADDRESS, isTabClosed: false },
      { case: 'after its tab was closed', address: ADDRESS, isTabClosed: true },
    ],
    'receipt.forget': [{}],
  },
  /** Two receipts cover everything. */
  isWorthTaking: ({ context }, { event }) => event.type !== 'receipt.arrive' || context.addresses.length < 2,
  isHome: (snapshot) => snapshot.matches('closed'),
  invariants: {
    'API-18: only the address of a receipt that was shown is stored.': ({ context }) =>
      context.addresses.every((address) => address === ADDRESS),
  },
});
