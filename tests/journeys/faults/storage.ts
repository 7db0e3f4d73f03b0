import type { Page } from 'playwright-core';

/** A way in which what the browser keeps can go wrong. It is done from outside the page, as by another tab. */
export interface StorageFault {
  name: string;
  /** `old` is the Token item of an earlier session. */
  spoil: (outside: Page, old: string) => Promise<void>;
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
  { name: 'local storage cleared', spoil: (outside) => outside.evaluate(() => localStorage.clear()) },
  { name: 'storage full', spoil: (outside) => outside.evaluate(fillUp, 'local' as const) },
];

/** Takes the last free character of a storage: what it should hold at once, and then what is left. Runs in the page. */
export function fillUp(kind: 'local' | 'session'): void {
  const storage = kind === 'local' ? localStorage : sessionStorage;
  let filler = '';
  const take = (size: number) => {
    try {
      storage.setItem('filler', filler + 'x'.repeat(size));
      filler += 'x'.repeat(size);
    } catch {
      // There is less room than that.
    }
  };
  const held = Object.entries(storage).filter(([name]) => name !== 'filler');
  const taken = held.reduce((sum, [name, text]) => sum + name.length + text.length, 'filler'.length);
  take(5 * 2 ** 20 - taken);
  for (let size = 2 ** 22; size >= 1; size /= 2) take(size);
}

/** A page of the same origin that has nothing to do with the portal. */
export async function openOutside(page: Page): Promise<Page> {
  const outside = await page.context().newPage();
  await outside.route('**/outside', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Outside</title>' }),
  );
  await outside.goto('/outside');
  return outside;
}

/** Leaves the portal, and a profile in which nobody has ever signed in. */
export async function leaveNothing(page: Page, outside: Page): Promise<void> {
  await page.goto('about:blank');
  const session = await outside.context().newCDPSession(outside);
  const { origin } = new URL(outside.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
