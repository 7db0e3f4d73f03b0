import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';

export const FAILED_RENEWAL =
  "Payment failed for patient's auto-renewal. Follow up to avoid service interruption.";
export const DENIED = 'A patient has denied benefit usage. Please review their benefits summary.';
export const DECLINED = 'Your credit card has been declined for auto-renewal.';
export const EXPIRING =
  'The office payment card will expire soon. Please update it to avoid failed transactions.';

export function bellOf(page: Page) {
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  return {
    bell,
    panel,
    entries: panel.getByRole('listitem'),
    clearAll: panel.getByRole('button', { name: 'CLEAR ALL' }),
    entry: (label: string) =>
      panel.getByRole('button', { name: new RegExp(`^(?!Dismiss: ).*${label.slice(0, 30)}`) }),
    remove: (label: string) => panel.getByRole('button', { name: new RegExp(`^Dismiss: ${label}`) }),
    undo: page.getByRole('button', { name: 'Undo' }),
    seesName: (name: string) =>
      expect.poll(() => bell.innerText()).toMatch(new RegExp(`^${name}(\\s*\\d+)?$`)),
    seesLabels: (labels: readonly string[]) =>
      expect.poll(() => panel.locator('.notification-label').allInnerTexts()).toEqual(labels),
  };
}

/** The posts for notifications, as `POST dismiss`, and the requests for the list, in order. */
export function callsOfBell(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const posted = /\/notification\/(\d+)\/(dismiss|restore)$/.exec(pathname);
    if (posted) calls.push(`${request.method()} ${posted[2]}`);
    if (pathname.endsWith('/get-notifications')) calls.push('GET');
  });
  return calls;
}

interface Received {
  notification: string;
  created: string;
}

/** The server's list in the opposite order, with other times. */
export async function withTimes(route: Route, times: Readonly<Record<string, string>>): Promise<void> {
  const response = await route.fetch();
  const list: { results: Received[] } = await response.json();
  const results = list.results.toReversed().map((each) => ({
    ...each,
    created: times[each.notification] ?? each.created,
  }));
  await route.fulfill({ response, json: { ...list, results } });
}
