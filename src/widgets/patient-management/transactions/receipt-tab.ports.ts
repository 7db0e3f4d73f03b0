import { ApiFailure } from '#domain/failure/failure.ts';

const WAITING = 'The receipt is on its way.';

const REFUSED = {
  status: 403,
  reason: 'Pop-up blocked',
  message: 'The browser kept the receipt’s tab from opening. Allow pop-ups for this page, then try again.',
};

/** A tab that opens with the click, and into which a receipt comes once it is there. */
export interface ReceiptTab {
  open(): void;
  /** Throws where the browser refused the tab. */
  show(receipt: Blob): void;
  close(): void;
  /** Forgets the receipts that were shown; their tabs keep them. */
  end(): void;
}

export function createReceiptTab(page: Pick<Window, 'open'>): ReceiptTab {
  let tab: Window | null = null;
  const addresses: string[] = [];
  return {
    open() {
      tab = page.open('', '_blank');
      if (tab === null) return;
      tab.opener = null;
      tab.document.title = WAITING;
      tab.document.body.textContent = WAITING;
    },

    show(receipt) {
      if (tab === null) throw new ApiFailure(REFUSED);
      if (tab.closed) return;
      const address = URL.createObjectURL(receipt);
      addresses.push(address);
      tab.location.replace(address);
    },

    close() {
      tab?.close();
      tab = null;
    },

    end() {
      for (const address of addresses) URL.revokeObjectURL(address);
    },
  };
}
