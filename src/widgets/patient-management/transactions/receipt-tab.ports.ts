import { ApiFailure } from '#domain/failure/failure.ts';
import { receiptTabMachine } from '#machines/receipt-tab/receipt-tab.machine.ts';
import { selectIsOpen } from '#machines/receipt-tab/receipt-tab.selectors.ts';
import { createRoot } from '#machines/roots.ts';

const WAITING = 'Opening receipt…';

const REFUSED = {
  status: 403,
  reason: 'Pop-up blocked',
  message: 'Your browser blocked the receipt. Allow pop-ups for this site, then try again.',
};

/** A tab that opens on the click and receives the receipt later. */
export interface ReceiptTab {
  open(): void;
  /** Throws if the browser blocked the tab. */
  show(receipt: Blob): void;
  close(): void;
  /** Revokes the receipts' URLs. */
  end(): void;
}

export function wireReceiptTab(tab: () => Window | null) {
  return receiptTabMachine.provide({
    actions: {
      showReceipt: (_, { address }) => tab()?.location.replace(address),
      clearTab: () => tab()?.close(),
      clearReceipts: (_, { addresses }) => {
        for (const address of addresses) URL.revokeObjectURL(address);
      },
    },
  });
}

export function createReceiptTab(page: Pick<Window, 'open'>): ReceiptTab {
  let tab: Window | null = null;
  const receiptTab = createRoot(wireReceiptTab(() => tab)).start();
  return {
    open() {
      tab = page.open('', '_blank');
      receiptTab.send({ type: tab === null ? 'tab.block' : 'tab.open' });
      if (tab === null) return;
      tab.opener = null;
      tab.document.title = WAITING;
      tab.document.body.textContent = WAITING;
    },

    show(receipt) {
      if (!selectIsOpen(receiptTab.getSnapshot())) throw new ApiFailure(REFUSED);
      const address = URL.createObjectURL(receipt);
      receiptTab.send({ type: 'receipt.arrive', address, isTabClosed: tab?.closed ?? true });
    },

    close: () => receiptTab.send({ type: 'tab.close' }),
    end: () => receiptTab.send({ type: 'receipt.forget' }),
  };
}
