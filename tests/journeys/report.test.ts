import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { searchOf } from './search-page.ts';
import { shellOf } from './shell-page.ts';
import { openAs } from './support/signed-in.ts';
import { withSettings } from './support/with-settings.ts';
import { smallTargets } from './touch-targets.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const ADMIN = 'admin@bridgework.test';
const TOKEN_PATH = '**/api/reporting/get-auth-token';

const frameOf = (page: Page) => page.frameLocator('iframe[title="Report"]');
const figure = (page: Page, name: string) =>
  frameOf(page).getByRole('button', { name: new RegExp(`^${name}`) });

const builtIn = withSettings({ REPORT_URL: undefined });

builtIn(
  'DASH-3.2, DASH-2.1, API-4.1, MISSION-1.1: with no REPORT_URL set, the dashboard requests a token with groupId, reportId and organizationId, and shows the built-in report of the organization',
  async ({ page }) => {
    const asked = page.waitForRequest(TOKEN_PATH);
    await openAs(page, FRONT_DESK);
    const request = await asked;
    expect([request.method(), request.postDataJSON()]).toEqual([
      'POST',
      { groupId: 'bridgework', reportId: 'practice', organizationId: '1' },
    ]);
    expect(await (await request.response())?.json()).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    await frameOf(page).getByRole('heading', { name: 'Needs follow-up' }).waitFor();
    expect(
      new URL(await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.src)).pathname,
    ).toBe('/report');
  },
);

builtIn(
  'DASH-4.2: a token that can’t be loaded shows why, and Try again loads the report',
  async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 503|The server is busy/);
    const json = { message: 'The server is busy.' };
    await page.route(TOKEN_PATH, (route) => route.fulfill({ status: 503, json }));
    await openAs(page, FRONT_DESK);
    const alert = page.getByRole('main').getByRole('alert');
    await expect.poll(() => alert.innerText()).toMatch(/^Couldn’t load the report\s+The server is busy\.\s/);
    await page.unroute(TOKEN_PATH);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await figure(page, 'Past due').waitFor();
  },
);

builtIn(
  'DASH-1.1, DASH-1.3, ROUTE-8.5: the report fills the page of the dashboard, without a choice of pages and filters; the Report page has both',
  async ({ page }) => {
    await openAs(page, FRONT_DESK);
    await figure(page, 'Past due').waitFor();
    const [main, frame] = await Promise.all([
      page.getByRole('main').boundingBox(),
      page.locator('iframe').boundingBox(),
    ]);
    expect(frame?.width).toBeGreaterThan((main?.width ?? 0) - 80);
    expect(frame?.height).toBeGreaterThan((main?.height ?? 0) - 200);
    expect(await frameOf(page).getByRole('navigation').count()).toBe(0);
    expect(await frameOf(page).getByText('Last 12 months').count()).toBe(0);
    await page.goto('/reports');
    const tabs = frameOf(page).getByRole('navigation', { name: 'Report pages' }).getByRole('button');
    await expect
      .poll(() => tabs.allInnerTexts())
      .toEqual(['Today', 'Members', 'Revenue', 'Goals', 'Practices']);
  },
);

builtIn(
  'DASH-2.3: each number of Today opens its list, with as many patients, by mouse and by keyboard',
  async ({ page }) => {
    await openAs(page, ADMIN);
    for (const [name, view, byKey] of [
      ['Ends in 30 days', 'Ends in 30 days', false],
      ['Past due', 'Past due', true],
      ['Failed payments', 'Payment failed', true],
      ['Expiring cards', 'Card expires before renewal', true],
      ['Benefits denied', 'Benefit denied', false],
    ] as const) {
      const words = await figure(page, name).innerText();
      const count = /(\d+) patient/.exec(words)?.[1];
      if (byKey) await figure(page, name).press('Enter');
      else await figure(page, name).click();
      await page.getByRole('heading', { name: 'Manage Patients', level: 1 }).waitFor();
      const current = searchOf(page).view(view);
      await expect.poll(() => current.getAttribute('aria-current')).toBe('page');
      await expect.poll(() => current.innerText()).toMatch(new RegExp(`\\b${count}$`));
      await page.goBack();
    }
    await frameOf(page).getByRole('button', { name: 'View goals' }).press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/goal-settings');
  },
);

builtIn('the report follows the practice of the page', async ({ page }) => {
  await openAs(page, ADMIN);
  await figure(page, 'Past due').waitFor();
  const asked = page.waitForRequest('**/api/reporting/practice/*/today');
  const { practice, options } = shellOf(page);
  await practice.click();
  await options.nth(1).click();
  expect(new URL((await asked).url()).pathname).toBe('/api/reporting/practice/2/today');
});

