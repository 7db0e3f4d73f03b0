import type { Page } from 'playwright-core';

/** From now on a storage takes nothing more, as one that is full: to fill it up would take seconds. */
export const fillStorage = (page: Page, kind: 'local' | 'session'): Promise<void> =>
  page.evaluate(refuseItems, kind);

export const makeRoom = (page: Page): Promise<void> => page.evaluate(() => globalThis.emptyStorage?.());

declare global {
  var emptyStorage: (() => void) | undefined;
}

/** Runs in the page. */
function refuseItems(kind: 'local' | 'session'): void {
  const { setItem } = Storage.prototype;
  const full = kind === 'local' ? localStorage : sessionStorage;
  Storage.prototype.setItem = function (...given) {
    if (this === full) throw new DOMException('The storage is full.', 'QuotaExceededError');
    setItem.apply(this, given);
  };
  globalThis.emptyStorage = () => {
    Storage.prototype.setItem = setItem;
  };
}
