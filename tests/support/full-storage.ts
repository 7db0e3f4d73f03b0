declare global {
  var emptyStorage: (() => void) | undefined;
}

/**
 * Runs on the page. From now on a storage accepts nothing, as if it were full. Actually filling it would take
 * seconds.
 */
export function refuseItems(kind: 'local' | 'session'): void {
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

/** Runs in the page. */
export const acceptItems = (): void => globalThis.emptyStorage?.();
