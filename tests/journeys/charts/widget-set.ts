import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import type { WidgetSet } from '#tests/support/pages/widget-host.ts';
import type { Account } from '../shell-page.ts';
import { shellOf } from '../shell-page.ts';

/** A widget that does what the walk tells it, and says where it works. */
const obedientWidget = (names: Record<string, string>) => `
  const names = ${JSON.stringify(names)};
  export default class extends HTMLElement {
    connectedCallback() {
      this.textContent = 'Fees in ' + names[this.host.session.practice.id];
      globalThis.shownWidgets = (globalThis.shownWidgets ?? 0) + 1;
      globalThis.shownWidget = this;
    }
  }`;

/** The portal as a server configures it that hosts a widget on the page of plan fees. */
export async function configureFees(page: Page): Promise<void> {
  await page.route(/\/(fee-management|revenue-management|reports)$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"fees":""', '"fees":"/widgets/sample.js"');
    await route.fulfill({ response, body });
  });
}

declare global {
  var shownWidgets: number | undefined;
  var shownWidget: (Element & { host: Record<string, (given?: unknown) => void> }) | undefined;
}

/** The page of plan fees on the built portal; its module arrives on command. */
export async function widgetSet(page: Page, adapter: PageAdapter, account: Account): Promise<WidgetSet> {
  const practices = account.organizations[0]?.practices.slice(0, 2) ?? [];
  const ids = practices.map(({ id }, index) => [id, `p${index + 1}`]);
  const body = obedientWidget(Object.fromEntries(ids));
  const asked: Route[] = [];
  await page.route('**/widgets/sample.js*', (route) => void asked.push(route));
  let hasRun = false;
  let begun = 0;

  function module(): Route {
    const [route] = asked.splice(0);
    if (route === undefined) throw new Error('Nobody asked for the module');
    return route;
  }

  async function seesAsked(): Promise<void> {
    if (!hasRun) await expect.poll(() => asked.length, { message: 'modules that are asked for' }).toBe(1);
  }

  return {
    async open(isConfigured) {
      asked.splice(0);
      [hasRun, begun] = [false, 0];
      await page.goto(isConfigured ? '/fee-management' : '/revenue-management');
    },
    async load() {
      await seesAsked();
      if (!hasRun) await module().fulfill({ contentType: 'text/javascript', body });
      hasRun = true;
      begun += 1;
      await expect.poll(() => page.evaluate(() => globalThis.shownWidgets)).toBe(begun);
    },
    loseModule: () => module().fulfill({ status: 404 }),
    seesAsked,
    async giveUp() {
      await Promise.all(asked.splice(0).map((route) => route.abort()));
    },
    async call(name, given) {
      if (name === 'failed') hasRun = false;
      await page.evaluate(([called, word]) => globalThis.shownWidget?.host[called]?.(word), [
        name,
        given,
      ] as const);
    },
    async follow() {
      await page.evaluate(() => globalThis.shownWidget?.host['onPage']?.(() => undefined));
    },
    async openPage(path) {
      await page.evaluate((to) => history.pushState(null, '', to), path);
      const leave = page.getByRole('button', { name: 'Leave without saving' });
      if (await leave.isVisible()) await leave.click();
    },
    async choosePractice(id) {
      const name = practices[Number(id.slice(1)) - 1]?.name ?? '';
      await shellOf(page).practice.click();
      await adapter.click('menuitemradio', name);
    },
  };
}
