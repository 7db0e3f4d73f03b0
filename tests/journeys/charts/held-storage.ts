import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Work of the vault whose end can be kept from the page. */
export type VaultWork = 'open' | 'choice' | 'store' | 'save' | 'erase';

/** Whatever the vault has done, the page hears of it on command: one piece of work at a time, oldest first. */
export async function heldStorage(page: Page, kinds: readonly VaultWork[]) {
  await page.addInitScript(holdVault, kinds);
  return {
    /** Waits until the page has such work under way, and tells it the end. */
    async tell(kind: VaultWork): Promise<void> {
      const isWaiting = () => page.evaluate((name) => globalThis.heldEnds[name].length > 0, kind);
      await expect.poll(isWaiting, { message: `work of the vault that waits: ${kind}` }).toBe(true);
      await page.evaluate((name) => globalThis.heldEnds[name].shift()?.(), kind);
    },
  };
}

declare global {
  var heldEnds: Record<VaultWork, (() => void)[]>;
}

/** Runs in the page before anything else does: ends of work go into a list instead of to the page. */
function holdVault(kinds: readonly VaultWork[]): void {
  const ends: typeof heldEnds = { open: [], choice: [], store: [], save: [], erase: [] };
  globalThis.heldEnds = ends;
  const hold = (kind: VaultWork, event: Event, tell: () => void) => {
    if (!kinds.includes(kind)) return;
    event.stopImmediatePropagation();
    ends[kind].push(tell);
  };

  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    const tell = (event: Event) => request.onsuccess?.call(request, event);
    request.addEventListener('success', (event) => hold('open', event, () => tell(event)), { once: true });
    return request;
  };

  const works = new WeakMap<IDBTransaction, VaultWork>();
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const made = transaction.apply(this, given);
    made.addEventListener('complete', (event) => {
      const kind = works.get(made);
      if (kind !== undefined) hold(kind, event, () => made.oncomplete?.call(made, event));
    });
    return made;
  };

  const { add, clear, get, put } = IDBObjectStore.prototype;
  const membership = 'copy:Membership';
  IDBObjectStore.prototype.clear = function () {
    works.set(this.transaction, 'erase');
    return clear.call(this);
  };
  IDBObjectStore.prototype.add = function (...given) {
    works.set(this.transaction, 'store');
    return add.apply(this, given);
  };
  IDBObjectStore.prototype.get = function (key) {
    if (key === membership && this.transaction.mode === 'readonly') works.set(this.transaction, 'choice');
    return get.call(this, key);
  };
  IDBObjectStore.prototype.put = function (...given) {
    if (given[1] === membership) works.set(this.transaction, 'save');
    return put.apply(this, given);
  };
}
