import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The header, drawer and footer around a page. */
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
    activeItem: drawer.locator('a[aria-current=page]'),
    options: page.getByRole('menuitemradio'),
    footer: page.getByRole('contentinfo'),
    /** The heading of a loaded page. */
    heading: page.locator('h1:not(.visually-hidden)'),
    dialog: page.getByRole('dialog'),
  };
}

export const asksToLeave = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

export interface ShownPage {
  path: string;
  title: string;
  /** The text of the page: its heading, the practice, and the rest. */
  lines: readonly string[];
}

/** The first words of pages that show data after them. */
export const FIRST_WORDS = {
  search: 'Find a patient',
  goals: 'Year',
  codes: 'Code or description',
  fees: 'Select fees to increase them together, or open a plan.',
  payments: 'Payment methods',
  noPlan: 'Choose a plan',
};

export const WIDGET = 'Widget is not displayed because of environment config.';
export const REPORT = 'Report is not displayed because of environment config.';
const WHO_CONFIGURES = 'Ask your Bridgework administrator to set it up.';

const shownPage = (page: Page): Promise<ShownPage> =>
  page.evaluate((firstWords) => {
    const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
    const lines = words('main')
      .split(/\n+/)
      .filter((line) => line.trim() !== '');
    const others = [words('.patient .avatar'), words('.patient-search > .button-link'), 'Support details'];
    const isNotContent = (line: string) => others.includes(line);
    const shown = lines.filter((line) => !isNotContent(line));
    const ends = [...firstWords, words('.patient-name')];
    const end = shown.findIndex((line) => ends.includes(line));
    return {
      path: location.pathname,
      title: document.title,
      lines: end === -1 ? shown : shown.slice(0, end + 1),
    };
  }, Object.values(FIRST_WORDS));

/**
 * Waits until the whole page at the path is shown, with its parent: a search or a year up to its box, a patient up to
 * their name.
 */
export async function seesPage(
  page: Page,
  path: string,
  lines: readonly string[],
  title = lines[0],
): Promise<void> {
  await expect
    .poll(() => shownPage(page))
    .toEqual({
      path,
      title: `${title} · Bridgework`,
      lines: [path === '/purchase-plan' ? 'Purchase Plan' : '', ...lines]
        .filter((line) => line !== '')
        .flatMap((line) => (line === WIDGET || line === REPORT ? [line, WHO_CONFIGURES] : line)),
    } satisfies ShownPage);
}

/** A patient page, up to the name. The tab's title has only initials and member ID (PATIENT-1.2). */
export async function seesPatientPage(
  page: Page,
  path: string,
  title: string,
  { name, memberId }: { name: string; memberId: string },
): Promise<void> {
  const initials = name.replace(/[^A-Z]/g, '');
  await expect
    .poll(() => shownPage(page))
    .toEqual({
      path,
      title: `${initials} ${memberId} · ${title} · Bridgework`,
      lines: ['Manage Patients', title, name],
    } satisfies ShownPage);
}

/** The address and the window title that each path leads to, without a reload. */
export const landings = (page: Page, paths: readonly string[]) =>
  page.evaluate(
    (tried) =>
      tried.map((path) => {
        history.pushState(null, '', path);
        return [path, location.pathname, document.title];
      }),
    paths,
  );

export const focusedWords = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.replace(/\s+/g, ' ') ?? '');

/** Playwright stops a clock only ahead of the time. The page gives up on what it waits for after 10 seconds or more. */
const AHEAD_MS = 8000;

/** Stops the clock, so that a toast stays as long as a slow machine needs. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await pauseClock(page);
}

/** Stops a clock that is already installed. */
export const pauseClock = ({ clock }: Page): Promise<void> => clock.pauseAt(Date.now() + AHEAD_MS);

export const toastLines = async (page: Page): Promise<string[]> =>
  (await page.locator('.toast-words').innerText()).split(/\n+/);

/** Waits for the toast, and closes it and those before it, because each would delay the next one by 5 seconds. */
export const seesToast = (page: Page, words: string) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const toast = document.querySelector('.toast');
        toast?.querySelector<HTMLElement>('.toast-dismiss')?.click();
        return toast?.querySelector('.toast-label')?.textContent;
      }),
    )
    .toBe(words);

/** From now on, `GET /user` returns an account with these fields replaced. */
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

/** The fields of `GET /user` that journeys read. */
export interface Account {
  organizations: (Named & { practices: Named[] })[];
}

/** A patient of the first practice, with one active plan on which 30.00 are due. */
export const TAMSIN = { memberId: '10000114', name: 'Tamsin Achterberg' };

/** Selects a member in this tab, like a click in the search. */
export async function selectMember(page: Page, memberId: string): Promise<void> {
  await page.evaluate((id) => {
    const selection: object = JSON.parse(sessionStorage.getItem('selection') ?? '{}');
    sessionStorage.setItem('selection', JSON.stringify({ ...selection, memberId: id }));
  }, memberId);
}

/** Opens a page of the portal's origin without running the portal. */
export async function openOutside(page: Page): Promise<void> {
  await page.route('**/outside', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Outside</title>' }),
  );
  await page.goto('/outside');
  await page.unroute('**/outside');
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

export async function seesDashboard(page: Page): Promise<void> {
  await shellOf(page).organization.waitFor();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

export async function logOut(page: Page): Promise<void> {
  await shellOf(page).account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
