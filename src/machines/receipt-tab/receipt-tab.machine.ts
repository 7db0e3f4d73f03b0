import { assign, setup } from 'xstate';
import { effect } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';

interface Receipt {
  address: string;
}

export type ReceiptTabEvent =
  | { type: 'tab.open' }
  | { type: 'tab.block' }
  | { type: 'tab.close' }
  /** The user may have closed the receipt's tab. */
  | ({ type: 'receipt.arrive'; isTabClosed: boolean } & Receipt)
  | { type: 'receipt.forget' };

export interface ReceiptTabContext {
  /** The browser stores each receipt until its URL is revoked. */
  addresses: readonly string[];
}

export const receiptTabMachine = setup({
  types: { meta: {} as ChartMeta, context: {} as ReceiptTabContext, events: {} as ReceiptTabEvent },
  guards: {
    isTabClosed: (_, { isTabClosed }: { isTabClosed: boolean }) => isTabClosed,
  },
  actions: {
    storeAddress: assign({
      addresses: ({ context }, { address }: Receipt) => [...context.addresses, address],
    }),
    clearAddresses: assign({ addresses: [] }),
    showReceipt: effect<Receipt>('showReceipt'),
    clearTab: effect('clearTab'),
    clearReceipts: effect<ReceiptTabContext>('clearReceipts'),
  },
}).createMachine({
  id: 'receiptTab',
  description: 'A tab opens with the click, and shows the receipt once it is loaded.',
  meta: { requirements: ['API-18'] },
  context: { addresses: [] },
  on: {
    'tab.open': '.open',
    'tab.block': '.blocked',
    'receipt.forget': {
      actions: [{ type: 'clearReceipts', params: ({ context }) => context }, 'clearAddresses'],
    },
  },
  initial: 'closed',
  states: {
    closed: { description: 'No tab waits for a receipt.' },
    blocked: {
      description: 'The browser blocked the tab: the page says how to allow it.',
      on: { 'tab.close': 'closed' },
    },
    open: {
      description: 'The tab is open, and shows the receipt once it is loaded.',
      on: {
        'tab.close': { target: 'closed', actions: 'clearTab' },
        'receipt.arrive': [
          {
            guard: { type: 'isTabClosed', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'clearReceipts', params: ({ event }) => ({ addresses: [event.address] }) },
          },
          {
            actions: [
              { type: 'storeAddress', params: ({ event }) => event },
              { type: 'showReceipt', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
  },
});
