import { setup } from 'xstate';
import { effect } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

/** The token opens the receipt at its address. */
interface Receipt {
  address: string;
  token: string;
}

export type ReceiptTabEvent =
  | { type: 'tab.open' }
  | { type: 'tab.block' }
  | { type: 'tab.close' }
  /** The user may have closed the receipt's tab. */
  | ({ type: 'receipt.arrive'; isTabClosed: boolean } & Receipt);

export const receiptTabMachine = setup({
  types: { meta: {} as ChartMeta, events: {} as ReceiptTabEvent },
  guards: {
    isTabClosed: (_, { isTabClosed }: { isTabClosed: boolean }) => isTabClosed,
  },
  actions: {
    showReceipt: effect<Receipt>('showReceipt'),
    clearTab: effect('clearTab'),
  },
}).createMachine({
  id: 'receiptTab',
  description: 'A tab opens with the click, and shows the receipt once its address arrives.',
  meta: { requirements: ['API-18'] },
  on: {
    'tab.open': '.open',
    'tab.block': '.blocked',
  },
  initial: 'closed',
  states: {
    closed: { description: 'No tab waits for a receipt.' },
    blocked: {
      description: 'The browser blocked the tab: the page says how to allow it.',
      on: { 'tab.close': 'closed' },
    },
    open: {
      description: 'The tab is open, and shows the receipt once its address arrives.',
      on: {
        'tab.close': { target: 'closed', actions: 'clearTab' },
        'receipt.arrive': [
          { guard: { type: 'isTabClosed', params: ({ event }) => event }, target: 'closed' },
          { actions: { type: 'showReceipt', params: ({ event }) => event } },
        ],
      },
    },
  },
});
