import type { Page } from 'playwright-core';
import { holdLock, letGoOfLock } from '#tests/support/held-lock.ts';
import { fillLogin, type SamplePerson } from '../support/sign-in.ts';
import { goOutside } from './accounts.ts';

type News = { type: 'started'; userId: string } | { type: 'ended' } | { type: 'refused' };

/** Another tab of the same browser, in which the portal need not run. */
export async function otherTab(page: Page) {
  const tab = await page.context().newPage();
  await goOutside(tab);
  // A tab behind another is drawn once a second: whatever waits for a frame would wait for that.
  await page.bringToFront();
  return {
    tell: (news: News) =>
      tab.evaluate((told) => new BroadcastChannel('bridgework-session').postMessage(told), news),
    /**
     * The server refuses it a new token: it says so and erases the token. While it has its turn, no other asks for a new
     * one: it keeps it until `letGo`.
     */
    async findRefused(): Promise<void> {
      await tab.evaluate(holdLock, 'bridgework-session');
      await tab.evaluate(() => new BroadcastChannel('bridgework-session').postMessage({ type: 'refused' }));
      await tab.evaluate(eraseToken);
    },
    letGo: () => tab.evaluate(letGoOfLock),
    async signIn(email: SamplePerson): Promise<void> {
      await tab.goto('/login');
      await fillLogin(tab, email);
      await tab.getByRole('button', { name: 'LOGIN' }).click();
      await tab.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
      await goOutside(tab);
      await page.bringToFront();
    },
  };
}

async function eraseToken(): Promise<void> {
  localStorage.removeItem('Token');
  const request = indexedDB.open('bridgework-vault', 1);
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  const erasure = request.result.transaction('records', 'readwrite');
  erasure.objectStore('records').delete('copy:Token');
  await new Promise((resolve) => {
    erasure.oncomplete = resolve;
  });
  request.result.close();
}
