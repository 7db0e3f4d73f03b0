import type { ReceiptAddress } from '#api/transactions.ts';
import { ApiFailure } from '#domain/failure/failure.ts';
import { RECEIPT_COOKIE, RECEIPT_SECONDS } from '#domain/navigation/server-paths.ts';
import { receiptTabMachine } from '#machines/receipt-tab/receipt-tab.machine.ts';
import { selectIsOpen } from '#machines/receipt-tab/receipt-tab.selectors.ts';
import { createRoot } from '#machines/roots.ts';

const WAITING = 'Opening receipt…';

const REFUSED = {
  status: 403,
  reason: 'Pop-up blocked',
  message: 'Your browser blocked the receipt. Allow pop-ups for this site, then try again.',
};

/** A tab that opens on the click and receives the receipt's address later. */
export interface ReceiptTab {
  open(): void;
  /** Throws if the browser blocked the tab. */
  show(receipt: ReceiptAddress): void;
  close(): void;
}

/** The page that opens the tab. */
type Opener = Pick<Window, 'open' | 'document' | 'location'>;

export function wireReceiptTab(page: Opener, tab: () => Window | null) {
  return receiptTabMachine.provide({
    actions: {
      showReceipt(_, { address, token }) {
        const folder = address.slice(0, address.lastIndexOf('/'));
        const secure = page.location.protocol === 'https:' ? '; Secure' : '';
        const lasting = `Max-Age=${RECEIPT_SECONDS}; SameSite=Strict${secure}`;
        page.document.cookie = `${RECEIPT_COOKIE}=${token}; Path=${folder}; ${lasting}`;
        tab()?.location.replace(address);
      },
      clearTab: () => tab()?.close(),
    },
  });
}

export function createReceiptTab(page: Opener): ReceiptTab {
  let tab: Window | null = null;
  const receiptTab = createRoot(wireReceiptTab(page, () => tab)).start();
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
      receiptTab.send({ type: 'receipt.arrive', ...receipt, isTabClosed: tab?.closed ?? true });
    },

    close: () => receiptTab.send({ type: 'tab.close' }),
  };
}
