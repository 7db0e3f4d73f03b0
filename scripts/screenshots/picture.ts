import type { Page, Route } from 'playwright-core';
import { selectMember } from '#tests/journeys/shell-page.ts';

/** A picture, taken in every variant. */
export interface Picture {
  name: string;
  at: string;
  /** Taken before signing in. */
  isSignedOut?: true;
  /** Shows what a phone has no use for. */
  isWideOnly?: true;
  /** Mocked responses by the end of the path; null never responds. */
  answers?: Readonly<Record<string, Answer | null>>;
  /** Prepares the page for the picture, and waits until it is ready. */
  show(page: Page): Promise<void>;
}

type Answer = Parameters<Route['fulfill']>[0];

export const FAILED: Answer = {
  status: 500,
  headers: { 'x-request-id': '7d41f0ce-5a0b-4a8e-9c55-0c1d9a52b7e3' },
  json: {
    status: 500,
    reason: 'Internal Server Error',
    message: 'Something went wrong on our side. Try again in a moment.',
  },
};

export const see = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
export const press = (role: 'button' | 'menuitem' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).click();

/** Today's figures, in the report's frame. */
export const seeReport = (page: Page) =>
  page.frameLocator('iframe[title="Report"]').getByText('Needs follow-up').waitFor();

export const steps =
  (...all: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of all) await step(page);
  };

export const openMenu = (button: RegExp) =>
  steps(press('button', button), (page) => page.getByRole('menu').waitFor());
export const pressKeys = (keys: string) => async (page: Page) => {
  await seeReport(page);
  await page.keyboard.press(keys);
};
export const seeList = (role: 'listbox' | 'grid') => (page: Page) => page.getByRole(role).waitFor();
export const dialogIsOpen = (page: Page) => page.getByRole('dialog').waitFor();
export const openBell = press('button', /^Notifications/);
export const account = (item: string) =>
  steps(press('button', /^Account menu for/), press('menuitem', item), (page) =>
    page.getByRole('dialog').waitFor(),
  );
/** A page about a patient of the sample data. */
export const ofPatient = (path: string, words: string, memberId = '10000114') => ({
  at: '/',
  show: steps(
    seeReport,
    (page) => selectMember(page, memberId),
    (page) => page.goto(path),
    see(words),
  ),
});

/** Mocks all later responses to one call. */
export const answering = (call: string, answer: Answer) => (page: Page) =>
  page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname.endsWith(call),
    (route) => route.fulfill(answer),
  );
