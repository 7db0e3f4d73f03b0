import type { Page } from 'playwright-core';

/** Damage to the browser's storage from outside the page, for example by another tab. */
export interface StorageFault {
  name: string;
  /** `old` is the Token item of an earlier session. */
  spoil: (outside: Page, old: string) => Promise<void>;
  /** An open page notices it only on a reload. */
  isFoundOnReload?: true;
}

export const STORAGE_FAULTS: readonly StorageFault[] = [
  { name: 'Token removed', spoil: (outside) => outside.evaluate(() => localStorage.removeItem('Token')) },
  {
    name: 'Token altered',
    spoil: (outside) =>
      outside.evaluate(() => localStorage.setItem('Token', `${localStorage.getItem('Token') ?? 's1.'}x`)),
  },
  {
    name: 'Token replaced by an old one',
    spoil: (outside, old) => outside.evaluate((text) => localStorage.setItem('Token', text), old),
  },
  {
    name: 'database deleted',
    isFoundOnReload: true,
    spoil: (outside) =>
      outside.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const deletion = indexedDB.deleteDatabase('bridgework-vault');
            deletion.onsuccess = () => resolve();
            deletion.onerror = () => reject(deletion.error);
          }),
      ),
  },
  {
    name: 'key removed from the database',
    isFoundOnReload: true,
    spoil: (outside) => outside.evaluate(removeRecord, 'key'),
  },
  {
    name: 'copy of the Token removed from the database',
    isFoundOnReload: true,
    spoil: (outside) => outside.evaluate(removeRecord, 'copy:Token'),
  },
  { name: 'local storage cleared', spoil: (outside) => outside.evaluate(() => localStorage.clear()) },
  { name: 'storage full', spoil: (outside) => outside.evaluate(fillUp, 'local' as const) },
];

/** Runs in the page. */
async function removeRecord(name: string): Promise<void> {
  const opening = indexedDB.open('bridgework-vault', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('records');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const removal = opening.result.transaction('records', 'readwrite');
  removal.objectStore('records').delete(name);
  await new Promise((resolve) => {
    removal.oncomplete = resolve;
  });
  opening.result.close();
}

/** Fills a storage to its last character. Runs in the page. */
export function fillUp(kind: 'local' | 'session'): void {
  const storage = kind === 'local' ? localStorage : sessionStorage;
  let filler = '';
  const take = (size: number) => {
    try {
      storage.setItem('filler', filler + 'x'.repeat(size));
      filler += 'x'.repeat(size);
    } catch {
      // The storage has less space left.
    }
  };
  const held = Object.entries(storage).filter(([name]) => name !== 'filler');
  const taken = held.reduce((sum, [name, text]) => sum + name.length + text.length, 'filler'.length);
  take(5 * 2 ** 20 - taken);
  for (let size = 2 ** 22; size >= 1; size /= 2) take(size);
}

/** Leaves the portal, and leaves a profile without a session. */
export async function leaveNothing(page: Page, outside: Page): Promise<void> {
  await page.goto('about:blank');
  const session = await outside.context().newCDPSession(outside);
  const { origin } = new URL(outside.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
