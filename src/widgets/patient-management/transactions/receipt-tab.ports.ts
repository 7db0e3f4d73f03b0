import type { ReceiptAddress } from '#api/transactions.ts';
import { clearWithSession } from '#app/session/memory.ts';
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
  /** Closes the tab if the receipt does not arrive. Also rejects if the browser blocked the tab. */
  showWhen(receipt: Promise<ReceiptAddress>): Promise<void>;
}

/** While the browser is offline, a sign-out doesn't end the session on the server yet, and the cookie would work. */
const cookieErasers = new Set<() => void>();
clearWithSession(() => {
  for (const erase of cookieErasers) erase();
  cookieErasers.clear();
});

/** The page that opens the tab. */
type Opener = Pick<Window, 'open' | 'document' | 'location'>;

export function wireReceiptTab(page: Opener, tab: () => Window | null) {
  return receiptTabMachine.provide({
    actions: {
      showReceipt(_, { address, token }) {
        const folder = address.slice(0, address.lastIndexOf('/'));
        const secure = page.location.protocol === 'https:' ? '; Secure' : '';
        const setCookie = (value: string, seconds: number) => {
          page.document.cookie = `${RECEIPT_COOKIE}=${value}; Path=${folder}; Max-Age=${seconds}; SameSite=Strict${secure}`;
        };
        setCookie(token, RECEIPT_SECONDS);
        cookieErasers.add(() => setCookie('', 0));
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

    async showWhen(receipt) {
      try {
        const arrived = await receipt;
        if (!selectIsOpen(receiptTab.getSnapshot())) throw new ApiFailure(REFUSED);
        receiptTab.send({ type: 'receipt.arrive', ...arrived, isTabClosed: tab?.closed ?? true });
      } catch (error) {
        receiptTab.send({ type: 'tab.close' });
        throw error;
      }
    },
  };
}
