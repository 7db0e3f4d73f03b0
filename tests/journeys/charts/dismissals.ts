import type { Page } from 'playwright-core';
import { notification } from '#tests/support/notifications.ts';
import { storeSession } from '../support/signed-in.ts';
import { onTheWire } from './notifications-set.ts';

const NOTIFICATIONS = Array.from({ length: 9 }, (_, place) => notification({ id: String(5001 + place) }));
const LIST = { info: { records: 9, pages: 1 }, results: NOTIFICATIONS.map(onTheWire) };

/** A page with a bell full of notifications: each that is dismissed is told of by a toast that offers to take it back. */
export async function dismissals(page: Page) {
  await page.route('**/get-notifications', (route) => route.fulfill({ json: LIST }));
  await page.route('**/follow-notifications', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: ready\nid: 1\ndata: {}\n\n' }),
  );
  await page.route(/\/notification\/\d+\/(dismiss|restore)$/, (route) =>
    route.fulfill({ json: { message: 'Done' } }),
  );
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  return {
    async open(): Promise<void> {
      await storeSession(page, 'admin@bridgework.test');
      await page.goto('/reports');
      await bell.waitFor();
    },
    async dismissOne(): Promise<void> {
      await bell.click();
      await panel
        .getByRole('button', { name: /^Dismiss: A patient/ })
        .first()
        .click();
      await page.locator('.toast').waitFor();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
    },
  };
}
