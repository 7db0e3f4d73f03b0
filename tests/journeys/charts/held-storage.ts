import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Work of the vault whose end can be kept from the page. */
export type VaultWork = 'open' | 'store' | 'save' | 'erase';

/** Whatever the vault has done, the page hears of it on command: one piece of work at a time, oldest first. */
export async function heldStorage(page: Page, kinds: readonly VaultWork[]) {
  await page.addInitScript(holdVault, kinds);
  const count = (kind: VaultWork) => page.evaluate((name) => globalThis.heldEnds[name].length, kind);
  const arrival = (kind: VaultWork) =>
    expect.poll(() => count(kind), { message: `work of the vault that waits: ${kind}` }).toBeGreaterThan(0);
  return {
    isWaiting: async (kind: VaultWork) => (await count(kind)) > 0,
    /** Waits until the page has such work under way, and tells it the end. */
    async tell(kind: VaultWork): Promise<void> {
      await arrival(kind);
      await page.evaluate((name) => globalThis.heldEnds[name][0]?.tell(), kind);
    },
    /** Has the database refuse to open, as a browser does that blocks site data. */
    async refuse(kind: 'open'): Promise<void> {
      await arrival(kind);
      await page.evaluate((name) => globalThis.heldEnds[name][0]?.refuse(), kind);
    },
  };
}

interface HeldEnd {
  tell(): void;
  refuse(): void;
}

declare global {
  var heldEnds: Record<VaultWork, HeldEnd[]>;
}

/** Runs in the page before anything else does: ends of work go into a list instead of to the page. */
function holdVault(kinds: readonly VaultWork[]): void {
  const ends: typeof heldEnds = { open: [], store: [], save: [], erase: [] };
  globalThis.heldEnds = ends;
  const hold = (kind: VaultWork, event: Event, tell: () => unknown, refuse: () => unknown) => {
    if (!kinds.includes(kind)) return;
    event.stopImmediatePropagation();
    const once = (end: () => unknown) => () => {
      ends[kind].shift();
      end();
    };
    ends[kind].push({ tell: once(tell), refuse: once(refuse) });
  };

  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    const told = (event: Event) => {
      const tell = () => request.onsuccess?.call(request, event);
      hold('open', event, tell, () => request.onerror?.call(request, event));
    };
    request.addEventListener('success', told, { once: true });
    return request;
  };

  const works = new WeakMap<IDBTransaction, VaultWork>();
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const made = transaction.apply(this, given);
    made.addEventListener('complete', (event) => {
      const kind = works.get(made);
      if (kind === undefined) return;
      const tell = () => made.oncomplete?.call(made, event);
      hold(kind, event, tell, () => made.onabort?.call(made, event));
    });
    return made;
  };

  const { add, clear, put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.clear = function () {
    works.set(this.transaction, 'erase');
    return clear.call(this);
  };
  IDBObjectStore.prototype.add = function (...given) {
    works.set(this.transaction, 'store');
    return add.apply(this, given);
  };
  IDBObjectStore.prototype.put = function (...given) {
    if (given[1] === 'copy:Membership') works.set(this.transaction, 'save');
    return put.apply(this, given);
  };
}
