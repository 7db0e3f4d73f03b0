import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The parts around a page as a person finds them. */
export function shellOf(page: Page) {
  const header = page.getByRole('banner');
  const drawer = page.getByRole('navigation', { name: 'Main' });
  return {
    menuButton: header.getByRole('button', { name: /^(Collapse|Expand) navigation$/ }),
    organization: header.getByRole('button', { name: /^Organization/ }),
    practice: header.getByRole('button', { name: /^Practice/ }),
    account: header.getByRole('button', { name: /^Account menu for/ }),
    drawer,
    admin: drawer.getByRole('button', { name: 'Admin' }),
    item: (name: string) => drawer.getByRole('link', { name, exact: true }),
    /** The item of the page that is open. */
    activeItem: drawer.locator('a[aria-current=page]'),
    options: page.getByRole('menuitemradio'),
    footer: page.getByRole('contentinfo'),
    /** Of a page that is loaded. */
    heading: page.locator('h1:not(.visually-hidden)'),
    dialog: page.getByRole('dialog'),
  };
}

export interface ShownPage {
  path: string;
  /** Of the window. */
  title: string;
  /** The words of the page: its heading, the practice, what stands below. */
  lines: readonly string[];
}

const shownPage = (page: Page): Promise<ShownPage> =>
  page.evaluate(() => {
    const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
    const lines = words('main').split(/\n+/);
    const shown = lines.filter((line) => line !== words('.patient .avatar'));
    const ends = ['Find a patient', words('.patient-name')];
    const end = shown.findIndex((line) => ends.includes(line));
    return {
      path: location.pathname,
      title: document.title,
      lines: end === -1 ? shown : shown.slice(0, end + 1),
    };
  });

/** Waits until the page at the path is shown, whole; the patient search up to its box, a patient up to their name. */
export async function seesPage(page: Page, path: string, lines: readonly string[]): Promise<void> {
  await expect
    .poll(() => shownPage(page))
    .toEqual({ path, title: `${lines[0]} · Bridgework`, lines } satisfies ShownPage);
}

/** The words of whatever has the focus. */
export const focusedWords = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.replace(/\s+/g, ' ') ?? '');

/** What a page shows for a while, as a toast, stays for as long as a loaded machine needs: its clock stands still. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

export const toastLines = async (page: Page): Promise<string[]> =>
  (await page.locator('.toast-words').innerText()).split(/\n+/);

/** Lets `GET /user` answer with another account from now on: what is changed takes the place of the real fields. */
export async function alterAccount(page: Page, changed: (account: Account) => object): Promise<void> {
  await page.unroute('**/api/user');
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    const account: Account = await response.json();
    await route.fulfill({ response, json: { ...account, ...changed(account) } });
  });
}

interface Named {
  id: string;
  name: string;
}

/** As much of `GET /user` as journeys read. */
export interface Account {
  organizations: (Named & { practices: Named[] })[];
}

/** A patient of the first practice, with one active plan on which 30.00 are due. */
export const TAMSIN = { memberId: '10000114', name: 'Tamsin Achterberg' };

/** Makes a member the selected one of this tab, as a click in a search would. */
export async function selectMember(page: Page, memberId: string): Promise<void> {
  await page.evaluate((id) => {
    const selection: object = JSON.parse(sessionStorage.getItem('selection') ?? '{}');
    sessionStorage.setItem('selection', JSON.stringify({ ...selection, memberId: id }));
  }, memberId);
}
