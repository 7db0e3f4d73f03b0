import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { sampleOf } from '#tests/support/depth.ts';
import { accessibilityFindings } from '../support/accessibility.ts';

/** A way in which an answer can go wrong. */
export interface Fault {
  name: string;
  inflict: (route: Route) => Promise<void> | void;
  /** What the page tells of it where it tells the cause. */
  told: string;
  /** Time has to pass until the page gives up. */
  isSlow?: true;
}

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';
const UNREADABLE = 'Something went wrong. Try again in a moment.';
const HTML = '<!doctype html><html lang="en"><title>Proxy</title><h1>Something stands between</h1></html>';

export const FAULTS: readonly Fault[] = [
  { name: 'offline', inflict: (route) => route.abort('internetdisconnected'), told: UNREACHABLE },
  { name: 'connection reset', inflict: (route) => route.abort('connectionreset'), told: UNREACHABLE },
  {
    name: '500 with JSON',
    inflict: (route) =>
      route.fulfill({
        status: 500,
        json: { status: 500, reason: 'Internal Server Error', message: 'Something failed on our side.' },
      }),
    told: 'Something failed on our side.',
  },
  {
    name: '500 with HTML',
    inflict: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: HTML }),
    told: 'Internal Server Error',
  },
  {
    name: '200 with HTML',
    inflict: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
    told: UNREADABLE,
  },
  { name: 'half an answer', inflict: (route) => fulfillHalf(route), told: UNREADABLE },
  {
    name: 'an empty answer',
    inflict: (route) => route.fulfill({ contentType: 'application/json', body: '' }),
    told: UNREADABLE,
  },
  {
    name: 'an answer of another type',
    inflict: (route) => route.fulfill({ json: { accessToken: 7, id: [], organizations: 'none' } }),
    told: UNREADABLE,
  },
  {
    name: 'no answer in time',
    inflict: () => undefined,
    told: 'This took too long. Try again in a moment.',
    isSlow: true,
  },
  {
    name: '401',
    inflict: (route) =>
      route.fulfill({ status: 401, json: { status: 401, reason: 'Unauthorized', message: 'Unauthorized' } }),
    told: 'Unauthorized',
  },
];

/** The true answer, cut in the middle; where the fault was over before it came, the page has had the whole of it. */
async function fulfillHalf(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) }).catch(unlessOver);
}

/** An end of the route lets its calls go on. */
function unlessOver(error: Error): void {
  if (!error.message.includes('Route is already handled')) throw error;
}

const LONGEST_WAIT_MS = 15_000;

/** Gives the page a clock that a test can turn on; the browser's own time limits go by it too. */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController();
      const late = () => limit.abort(new DOMException('The time is over.', 'TimeoutError'));
      setTimeout(late, milliseconds);
      return limit.signal;
    };
  });
  await page.clock.install();
}

/** Lets the page's longest wait for an answer run out. */
const waitInVain = (page: Page): Promise<void> => page.clock.fastForward(LONGEST_WAIT_MS);

/** Lets each fault befall the page, and says of each one that ends otherwise than it should. */
export async function eachEnd<Named extends { name: string }>(
  faults: readonly Named[],
  meet: (fault: Named) => Promise<void>,
): Promise<void> {
  const ends: string[] = [];
  for (const fault of faults) {
    const end = await meet(fault).then(
      () => 'as it should',
      (error: Error) => error.message,
    );
    ends.push(`${fault.name}: ends ${end}`);
  }
  expect(ends).toEqual(faults.map(({ name }) => `${name}: ends as it should`));
}

/**
 * Every fourth fault, beginning with another one in each column: each row and each column of the matrix is walked. Under
 * PROVE every cell is.
 */
export const sampled = <Named>(faults: readonly Named[], column: number): readonly Named[] =>
  sampleOf(faults, (_, row) => (row + column) % 4 === 0);

/** Inflicts the fault on a call while something is done, and lets the time run out where nobody answers. */
export async function under(
  page: Page,
  call: string,
  fault: Fault,
  act: () => Promise<unknown>,
): Promise<void> {
  await page.route(call, fault.inflict);
  await Promise.all([page.waitForRequest(call), act()]);
  if (fault.isSlow) await waitInVain(page);
}

/** The page is neither blank nor waiting, and everybody can read it. */
export async function standsFirm(page: Page): Promise<void> {
  expect((await page.locator('body').innerText()).trim()).not.toBe('');
  await expect.poll(() => page.locator('[aria-busy=true], .skeleton, .spinner').count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
}

export const storedItems = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).sort());

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

export async function seesDashboard(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Organization/ })
    .waitFor();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}