builtIn(
  'MISSION-2.3: the built-in report loads from its configured URL, and no file that the portal loads contains its code, or that of Power BI',
  async ({ page }) => {
    const files = new Map<'portal' | 'report', Promise<string>[]>([
      ['portal', []],
      ['report', []],
    ]);
    page.on('response', (response) => {
      const request = response.request();
      if (request.resourceType() !== 'script' || !response.ok()) return;
      const side = request.frame() === page.mainFrame() ? 'portal' : 'report';
      files.get(side)?.push(response.text());
    });
    await openAs(page, ADMIN);
    await figure(page, 'Past due').waitFor();
    // The browser drops the texts of a page that is left.
    await Promise.all([...files.values()].flat());
    await page.goto('/reports');
    await figure(page, 'Revenue').click();
    await frameOf(page).getByRole('img', { name: 'Collected by month' }).waitFor();
    const [portal, report] = [
      await Promise.all(files.get('portal') ?? []),
      await Promise.all(files.get('report') ?? []),
    ];
    const holding = (texts: readonly string[], words: string) =>
      texts.filter((text) => text.includes(words)).length;
    expect([holding(portal, 'powerbi-embed-url'), holding(report, 'powerbi-embed-url')]).toEqual([0, 0]);
    for (const words of ['Needs follow-up', 'Churn by month', 'Forecast of the next 12 months'])
      expect([words, holding(portal, words), holding(report, words) > 0]).toEqual([words, 0, true]);
  },
);

