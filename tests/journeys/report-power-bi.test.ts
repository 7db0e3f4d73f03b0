import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import {
  GROUP_ID,
  powerBiSettings,
  REPORT_ID,
  startPowerBiService,
} from '#tests/support/power-bi-service.ts';
import { openAs } from './support/signed-in.ts';
import { withSettings } from './support/with-settings.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const TOKEN_PATH = '**/api/reporting/get-auth-token';

const service = await startPowerBiService();
afterAll(service.close);

/**
 * Simulates Power BI: a page that responds to the requests of powerbi-client and posts a report's events in the
 * format of http-post-message. It shows what it received in its body.
 */
const POWER_BI = `<!doctype html><title>Power BI</title><h1>Sales</h1><button>TokenExpired</button><button>Visual 7 is broken</button><ol></ol><script>
  const id = new URLSearchParams(location.search).get('uid');
  let portal = '';
  const post = (url, body) => parent.postMessage({ method: 'POST', url, headers: { id: String(Math.random()) }, body }, portal || '*');
  addEventListener('message', ({ origin, source, data }) => {
    const { method, url, headers, body } = data;
    if (source !== parent || method !== 'POST') return;
    portal = origin;
    const line = document.createElement('li');
    line.textContent = JSON.stringify({ origin, url, body });
    document.querySelector('ol').append(line);
    parent.postMessage({ statusCode: 202, headers: { id: headers.id }, body: null }, origin);
    if (url === '/report/load') for (const name of ['loaded', 'rendered']) post('/reports/' + id + '/events/' + name, {});
  });
  for (const button of document.querySelectorAll('button')) button.onclick = () => {
    const message = button.textContent;
    post('/reports/' + id + '/events/error', { message, detailedMessage: message, errorCode: '1', level: 6 });
  };
  post('/ready/' + id, {});
</script>`;

interface Received {
  origin: string;
  url: string;
  body: unknown;
}

const receivedBy = async (page: Page, url: string): Promise<Received[]> => {
  const lines = await page.frameLocator('iframe[title="Report"]').locator('li').allInnerTexts();
  return lines.map((line): Received => JSON.parse(line)).filter((each) => each.url === url);
};

const onPowerBi = withSettings(powerBiSettings(service.address));

async function openReport(page: Page, at = '/') {
  await page.route('https://app.powerbi.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: POWER_BI }),
  );
  const asked = page.waitForRequest(TOKEN_PATH);
  await openAs(page, FRONT_DESK, { at });
  const request = await asked;
  const { token } = (await (await request.response())?.json()) ?? {};
  await page.frameLocator('iframe[title="Report"]').getByRole('heading', { name: 'Sales' }).waitFor();
  await expect.poll(async () => (await receivedBy(page, '/report/load')).length).toBe(1);
  return { request: request.postDataJSON() as unknown, token: String(token) };
}

onPowerBi(
  'DASH-1.5, DASH-1.2, DASH-1.3, DASH-1.4: a report of Power BI is embedded by its own library with a token that Power BI issued, for reading, without panes, filtered on the user and the organization',
  async ({ page, address }) => {
    const library = page.waitForResponse(/\/assets\/power-bi-[^/]+\.js$/);
    const { request, token } = await openReport(page);
    expect(await (await library).text()).toContain('powerbi-embed-url');
    expect(request).toEqual({ groupId: GROUP_ID, reportId: REPORT_ID, organizationId: '1' });
    expect(token).toBe(service.tokens.at(-1));
    const [loaded] = await receivedBy(page, '/report/load');
    const basic = (table: string, column: string, value: string) => ({
      $schema: 'http://powerbi.com/product/schema#basic',
      filterType: 1,
      target: { table, column },
      operator: 'In',
      values: [value],
    });
    expect(loaded).toMatchObject({
      origin: address,
      body: {
        type: 'report',
        groupId: GROUP_ID,
        id: REPORT_ID,
        accessToken: token,
        tokenType: 1,
        permissions: 0,
        viewMode: 0,
        filters: [basic('Users', 'username', FRONT_DESK), basic('Organizations', 'id', '1')],
        settings: {
          filterPaneEnabled: false,
          navContentPaneEnabled: false,
          panes: { filters: { visible: false, expanded: false }, pageNavigation: { visible: false } },
        },
      },
    });
    await page.locator('.report-holder[data-loading="false"] iframe[title="Report"]').waitFor();
  },
);

onPowerBi(
  'DASH-1.5, DASH-4.1: the portal sends a new token when Power BI says that it expired, and ahead of its end; other errors are only logged',
  async ({ page, pageErrors }) => {
    pageErrors.expect(/Visual 7 is broken/);
    await page.clock.install();
    await openReport(page, '/reports');
    const [{ body } = { body: null }] = await receivedBy(page, '/report/load');
    expect(body).toMatchObject({ settings: { panes: { pageNavigation: { visible: true } } } });
    const button = (name: string) =>
      page.frameLocator('iframe[title="Report"]').getByRole('button', { name });
    const renewed = async (again: () => Promise<unknown>, count: number) => {
      const answer = page.waitForResponse(TOKEN_PATH);
      await again();
      const next = (await (await answer).json()) as { token: string };
      await expect.poll(async () => (await receivedBy(page, '/report/token')).length).toBe(count);
      expect((await receivedBy(page, '/report/token')).at(-1)?.body).toBe(next.token);
    };
    await renewed(() => button('TokenExpired').click(), 1);
    await renewed(() => page.clock.fastForward(480_000), 2);
    const logged = page.waitForEvent('console', (message) => message.text().includes('Visual 7 is broken'));
    await button('Visual 7 is broken').click();
    expect((await logged).type()).toBe('error');
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    expect(await page.locator('.toast').count()).toBe(0);
  },
);
