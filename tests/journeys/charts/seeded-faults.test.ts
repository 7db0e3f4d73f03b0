import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageModel } from '#charts/page/page-model.ts';
import type { AnyPageDriver } from '#charts/page/walk.ts';
import { driveLogin, loginPage } from '#tests/support/pages/login.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { driveToastQueue, toastQueuePage } from '#tests/support/pages/toast-queue.ts';
import { it } from '../support/journey.ts';
import { watchPageErrors } from '../support/page-errors.ts';
import { loginSet, toastSet } from './login-sets.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

interface Chart {
  model: PageModel;
  drive(adapter: PageAdapter, page: Page): Promise<AnyPageDriver>;
}

const LOGIN: Chart = {
  model: loginPage,
  drive: async (adapter, page) => driveLogin(adapter, await loginSet(page)),
};
const TOASTS: Chart = {
  model: toastQueuePage,
  drive: async (adapter, page) => driveToastQueue(adapter, await toastSet(page)),
};

interface Fault {
  what: string;
  /** Runs in the page before anything else does. */
  plant: () => void;
  chart: Chart;
  found: RegExp;
}

const FAULTS: readonly Fault[] = [
  {
    what: 'a toast that is hidden',
    plant: () => {
      const hiding = new CSSStyleSheet();
      hiding.replaceSync('.toast { display: none }');
      document.adoptedStyleSheets.push(hiding);
    },
    chart: TOASTS,
    found:
      /^toastQueue, .*step 1 "toast.push": the page does not show "toastQueue.entering": .*but shows \[\]/,
  },
  {
    what: 'a LOGIN that works while the server is asked',
    plant: () => {
      const enable = () => document.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
      new MutationObserver(enable).observe(document, { subtree: true, childList: true, attributes: true });
    },
    chart: LOGIN,
    found:
      /^login, .*"login.submit": the page does not show "login.open.form.submitting": .*"button":"enabled"/,
  },
  {
    what: 'a button without a name',
    plant: () =>
      addEventListener(
        'input',
        () => document.querySelector('main')?.append(document.createElement('button')),
        {
          once: true,
        },
      ),
    chart: LOGIN,
    found: /^login, .*in "login.open.form.editing \+ login.open.password.masked", axe finds:\nbutton-name/,
  },
  {
    what: 'a console error',
    plant: () => addEventListener('click', () => console.error('planted')),
    chart: LOGIN,
    found: /^login, .*"password.toggle", in "[^"]+", the page complains of:\nconsole: planted/,
  },
  {
    what: 'an uncaught error',
    plant: () =>
      addEventListener('click', () => {
        throw new Error('planted');
      }),
    chart: LOGIN,
    found: /^login, .*"password.toggle", in "[^"]+", the page complains of:\nuncaught: planted/,
  },
  {
    what: 'a violation of the policy',
    plant: () =>
      addEventListener('click', () => {
        new Image().src = 'https://elsewhere.test/pixel.png';
      }),
    chart: LOGIN,
    // The console may tell of it before the page has heard.
    found:
      /^login, .*"password.toggle", in "[^"]+", the page complains of:\n(policy: img-src refused|console: Loading the image)/,
  },
];

for (const { what, plant, chart, found } of FAULTS)
  it(`a walk finds ${what}, and names the chart, the step and the state`, async ({ browser, address }) => {
    await expect(walkSpoilt(browser, address, plant, chart)).rejects.toThrow(found);
  });

/** A page of its own profile: what is planted is found by the walk and fails nothing else. */
async function walkSpoilt(
  browser: Browser,
  baseURL: string,
  plant: () => void,
  { model, drive }: Chart,
): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' });
  try {
    const pageErrors = await watchPageErrors(context);
    const page = await context.newPage();
    await page.addInitScript(plant);
    const adapter = await builtPageAdapter(page, pageErrors);
    await walkOnPage(model, await drive({ ...adapter, patienceMs: 20_000 }, page));
  } finally {
    await context.close();
  }
}