builtIn(
  'DASH-2.4, LAYOUT-14.1: Members, Revenue and Goals show the figures of a practice or its organization beside the year before, for selected months, with a table, a CSV file and print, by keyboard; the report has controls for a finger',
  async ({ page }) => {
    await openAs(page, ADMIN, { at: '/reports' });
    const frame = frameOf(page);
    for (const [tab, chart] of [
      ['Members', 'Active members by month'],
      ['Revenue', 'Collected by month'],
      ['Goals', 'Goal and net collections by month'],
    ] as const) {
      await frame.getByRole('button', { name: tab, exact: true }).press('Enter');
      await frame.getByRole('figure', { name: chart }).getByRole('img').waitFor();
    }
    const met = /^The goal was met in \d+ of \d+ finished months\. \w+ \d{4} is through [\d/]+\.$/;
    await frame.getByText(met).waitFor();
    await frame.getByText(/^(Ahead of|Behind) pace$/).waitFor();
    expect(await smallTargets(page)).toEqual([]);
    await frame.getByRole('button', { name: 'Revenue', exact: true }).press('Enter');
    const collected = frame.getByRole('figure', { name: 'Collected by month' });
    await collected.getByText('View as table').press('Enter');
    const heads = collected.getByRole('columnheader');
    await expect
      .poll(() => heads.allInnerTexts())
      .toEqual(['Month', 'Collected', 'Collected the year before']);
    expect(await collected.getByRole('row').count()).toBe(13);
    const totalOf = async () => (await frame.locator('.stat-value').first().innerText()).replace(/[$,]/g, '');
    const ofPractice = Number(await totalOf());
    const saved = page.waitForEvent('download');
    await frame.getByRole('button', { name: 'Download CSV: Collected by month' }).press('Enter');
    const download = await saved;
    expect(download.suggestedFilename()).toBe('Collected by month.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]?.replace('\uFEFF', '')).toBe('Month,Collected,Collected the year before');
    const amounts = lines.slice(1).map((line) => Number(line.split(',')[1]));
    expect([amounts.length, amounts.reduce((sum, amount) => sum + amount, 0).toFixed(2)]).toEqual([
      12,
      ofPractice.toFixed(2),
    ]);
    await frame.getByRole('button', { name: 'Harborlight Portland Practice' }).press('Enter');
    await frame.getByRole('option', { name: 'Harborlight Dental Group: all practices' }).press('Enter');
    await expect.poll(async () => Number(await totalOf())).toBeGreaterThan(ofPractice);
    await frame.getByRole('button', { name: /Date range$/ }).press('Enter');
    await frame.getByRole('option', { name: 'Last 3 months' }).press('Enter');
    const bars = () =>
      frame.getByRole('figure', { name: 'Collected by month' }).locator('.chart-bar').count();
    await expect.poll(bars).toBe(3);
    await frame.getByRole('button', { name: /Date range$/ }).press('Enter');
    await frame.getByRole('option', { name: 'Select months' }).press('Enter');
    await frame.getByRole('button', { name: /First month$/ }).press('Enter');
    await frame.getByRole('option').nth(1).press('Enter');
    await expect.poll(bars).toBe(2);
    const [report] = page.frames().filter((each) => each.parentFrame() !== null);
    await report?.evaluate(() => {
      globalThis.print = () => document.body.setAttribute('data-printed', '');
    });
    await frame.getByRole('button', { name: 'Print' }).press('Enter');
    await frame.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await frame.getByText(/^Harborlight Dental Group · \w+ \d{4} – \w+ \d{4}$/).waitFor();
    await frame.getByRole('button', { name: /First month$/ }).waitFor({ state: 'hidden' });
  },
);

builtIn(
  'API-4: the portal renews the token two minutes ahead of its end, and sends it to the report',
  async ({ page }) => {
    await page.clock.install();
    await openAs(page, FRONT_DESK, { at: '/reports' });
    await figure(page, 'Past due').waitFor();
    const renewed = page.waitForResponse(TOKEN_PATH);
    await page.clock.fastForward(480_000);
    const { token } = (await (await renewed).json()) as { token: string };
    const asked = page.waitForRequest(/\/reporting\/practice\/1\/goals\?/);
    await frameOf(page).getByRole('button', { name: 'Goals', exact: true }).click();
    expect(await (await asked).headerValue('authorization')).toBe(`Bearer ${token}`);
  },
);

for (const [when, target, event] of [
  ['the connection returns', 'window', 'online'],
  ['the page is visible again', 'document', 'visibilitychange'],
] as const)
  builtIn(
    `API-4: after eight minutes asleep, the portal renews the token when ${when}, and sends it to the report`,
    async ({ page }) => {
      await openAs(page, FRONT_DESK, { at: '/reports' });
      await figure(page, 'Past due').waitFor();
      const renewed = page.waitForResponse(TOKEN_PATH);
      await page.evaluate(
        ([name, type]) => {
          const { now } = Date;
          Date.now = () => now() + 480_000;
          (name === 'window' ? window : document).dispatchEvent(new Event(type));
        },
        [target, event] as const,
      );
      const { token } = (await (await renewed).json()) as { token: string };
      const asked = page.waitForRequest(/\/reporting\/practice\/1\/goals\?/);
      await frameOf(page).getByRole('button', { name: 'Goals', exact: true }).click();
      expect(await (await asked).headerValue('authorization')).toBe(`Bearer ${token}`);
    },
  );

/** A report of another server, which only records what the portal sends. */
const FOREIGN = `<!doctype html><title>Foreign report</title><p>A foreign report</p><script>
  const origin = new URLSearchParams(location.search).get('origin');
  const send = (message) => parent.postMessage(message, origin);
  addEventListener('message', ({ origin: from, data }) => {
    document.body.append(JSON.stringify({ from, data }));
    send({ type: 'report_error', message: 'Visual 7 is broken' });
    send({ type: 'open', list: 'everything', filter: 'all' });
    send({ type: 'open', list: 'patients', filter: '../login' });
    send({ type: 'report_loaded' });
  });
  send({ type: 'report_ready' });
</script>`;

const foreign = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end(FOREIGN);
});
await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
foreign.unref();
const { port } = foreign.address() as AddressInfo;

withSettings({ REPORT_URL: `http://127.0.0.1:${port}/view` })(
  'MISSION-2.1, DASH-1.2, DASH-4.1: a report of another server gets its token, settings and filters from the portal; its errors are only logged, and unknown lists open nothing',
  async ({ page, address, pageErrors }) => {
    pageErrors.expect(/Visual 7 is broken/);
    const logged = page.waitForEvent('console', (message) => message.text().includes('Visual 7 is broken'));
    await openAs(page, FRONT_DESK);
    const body = page.frameLocator('iframe').locator('body');
    await expect.poll(() => body.innerText()).toContain('report_embed');
    const text = await body.innerText();
    expect(JSON.parse(text.slice(text.indexOf('{"from"')))).toEqual({
      from: address,
      data: {
        type: 'report_embed',
        groupId: 'bridgework',
        reportId: 'practice',
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        settings: { permissions: 'read', filterPane: false, pagePane: false, pageSelection: false },
        filters: { username: FRONT_DESK, organizationId: '1', practiceId: '1' },
        practiceName: 'Harborlight Portland',
        organizationName: 'Harborlight Dental Group',
        timeZone: expect.any(String),
        lists: ['patients'],
      },
    });
    expect((await logged).type()).toBe('error');
    await page.frameLocator('iframe').getByText('A foreign report').waitFor();
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    expect(await page.locator('.toast').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/');
  },
);
